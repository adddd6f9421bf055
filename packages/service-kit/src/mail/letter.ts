import { DEFAULT_BRAND, getPalette } from '@atelier/contracts';
import { type Markup, markup, trusted } from '@atelier/markup';
import { oneLine } from './mail-message.js';
import type { Mail, MailAddress } from './mail-transport.js';

/** Rows of a name and what belongs to it, under a title. */
interface Table {
  title: string;
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/** Plain text with blank lines between paragraphs, an address to open, a table, or sanitized HTML with the same in plain text. */
export type LetterPart = string | { link: string; label?: string } | { table: Table } | { html: string; text: string };

/** A line below the signature, such as one that says how to unsubscribe. */
interface Footer {
  note: string;
  link: { label: string; address: string };
}

/** How the studio signs: an empty text means its name and address. */
export interface Signature {
  text: string;
  /** The color of links and of the lines below the wordmark and above the signature, such as `#b92b38`. */
  color: string;
}

export const PLAIN_SIGNATURE: Signature = { text: '', color: getPalette(DEFAULT_BRAND).accentText };

const lines = (paragraph: string): Markup =>
  markup`${paragraph.split(/\r?\n/).map((line, index) => (index === 0 ? line : markup`<br>\n${line}`))}`;

const paragraphs = (text: string): Markup =>
  markup`${text.split(/(?:\r?\n){2,}/).map((paragraph) => markup`<p>${lines(paragraph)}</p>\n`)}`;

const tableAsText = ({ title, rows }: Table): string =>
  [
    title,
    ...rows.map(([name, ...cells]) => `${oneLine(name)}: ${cells.filter((cell) => cell !== '').join(', ')}`),
  ].join('\n');

const CELL = 'padding:6px 0;border-bottom:1px solid #d9d9d9;vertical-align:top';

const tableAsHtml = ({
  title,
  rows,
}: Table): Markup => markup`<h2 style="margin:28px 0 4px;font-size:16px">${title}</h2>
<table cellspacing="0" cellpadding="0" style="width:100%;max-width:520px;border-collapse:collapse">
${rows.map(
  ([name, ...cells]) => markup`<tr><td style="${CELL};overflow-wrap:anywhere">${oneLine(name)}</td>${cells.map(
    (cell) => markup`<td style="${CELL};padding-left:16px;text-align:right">${cell}</td>`,
  )}</tr>
`,
)}</table>
`;

const asText = (part: LetterPart): string => {
  if (typeof part === 'string') return part;
  if ('table' in part) return tableAsText(part.table);
  if ('link' in part) return part.label === undefined ? part.link : `${part.label}: ${part.link}`;
  return part.text;
};

const asHtml = (part: LetterPart, color: string): Markup => {
  if (typeof part === 'string') return paragraphs(part);
  if ('table' in part) return tableAsHtml(part.table);
  if ('html' in part) return markup`${trusted(part.html)}\n`;
  return markup`<p><a href="${part.link}" style="color:${color}">${part.label ?? part.link}</a></p>\n`;
};

const sign = ({ name, address }: MailAddress): string => `${name}\n${address}`;

/** Fonts of the reader's system, since mail programs load none. */
const FONT = 'system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif';

const NO_QUOTE = { text: '', html: '' };

const quote = (original: string) => ({
  text: `\nYou wrote:\n\n${original.replaceAll(/^/gm, '> ')}\n`,
  html: markup`<p>You wrote:</p>
<blockquote style="margin:0;padding-left:12px;border-left:2px solid #bbb">
${paragraphs(original)}</blockquote>
`,
});

const footer = ({ note, link }: Footer) => ({
  text: `\n${note} ${link.label}: ${link.address}\n`,
  html: markup`<p style="margin-top:24px;font-size:13px;color:#6b6b6b">${note} <a href="${link.address}" style="color:#6b6b6b">${link.label}</a></p>
`,
});

const below = (end: string | Footer | undefined) => {
  if (end === undefined) return NO_QUOTE;
  return typeof end === 'string' ? quote(end) : footer(end);
};

/**
 * A mail's body in both formats: the studio's name as its wordmark, since mail programs show no SVG, the parts, the signature, and
 * below it the message that the mail answers, or a footer. All of it is escaped as text, except sanitized HTML.
 */
export const letter = (
  parts: readonly LetterPart[],
  studio: MailAddress,
  { text, color }: Signature = PLAIN_SIGNATURE,
  end?: string | Footer,
): Pick<Mail, 'text' | 'html'> => {
  const ending = below(end);
  return {
    text: `${parts.map(asText).join('\n\n')}\n\n-- \n${text || sign(studio)}\n${ending.text}`,
    html: markup`<!doctype html>
<html lang="en">
<body style="font-family:${FONT};line-height:1.5">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;line-height:1.3"><span style="padding-bottom:4px;border-bottom:3px solid ${color}">${studio.name}</span></p>
${parts.map((part) => asHtml(part, color))}<hr style="width:48px;margin:24px 0 16px;border:0;border-top:3px solid ${color}">
${paragraphs(text || sign(studio))}${ending.html}</body>
</html>
`.toString(),
  };
};
