export interface Section {
  id: string;
  title: string;
}

const HEADING = /<h2>(.*?)<\/h2>/gs;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const wordsOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The parts of a text by its headings, each of which gets an address of its own. */
export const withSections = (html: string): { html: string; sections: Section[] } => {
  const sections: Section[] = [];
  const addressed = html.replaceAll(HEADING, (_heading, inner: string) => {
    const title = plain(inner);
    const base = `on-${wordsOf(title) || sections.length + 1}`;
    const isTaken = sections.some(({ id }) => id === base);
    const id = isTaken ? `${base}-${sections.length + 1}` : base;
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: addressed, sections };
};
