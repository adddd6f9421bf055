import type { Mail, MailAddress } from './mail-transport.js';

/** Plain text, whose blank lines part paragraphs, or an address to open. */
export type LetterPart = string | { link: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const paragraphs = (text: string): string =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/\r?\n/g, '<br>\n')}</p>`)
    .join('\n');

const asText = (part: LetterPart): string => (typeof part === 'string' ? part : part.link);

const asHtml = (part: LetterPart): string =>
  typeof part === 'string' ? paragraphs(part) : `<p><a href="${escaped(part.link)}">${escaped(part.link)}</a></p>`;

const signatureOf = ({ name, address }: MailAddress): string => `${name}\n${address}`;

/** A mail's body in both forms, signed by the studio. Whatever stands in the parts is shown as text. */
export const letter = (
  parts: readonly LetterPart[],
  studio: MailAddress,
  signature = '',
): Pick<Mail, 'text' | 'html'> => ({
  text: `${parts.map(asText).join('\n\n')}\n\n-- \n${signature || signatureOf(studio)}\n`,
  html: `<!doctype html>
<html lang="en">
<body>
${parts.map(asHtml).join('\n')}
${paragraphs(signature || signatureOf(studio))}
</body>
</html>
`,
});
