import { DEFAULT_BRAND, getPalette } from '@atelier/contracts';
import { type Markup, markup } from '@atelier/markup';
import type { Mail, MailAddress } from './mail-transport.js';

/** Plain text with blank lines between paragraphs, or an address to open. */
type LetterPart = string | { link: string };

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

const asText = (part: LetterPart): string => (typeof part === 'string' ? part : part.link);

const asHtml = (part: LetterPart, color: string): Markup =>
  typeof part === 'string'
    ? paragraphs(part)
    : markup`<p><a href="${part.link}" style="color:${color}">${part.link}</a></p>\n`;

const sign = ({ name, address }: MailAddress): string => `${name}\n${address}`;

const NO_QUOTE = { text: '', html: '' };

const quote = (original: string) => ({
  text: `\nYou wrote:\n\n${original.replaceAll(/^/gm, '> ')}\n`,
  html: markup`<p>You wrote:</p>
<blockquote style="margin:0;padding-left:12px;border-left:2px solid #bbb">
${paragraphs(original)}</blockquote>
`,
});

/**
 * A mail's body in both formats: the studio's name as its wordmark, since mail programs show no SVG, the parts, the signature, and
 * the message that it answers. All of it is escaped as text.
 */
export const letter = (
  parts: readonly LetterPart[],
  studio: MailAddress,
  { text, color }: Signature = PLAIN_SIGNATURE,
  original?: string,
): Pick<Mail, 'text' | 'html'> => {
  const quoted = original === undefined ? NO_QUOTE : quote(original);
  return {
    text: `${parts.map(asText).join('\n\n')}\n\n-- \n${text || sign(studio)}\n${quoted.text}`,
    html: markup`<!doctype html>
<html lang="en">
<body>
<p style="margin:0 0 24px;font-size:20px;font-weight:700;line-height:1.3"><span style="padding-bottom:4px;border-bottom:3px solid ${color}">${studio.name}</span></p>
${parts.map((part) => asHtml(part, color))}<hr style="width:48px;margin:24px 0 16px;border:0;border-top:3px solid ${color}">
${paragraphs(text || sign(studio))}${quoted.html}</body>
</html>
`.toString(),
  };
};
