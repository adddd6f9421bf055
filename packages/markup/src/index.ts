/**
 * Escapes text for HTML and XML: page heads, mails, feeds, sitemaps, and share cards. It imports nothing,
 * so that browsers and services can share it.
 */

/** Text that is not escaped again. Only `markup`, `scriptJson`, and `trusted` create it. */
export class Markup {
  private readonly written: string;

  constructor(written: string) {
    this.written = written;
  }

  toString(): string {
    return this.written;
  }
}

export type MarkupPart = Markup | string | number | null | undefined | false | readonly MarkupPart[];

/** Characters that XML 1.0 forbids and HTML treats as errors, lone surrogates included. */
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

/** A template of HTML or XML. Escapes values in text and quoted attributes; markup and lists may be nested. */
export const markup = (template: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup =>
  new Markup(template.reduce((all, piece, index) => `${all}${written(parts[index - 1])}${piece}`));

/** JSON for a script element. No sequence in it can end the element or start a comment. */
export const scriptJson = (value: unknown, replacer?: (key: string, part: unknown) => unknown): Markup =>
  new Markup(JSON.stringify(value, replacer).replaceAll('<', '\\u003c'));

/** HTML that was sanitized or created elsewhere. */
export const trusted = (html: string): Markup => new Markup(html);
