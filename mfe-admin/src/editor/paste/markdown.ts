import { markup } from '@atelier/markup';
import { Marked, type Token, type TokensList } from 'marked';

/** GitHub Markdown without rules that plain text triggers by chance: no indented code, no underlined headings. */
const markdown = new Marked({
  tokenizer: { code: () => undefined, lheading: () => undefined },
  renderer: {
    // HTML in Markdown is treated as text.
    html: ({ text, block }) => String(block ? markup`<p>${text.trim()}</p>` : markup`${text}`),
    // Rich text has no check boxes.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

const BLOCKS = new Set(['heading', 'code', 'list', 'blockquote', 'table', 'hr']);
const WORDS: Readonly<Record<string, string>> = { strong: '**', codespan: '`', link: '[', image: '!' };

const isSign = ({ type, raw }: Token): boolean =>
  BLOCKS.has(type) || (WORDS[type] !== undefined && raw.startsWith(WORDS[type]));

/** Undefined if elements are nested too deeply to parse. */
const getTokens = (text: string): TokensList | undefined => {
  try {
    return markdown.lexer(text);
  } catch (error) {
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
};

/** Whether the text was probably written as Markdown: it has block markers, bold, code, or links. */
export const looksLikeMarkdown = (text: string): boolean => {
  let isMeant = false;
  markdown.walkTokens(getTokens(text) ?? [], (token) => {
    isMeant ||= isSign(token);
  });
  return isMeant;
};

/** Converts Markdown to HTML, which still has to be cleaned. */
export const markdownHtml = (text: string): string => {
  const tokens = getTokens(text);
  return tokens === undefined ? String(markup`<p>${text}</p>`) : markdown.parser(tokens);
};
