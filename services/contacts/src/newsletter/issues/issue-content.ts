import { convert } from 'html-to-text';

/** Sanitized rich text for mails: pictures fit the window, and addresses of this site are complete. */
export const toMailHtml = (content: string, publicUrl: string): string =>
  content
    .replaceAll(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")(\/[^"]*)/g, (_whole, start: string, path: string) =>
      path.startsWith('//') ? `${start}${path}` : `${start}${new URL(publicUrl).origin}${path}`,
    )
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');

const WITH_ADDRESS = { linkBrackets: ['(', ')'] as [string, string], hideLinkHrefIfSameAsText: true };

/** Cells without their spans, which may be thousands: the converter takes minutes to lay those out, or fails. */
const withPlainCells = (html: string): string => html.replaceAll(/<(t[dh])\b[^>]*>/g, '<$1>');

/** The same as plain text: links and pictures with their addresses. */
export const toMailText = (html: string): string =>
  convert(withPlainCells(html), {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: WITH_ADDRESS },
      { selector: 'img', options: WITH_ADDRESS },
      ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
