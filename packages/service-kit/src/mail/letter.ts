import { type Markup, markup } from '@atelier/markup';
import type { Mail, MailAddress } from './mail-transport.js';

/** Plain text with blank lines between paragraphs, or an address to open. */
export type LetterPart = string | { link: string };

const lines = (paragraph: string): Markup =>
  markup`${paragraph.split(/\r?\n/).map((line, index) => (index === 0 ? line : markup`<br>\n${line}`))}`;

const paragraphs = (text: string): Markup =>
  markup`${text.split(/(?:\r?\n){2,}/).map((paragraph) => markup`<p>${lines(paragraph)}</p>\n`)}`;

const asText = (part: LetterPart): string => (typeof part === 'string' ? part : part.link);

const asHtml = (part: LetterPart): Markup =>
  typeof part === 'string' ? paragraphs(part) : markup`<p><a href="${part.link}">${part.link}</a></p>\n`;

const sign = ({ name, address }: MailAddress): string => `${name}\n${address}`;

/** A mail's body in both formats, signed by the studio. All parts are escaped as text. */
export const letter = (
  parts: readonly LetterPart[],
  studio: MailAddress,
  signature = '',
): Pick<Mail, 'text' | 'html'> => ({
  text: `${parts.map(asText).join('\n\n')}\n\n-- \n${signature || sign(studio)}\n`,
  html: markup`<!doctype html>
<html lang="en">
<body>
${parts.map(asHtml)}${paragraphs(signature || sign(studio))}</body>
</html>
`.toString(),
});
