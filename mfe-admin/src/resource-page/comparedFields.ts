/** An item's fields by name, from a form or the server. */
export type FieldValues = Readonly<Record<string, unknown>>;

export interface ComparedField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

const ABBREVIATIONS = new Set(['seo', 'url', 'id']);

/** 'seoTitle' and 'seo_title' become 'SEO title'. */
export const labelOfField = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => (ABBREVIATIONS.has(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const BLOCK_END = /<\/(?:p|h[2-4]|li|blockquote|pre|tr|figcaption|summary|caption)>|<br\s*\/?>|<hr\s*\/?>/g;
const IS_HTML = /<\/?[a-z][^>]*>/i;

/** The readable text of HTML: a line per block, and pictures by their alternative text. */
const wordsOfHtml = (html: string): string => {
  const lines = html
    .replaceAll(BLOCK_END, (end) => `${end}\n`)
    .replaceAll(/<\/t[dh]>/g, ' | ')
    .replaceAll(
      /<img[^>]*?(?:\balt="([^"]*)")?[^>]*>/g,
      (tag) => `[Image: ${/\balt="([^"]*)"/.exec(tag)?.[1] ?? ''}]\n`,
    );
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent?.trim() ?? '';
};

const entryText = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null ? Object.values(entry).map(String).join(': ') : String(entry);

/** A field's value as text. */
const textOfValue = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(entryText).join('\n');
  if (typeof value !== 'string') return entryText(value);
  return IS_HTML.test(value) ? wordsOfHtml(value) : value.trim();
};

/** The fields of both sides with different text. */
export const comparedFields = (mine: FieldValues, theirs: FieldValues): ComparedField[] =>
  Object.keys(mine)
    .filter((name) => name in theirs)
    .map((name) => ({
      name,
      label: labelOfField(name),
      mine: textOfValue(mine[name]),
      theirs: textOfValue(theirs[name]),
    }))
    .filter((field) => field.mine !== field.theirs);
