/** A post or a page as another program exported it, in the terms that all programs share. */
export interface ForeignItem {
  kind: 'post' | 'page';
  title: string;
  /** May hold any characters; empty if the program gave none. */
  slug: string;
  /** HTML as the program shows it to visitors. */
  html: string;
  /** Plain text; empty if the author wrote none. */
  excerpt: string;
  status: 'draft' | 'published' | 'scheduled';
  /** ISO 8601; null for drafts without a date. */
  date: string | null;
  tags: readonly string[];
  /** Names of categories; the first that the blog knows becomes the category. */
  categories: readonly string[];
  author: string | null;
  cover: string | null;
  isFeatured: boolean;
  seoTitle: string | null;
  seoDescription: string | null;
  /** Path and query on the old site; null for items that had no public address. */
  oldPath: string | null;
  /** What was already lost or changed when the file was read, in sentences without a period. */
  remarks: readonly string[];
}

/** A remark about one item by its title, or about the whole file. */
export interface Note {
  item: string | null;
  text: string;
}

export interface ForeignSite {
  items: readonly ForeignItem[];
  /** The old site’s address; undefined if the export does not name it. */
  address: string | undefined;
  notes: readonly Note[];
}

/** Reads the export of one program; everything after that is the same for all programs. */
export interface Converter {
  /** The program’s name, for texts. */
  name: string;
  /** The extension of its export. */
  extension: '.json' | '.xml';
  /** Throws UnreadableExport. `timeZone` is that of dates which name none. */
  read(text: string, timeZone: string): ForeignSite;
}

/** The file is not an export of this program, or exceeds a limit. */
export class UnreadableExport extends Error {
  override name = 'UnreadableExport';
}

/** Both limits keep an import within the memory of one browser tab. */
export const MAX_EXPORT_BYTES = 64 * 1024 * 1024;
export const MAX_ITEMS = 10_000;

export const requireItemLimit = (count: number): void => {
  if (count > MAX_ITEMS)
    throw new UnreadableExport(`The file has more than ${MAX_ITEMS} items. Export it in several parts.`);
};
