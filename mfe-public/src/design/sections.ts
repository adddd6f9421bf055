export interface Section {
  id: string;
  title: string;
}

const HEADING = /<h2>(.*?)<\/h2>/gs;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const MAX_ID_LENGTH = 100;

const getId = (title: string): string =>
  title
    .slice(0, MAX_ID_LENGTH)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Another heading may be called like this one with its number. */
const getFreeId = (base: string, number: number, taken: ReadonlySet<string>): string => {
  let id = base;
  while (taken.has(id)) id = `${id}-${number}`;
  return id;
};

/** The sections of a text by its headings, each with an anchor. */
export const withSections = (html: string): { html: string; sections: Section[] } => {
  const sections: Section[] = [];
  const taken = new Set<string>();
  const addressed = html.replaceAll(HEADING, (_heading, inner: string) => {
    const title = plain(inner);
    const base = `on-${getId(title) || sections.length + 1}`;
    const id = getFreeId(base, sections.length + 1, taken);
    taken.add(id);
    sections.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: addressed, sections };
};
