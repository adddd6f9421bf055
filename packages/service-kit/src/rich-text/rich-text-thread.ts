import { parentPort } from 'node:worker_threads';
import {
  CODE_LANGUAGES,
  FIGURE_CLASSES,
  LANGUAGE_CLASS_PREFIX,
  LINK_REL,
  LINK_SCHEMES,
  PICTURE_SCHEMES,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@atelier/contracts/content/rich-text-rules';
import { toHtml } from 'hast-util-to-html';
import { common, createLowlight } from 'lowlight';
import sanitizeHtml from 'sanitize-html';

/** Input of the thread: HTML to clean, or one block of code to color. */
export type RichTextTask = { html: string } | { language: string; code: string };
/** Undefined for code that the highlighter cannot read. */
export type RichTextAnswer = string | undefined;

type LanguageFn = (typeof common)[keyof typeof common];

const GRAMMARS: Readonly<Record<string, LanguageFn>> = common;

const lowlight = createLowlight(
  Object.fromEntries(
    CODE_LANGUAGES.flatMap(({ id }) => {
      const grammar = GRAMMARS[id];
      return grammar === undefined ? [] : [[id, grammar] as const];
    }),
  ),
);

/** Browsers give up at a few hundred levels; no real text needs a tenth of that. */
const MAX_DEPTH = 50;

const removeForbidden = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: Object.fromEntries(
      Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, names.filter((name) => name !== 'class')]),
    ),
    allowedClasses: { code: [`${LANGUAGE_CLASS_PREFIX}*`], figure: [...FIGURE_CLASSES] },
    allowedSchemes: [...LINK_SCHEMES],
    allowedSchemesByTag: { img: [...PICTURE_SCHEMES] },
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: LINK_REL }), h1: 'h2' },
  });

interface Tree {
  children?: readonly object[];
}

const isDeep = ({ children = [] }: Tree, depth = 0): boolean =>
  depth > MAX_DEPTH || children.some((child) => isDeep(child, depth + 1));

const highlighted = (language: string, code: string): string | undefined => {
  try {
    const tree = lowlight.highlight(language, code);
    return isDeep(tree) ? undefined : toHtml(tree, { characterReferences: { useNamedReferences: true } });
  } catch {
    return undefined;
  }
};

const answerTo = (task: RichTextTask): RichTextAnswer =>
  'html' in task ? removeForbidden(task.html) : highlighted(task.language, task.code);

parentPort?.on('message', (task: RichTextTask) => parentPort?.postMessage(answerTo(task)));
parentPort?.postMessage('ready');
