import { findCodeLanguage } from '@atelier/contracts/content/rich-text-rules';
import { Chunks } from '@atelier/web-kit/loading/Chunks';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { CodeRun, highlightCode } from './highlightCode';

type Highlight = typeof highlightCode;

interface Block {
  node: Node;
  at: number;
}

interface Colors {
  blocks: readonly Block[];
  decorations: DecorationSet;
}

const CHUNK = 'code-colors';
const KEY = new PluginKey<Colors>('codeColors');

const loadHighlighter = async (): Promise<Highlight> =>
  (await import(/* webpackChunkName: "code-colors" */ './highlightCode')).highlightCode;

const getLanguage = ({ type, attrs }: Node) =>
  type.spec.code === true ? findCodeLanguage(String(attrs.language ?? '')) : undefined;

/** The code blocks in languages with colors. */
const findBlocks = (doc: Node): Block[] => {
  const found: Block[] = [];
  doc.descendants((node, at) => {
    if (getLanguage(node) !== undefined) found.push({ node, at });
    return !node.isTextblock;
  });
  return found;
};

const areSame = (some: readonly Block[], others: readonly Block[]): boolean =>
  some.length === others.length && some.every(({ node }, index) => node === others[index]?.node);

const decorate = ({ at }: Block, runs: readonly CodeRun[]): Decoration[] => {
  let from = at + 1;
  return runs.flatMap(({ text, classes }) => {
    const start = from;
    from += text.length;
    return classes.length === 0 ? [] : [Decoration.inline(start, from, { class: classes.join(' ') })];
  });
};

/** Colors code as on the site. The highlighter loads when there is code for it; until then code is plain. */
export const codeColors = (): Plugin<Colors> => {
  const chunks = new Chunks<Highlight>();
  let highlight: Highlight | undefined;
  // Nodes never change, so a block is only highlighted again after it was edited.
  const known = new WeakMap<Node, readonly CodeRun[]>();
  const getRuns = ({ node }: Block): readonly CodeRun[] => {
    const language = getLanguage(node);
    if (highlight === undefined || language === undefined) return [];
    const runs = known.get(node) ?? highlight(language, node.textContent);
    known.set(node, runs);
    return runs;
  };
  const color = (doc: Node, blocks: readonly Block[]): Colors => ({
    blocks,
    decorations: DecorationSet.create(
      doc,
      blocks.flatMap((block) => decorate(block, getRuns(block))),
    ),
  });
  return new Plugin<Colors>({
    key: KEY,
    state: {
      init: (_config, { doc }) => color(doc, findBlocks(doc)),
      apply: (transaction, { blocks: before, decorations }, _before, { doc }) => {
        const isLoaded = transaction.getMeta(KEY) === true;
        const blocks = transaction.docChanged ? findBlocks(doc) : before;
        if (isLoaded || !areSame(blocks, before)) return color(doc, blocks);
        return { blocks, decorations: decorations.map(transaction.mapping, doc) };
      },
    },
    props: { decorations: (state) => KEY.getState(state)?.decorations },
    view: (view) => {
      let isRequested = false;
      const request = async () => {
        if (isRequested || KEY.getState(view.state)?.blocks.length === 0) return;
        isRequested = true;
        highlight = await chunks.get(CHUNK, loadHighlighter);
        if (highlight !== undefined && !view.isDestroyed) view.dispatch(view.state.tr.setMeta(KEY, true));
      };
      void request();
      return { update: () => void request() };
    },
  });
};
