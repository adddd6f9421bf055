import type { ShownPicture, ShownPictureAt } from '@atelier/contracts';
import type { PictureFacts } from './pictures.js';

/** Where items of a kind reference pictures: fields with an address or a list of them, and rich text. */
export interface PictureFields {
  addresses: readonly string[];
  texts: readonly string[];
}

const IMAGE_ADDRESS = /<img\b[^<>]*?\bsrc="([^"]+)"/gi;

/** Addresses of the pictures in rich text. */
export const imagesIn = (html: string | null): string[] =>
  [...(html ?? '').matchAll(IMAGE_ADDRESS)].flatMap(([, address]) => (address === undefined ? [] : [address]));

type Fields = Readonly<Record<string, unknown>>;

const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';
const inField = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isAddress);
const inText = (value: unknown): string[] => (typeof value === 'string' ? imagesIn(value) : []);

/** Addresses of all pictures that an item shows, without duplicates and without fields that lists leave out. */
export const picturesOf = ({ addresses, texts }: PictureFields, item: object): string[] => {
  const fields = item as Fields;
  return [
    ...new Set([
      ...addresses.flatMap((field) => inField(fields[field])),
      ...texts.flatMap((field) => inText(fields[field])),
    ]),
  ];
};

/** The fields of an item that change when its pictures move; `readdress` returns the same address for those that stay. */
export const readdressed = (
  { addresses, texts }: PictureFields,
  item: object,
  readdress: (address: string) => string,
): Fields => {
  const fields = item as Fields;
  const inList = (value: unknown) => (isAddress(value) ? readdress(value) : value);
  const inHtml = (html: string) =>
    imagesIn(html).reduce((text, address) => text.replaceAll(`src="${address}"`, `src="${readdress(address)}"`), html);
  const changes = [
    ...addresses.map((field) => {
      const value = fields[field];
      return [field, Array.isArray(value) ? value.map(inList) : inList(value)] as const;
    }),
    ...texts.map((field) => {
      const value = fields[field];
      return [field, typeof value === 'string' ? inHtml(value) : value] as const;
    }),
  ];
  return Object.fromEntries(
    changes.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(fields[field])),
  );
};

interface WithFacts {
  pictureFacts?: PictureFacts;
}

/** Facts about the picture at an address of an item; null if it is external or unknown. */
export const factsOf = ({ pictureFacts }: WithFacts, address: string | null): ShownPicture | null =>
  (address === null ? undefined : pictureFacts?.get(address)) ?? null;

export const allFactsOf = ({ pictureFacts }: WithFacts): ShownPictureAt[] =>
  [...(pictureFacts ?? [])].map(([url, facts]) => ({ url, ...facts }));
