import { escaped, inlineHtml } from './markdownInline';

const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*([\w#+.-]*)/;
const HEADING = /^ {0,3}(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/;
const DELIMITERS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const TASK = /^\[([ xX])\]\s+/;
const INLINE = /\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]+\)|(?<!`)`[^`\n]+`(?!`)/;

interface Read {
  html: string;
  /** The line after it. */
  next: number;
}

interface Block {
  begins: (line: string, next: string) => boolean;
  read: (lines: readonly string[], at: number) => Read;
}

const endOf = (lines: readonly string[], from: number, goesOn: (line: string, at: number) => boolean): number => {
  let at = from;
  while (at < lines.length && goesOn(lines[at] ?? '', at)) at += 1;
  return at;
};

const isBlank = (line: string): boolean => line.trim() === '';
const indentOf = (line: string): number => line.length - line.trimStart().length;

const fence: Block = {
  begins: (line) => FENCE.test(line),
  read: (lines, at) => {
    const [, marks = '', language] = FENCE.exec(lines[at] ?? '') ?? [];
    const end = endOf(lines, at + 1, (line) => !line.trimStart().startsWith(marks));
    const code = escaped(lines.slice(at + 1, end).join('\n'));
    const named = language ? ` class="language-${escaped(language)}"` : '';
    return { html: `<pre><code${named}>${code}</code></pre>`, next: end + 1 };
  },
};

const heading: Block = {
  begins: (line) => HEADING.test(line),
  read: (lines, at) => {
    const [, marks = '', words = ''] = HEADING.exec(lines[at] ?? '') ?? [];
    return { html: `<h${marks.length}>${inlineHtml(words)}</h${marks.length}>`, next: at + 1 };
  },
};

const rule: Block = { begins: (line) => RULE.test(line), read: (_lines, at) => ({ html: '<hr>', next: at + 1 }) };

const quote: Block = {
  begins: (line) => QUOTE.test(line),
  read: (lines, at) => {
    const next = endOf(lines, at, (line) => QUOTE.test(line));
    const inner = lines.slice(at, next).map((line) => line.replace(QUOTE, ''));
    return { html: `<blockquote>${blocksHtml(inner)}</blockquote>`, next };
  },
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);

const rowHtml = (line: string, tag: 'th' | 'td'): string =>
  `<tr>${cellsOf(line)
    .map((cell) => `<${tag}>${inlineHtml(cell.trim())}</${tag}>`)
    .join('')}</tr>`;

const table: Block = {
  begins: (line, next) => line.includes('|') && DELIMITERS.test(next),
  read: (lines, at) => {
    const next = endOf(lines, at + 2, (line) => line.includes('|'));
    const rows = lines.slice(at + 2, next).map((line) => rowHtml(line, 'td'));
    const head = rowHtml(lines[at] ?? '', 'th');
    return { html: `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`, next };
  },
};

/** A box to tick becomes the sign of one: a text has no boxes. */
const ticked = (words: string): string => words.replace(TASK, (_all, sign: string) => (sign === ' ' ? '☐ ' : '☑ '));

/** Whether a line goes on with a list that is indented so far. */
const goesOn = (lines: readonly string[], at: number, indent: number, isOrdered: boolean): boolean => {
  const line = lines[at] ?? '';
  const [, itsIndent, itsSign = ''] = ITEM.exec(line) ?? [];
  if (itsIndent !== undefined && itsIndent.length <= indent) return /\d/.test(itsSign) === isOrdered;
  const next = lines[at + 1] ?? '';
  if (isBlank(line)) return indentOf(next) > indent || ITEM.test(next);
  return indentOf(line) > indent || (!isBlank(lines[at - 1] ?? '') && !begins(lines, at));
};

const list: Block = {
  begins: (line) => ITEM.test(line),
  read: (lines, at) => {
    const [, space = '', sign = ''] = ITEM.exec(lines[at] ?? '') ?? [];
    const isOrdered = /\d/.test(sign);
    const next = endOf(lines, at + 1, (_line, where) => goesOn(lines, where, space.length, isOrdered));
    const items: string[][] = [];
    for (const line of lines.slice(at, next)) {
      const [, itsIndent, , words = ''] = ITEM.exec(line) ?? [];
      if (itsIndent !== undefined && itsIndent.length <= space.length) items.push([ticked(words)]);
      else items.at(-1)?.push(line.slice(Math.min(indentOf(line), space.length + sign.length + 1)));
    }
    const first = Number.parseInt(sign, 10);
    const start = isOrdered && first > 1 ? ` start="${first}"` : '';
    const tag = isOrdered ? 'ol' : 'ul';
    const entries = items.map((item) => `<li>${blocksHtml(item)}</li>`);
    return { html: `<${tag}${start}>${entries.join('')}</${tag}>`, next };
  },
};

const BLOCKS: readonly Block[] = [fence, heading, rule, quote, table, list];

const blockAt = (lines: readonly string[], at: number): Block | undefined =>
  BLOCKS.find((block) => block.begins(lines[at] ?? '', lines[at + 1] ?? ''));
const begins = (lines: readonly string[], at: number): boolean => blockAt(lines, at) !== undefined;

const paragraph = (lines: readonly string[], at: number): Read => {
  const next = endOf(lines, at + 1, (line, where) => !isBlank(line) && !begins(lines, where));
  return { html: `<p>${inlineHtml(lines.slice(at, next).join('\n').trim())}</p>`, next };
};

const blocksHtml = (lines: readonly string[]): string => {
  let html = '';
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at] ?? '')) {
      at += 1;
      continue;
    }
    const read = blockAt(lines, at)?.read(lines, at) ?? paragraph(lines, at);
    html += read.html;
    at = read.next;
  }
  return html;
};

const linesOf = (text: string): string[] => text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');

/** Whether somebody who wrote this meant Markdown: signs of blocks, or of words that are bold, code or links. */
export const looksLikeMarkdown = (text: string): boolean => {
  const lines = linesOf(text);
  return INLINE.test(text) || lines.some((line, at) => !isBlank(line) && begins(lines, at));
};

/** Markdown as HTML: headings, lists, tasks, quotes, code, tables, rules, and what words are marked by. */
export const markdownHtml = (text: string): string => blocksHtml(linesOf(text));
