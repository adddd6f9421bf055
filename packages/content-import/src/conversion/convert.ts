import { pageInput } from '@atelier/contracts/content/page';
import { postInput } from '@atelier/contracts/content/post';
import type * as z from 'zod';
import type { ForeignSite, Note } from '../foreign-site.js';
import { pictureFinder } from '../pictures/find-picture.js';
import type { PictureFile } from '../pictures/picture-file.js';
import { toRichText } from '../rich-text/to-rich-text.js';
import { getRedirects, linkFinder, type PlacedItem, placeItems } from './addresses.js';
import type { Conversion, ImportItem } from './conversion.js';
import { getChanges, toPageDraft, toPostDraft, type WrittenItem } from './to-drafts.js';

export interface ConversionOptions {
  pictures: readonly Pick<PictureFile, 'path'>[];
  /** The category of posts whose categories the blog does not know. */
  category: string;
  now: Date;
}

/** Five times the longest text of an item, since other programs write more markup. */
const MAX_HTML = 1_000_000;

/** Stands for the address of a picture until it is stored: `/picture:7` is the picture at position 7. */
const getPlaceholder = (index: number): string => `/picture:${index}`;

const writeItem = (
  placed: PlacedItem,
  findPicture: (address: string) => number | undefined,
  findLink: (address: string) => string,
) => {
  const remarks = new Set(placed.item.remarks);
  const pictures = new Set<number>();
  const usePicture = (address: string): string | undefined => {
    const index = findPicture(address);
    if (index === undefined) return undefined;
    pictures.add(index);
    return getPlaceholder(index);
  };
  const note = (text: string) => void remarks.add(text);
  const { html, cover } = placed.item;
  if (html.length > MAX_HTML) note('Its text is too long');
  const content = html.length > MAX_HTML ? '' : toRichText(html, { findPicture: usePicture, findLink, note });
  const placedCover = cover === null ? null : (usePicture(cover) ?? null);
  if (cover !== null && placedCover === null) note(`Its cover ${cover.slice(0, 200)} was not among the files`);
  return { written: { ...placed, content, cover: placedCover }, remarks, pictures };
};

const inWords = (error: z.ZodError): string => [...new Set(error.issues.map(({ message }) => message))].join('; ');

/** Turns the content of another program into items that follow the rules of the API. */
export const convert = (site: ForeignSite, { pictures: files, category, now }: ConversionOptions): Conversion => {
  const placed = placeItems(site.items);
  const findLink = linkFinder(site, placed);
  const findPicture = pictureFinder(files);
  const notes: Note[] = [...site.notes];
  const came: PlacedItem[] = [];

  const check = <Draft extends { slug?: string | undefined }>(
    { written, remarks, pictures }: ReturnType<typeof writeItem>,
    rules: z.ZodType<Draft>,
    draft: Draft & { status?: string | undefined },
  ): ImportItem<Draft>[] => {
    const { item, slug } = written;
    const checked = rules.safeParse(draft);
    const texts = checked.success
      ? [...remarks, ...getChanges(written, { status: draft.status === 'draft' ? 'draft' : item.status })]
      : [`Not imported: ${inWords(checked.error)}`, ...remarks];
    notes.push(...texts.map((text) => ({ item: item.title || slug, text })));
    if (!checked.success) return [];
    came.push(written);
    return [{ draft: { ...checked.data, slug }, pictures: [...pictures] }];
  };

  const write = (kind: WrittenItem['item']['kind']) =>
    placed.filter(({ item }) => item.kind === kind).map((one) => writeItem(one, findPicture, findLink));
  const posts = write('post').flatMap((one) => check(one, postInput, toPostDraft(one.written, category, now)));
  const pages = write('page').flatMap((one) => check(one, pageInput, toPageDraft(one.written)));
  const { path: redirects = [], query: queryRedirects = [] } = Object.groupBy(getRedirects(came), ({ from }) =>
    from.includes('?') ? 'query' : 'path',
  );
  return { posts, pages, redirects, queryRedirects, notes };
};
