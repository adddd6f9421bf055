/**
 * The one place that escapes text for HTML and XML: heads of pages, mails, feeds, sitemaps, share cards. It imports nothing,
 * so that browsers and services share it.
 */

/** Written as it stands. Only `markup`, `scriptJson` and `trusted` make it. */
export class Markup {
  constructor(private readonly written: string) {}

  toString(): string {
    return this.written;
  }
}

export type MarkupPart = Markup | string | number | null | undefined | false | readonly MarkupPart[];

/** Characters that XML 1.0 does not allow, and HTML calls errors; lone halves of surrogate pairs included. */
const ILLEGAL = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Numeric references mean the same in HTML and XML; a bare carriage return would be read as a line feed. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

const escaped = (text: string): string =>
  text.replaceAll(ILLEGAL, '').replaceAll(/[&<>"'\r]/g, (sign) => REFERENCES[sign] ?? sign);

const written = (part: MarkupPart): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.toString();
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
};

/** A template of HTML or XML. What stands in it is escaped, as text and in quoted attributes alike; markup and lists nest. */
export const markup = (template: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup =>
  new Markup(template.reduce((all, piece, index) => `${all}${written(parts[index - 1])}${piece}`));

/** JSON inside a script element: no sequence in it can end the element or start a comment. */
export const scriptJson = (value: unknown, replacer?: (key: string, part: unknown) => unknown): Markup =>
  new Markup(JSON.stringify(value, replacer).replaceAll('<', '\\u003c'));

/** HTML that was cleaned or made elsewhere. */
export const trusted = (html: string): Markup => new Markup(html);
