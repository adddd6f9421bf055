interface Rule {
  find: RegExp;
  html: (groups: readonly string[]) => string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const wrap =
  (tag: string): Rule['html'] =>
  ([, , words = '']) =>
    `<${tag}>${inlineHtml(words)}</${tag}>`;

const link = (href: string, words: string): string => `<a href="${escaped(href)}">${words}</a>`;

/** Of two that begin at the same place, the first of these. */
const RULES: readonly Rule[] = [
  { find: /\\([\\`*_{}[\]()#+\-.!~|>])/, html: ([, sign = '']) => escaped(sign) },
  { find: /(`+)(.+?)\1(?!`)/s, html: ([, , code = '']) => `<code>${escaped(code.trim())}</code>` },
  {
    find: /!\[([^\]]*)\]\(([^\s)]+)[^)]*\)/,
    html: ([, alt = '', src = '']) => `<img src="${escaped(src)}" alt="${escaped(alt)}">`,
  },
  {
    find: /\[([^[\]]+)\]\(<?((?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+"[^"]*")?\)/,
    html: ([, words = '', href = '']) => link(href, inlineHtml(words)),
  },
  { find: /<?(https?:\/\/[^\s<>()]*[^\s<>().,;:!?])>?/, html: ([, href = '']) => link(href, escaped(href)) },
  { find: /(\*\*|(?<!\w)__)(?=\S)(.+?)(?<=\S)\1/s, html: wrap('strong') },
  { find: /(~~)(?=\S)(.+?)(?<=\S)~~/s, html: wrap('s') },
  { find: /(\*|(?<!\w)_)(?=[^\s*_])(.+?)(?<=[^\s*])\1(?!\w)/s, html: wrap('em') },
  { find: /(?: {2,}|\\)(\n)/, html: () => '<br>' },
];

/** A line of Markdown as HTML: what is no sign of it is text. */
export const inlineHtml = (text: string): string => {
  let first: { match: RegExpExecArray; html: Rule['html'] } | undefined;
  for (const { find, html } of RULES) {
    const match = find.exec(text);
    if (match !== null && (first === undefined || match.index < first.match.index)) first = { match, html };
  }
  if (first === undefined) return escaped(text);
  const { match, html } = first;
  const after = text.slice(match.index + match[0].length);
  return escaped(text.slice(0, match.index)) + html(match) + inlineHtml(after);
};
