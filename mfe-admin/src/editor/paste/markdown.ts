import { markup } from '@atelier/markup';
import { Marked, type Token, type TokensList } from 'marked';

/** Markdown of GitHub, less what plain text has by chance: indented lines are no code, and underlined ones no headings. */
const markdown = new Marked({
  tokenizer: { code: () => undefined, lheading: () => undefined },
  renderer: {
    // HTML inside is words: what it may say is said by Markdown.
    html: ({ text, block }) => String(block ? markup`<p>${text.trim()}</p>` : markup`${text}`),
    // A text has no boxes to tick.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

const BLOCKS = new Set(['heading', 'code', 'list', 'blockquote', 'table', 'hr']);
const WORDS: Readonly<Record<string, string>> = { strong: '**', codespan: '`', link: '[', image: '!' };

const isSign = ({ type, raw }: Token): boolean =>
  BLOCKS.has(type) || (WORDS[type] !== undefined && raw.startsWith(WORDS[type]));

/** Undefined where one thing stands in another so deep that no reader comes to its end. */
const getTokens = (text: string): TokensList | undefined => {
  try {
    return markdown.lexer(text);
  } catch (error) {
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
};

/** Whether somebody who wrote this meant Markdown: signs of blocks, or of words that are bold, code or links. */
export const looksLikeMarkdown = (text: string): boolean => {
  let isMeant = false;
  markdown.walkTokens(getTokens(text) ?? [], (token) => {
    isMeant ||= isSign(token);
  });
  return isMeant;
};

/** Markdown as HTML, which has still to be cleaned. */
export const markdownHtml = (text: string): string => {
  const tokens = getTokens(text);
  return tokens === undefined ? String(markup`<p>${text}</p>`) : markdown.parser(tokens);
};
