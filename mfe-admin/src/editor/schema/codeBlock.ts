import { findCodeLanguage, LANGUAGE_CLASS_PREFIX } from '@atelier/contracts/content/rich-text-rules';
import { CodeBlock as PlainCodeBlock } from '@tiptap/extension-code-block';
import { codeColors } from '../code/codeColors';

/** The language of a code block if it can be highlighted. */
const getLanguage = (block: HTMLElement): string | null => {
  const classes = [...(block.querySelector('code')?.classList ?? [])];
  const name = classes.find((one) => one.startsWith(LANGUAGE_CLASS_PREFIX))?.slice(LANGUAGE_CLASS_PREFIX.length);
  return name ? (findCodeLanguage(name) ?? name) : null;
};

export const CodeBlock = PlainCodeBlock.extend({
  addAttributes() {
    return { language: { default: null, parseHTML: getLanguage, rendered: false } };
  },
  renderHTML({ node }) {
    const { language } = node.attrs as { language: string | null };
    const name = language && (findCodeLanguage(language) ?? language);
    return ['pre', ['code', name ? { class: `${LANGUAGE_CLASS_PREFIX}${name}` } : {}, 0]];
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), codeColors()];
  },
}).configure({ enableTabIndentation: false });
