const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
};

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/** Two texts for comparison, without HTML markup unless only the markup differs. */
export const readableTexts = (before: string, after: string): [before: string, after: string] => {
  if (!isHtml(before) && !isHtml(after)) return [before, after];
  const plain: [string, string] = [words(before), words(after)];
  return plain[0] === plain[1] ? [before, after] : plain;
};
