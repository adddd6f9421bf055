import type { ShownPicture, ShownPictureAt } from '@atelier/contracts';
import type { PictureFacts } from './pictures.js';

/** Where items of a kind name pictures: fields with an address or a list of them, also inside others (`a.b`), and rich text. */
export interface PictureFields {
  addresses: readonly string[];
  texts: readonly string[];
}

const IMAGE_ADDRESS = /<img\b[^<>]*?\bsrc="([^"]+)"/gi;

/** Addresses of the pictures in rich text. */
export const imagesIn = (html: string | null): string[] =>
  [...(html ?? '').matchAll(IMAGE_ADDRESS)].flatMap(([, address]) => (address === undefined ? [] : [address]));

const LINKED_DOCUMENT = /<a\b[^<>]*?\bhref="(\/media\/[^"?#]+\.pdf)"/gi;

/** Addresses of the documents of the library that rich text links to. */
const documentsIn = (html: string): string[] =>
  [...html.matchAll(LINKED_DOCUMENT)].flatMap(([, address]) => (address === undefined ? [] : [address]));

const IMAGE = /<img\b[^<>]*>/gi;
const SIZE = /\s(?:width|height)="[^"]*"/gi;

/** The text with new addresses of pictures. A picture that moved loses its size, because the new one may have another. */
const readdressedText = (html: string, readdress: (address: string) => string): string =>
  html.replace(IMAGE, (element) => {
    const [address] = imagesIn(element);
    if (address === undefined || readdress(address) === address) return element;
    return element.replace(SIZE, '').replace(`src="${address}"`, `src="${readdress(address)}"`);
  });

type Fields = Readonly<Record<string, unknown>>;

const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The values at a path; on its way, lists stand for each of their entries. */
const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path));
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  return isFields(value) ? valuesAt(value[step], rest) : [];
};

/** The same value with another one at a path. */
const replacedAt = (value: unknown, path: readonly string[], replace: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => replacedAt(entry, path, replace));
  const [step, ...rest] = path;
  if (step === undefined) return replace(value);
  return isFields(value) && step in value ? { ...value, [step]: replacedAt(value[step], rest, replace) } : value;
};

const toSteps = (field: string): string[] => field.split('.');
const inText = (value: unknown): string[] =>
  typeof value === 'string' ? [...imagesIn(value), ...documentsIn(value)] : [];

/** Addresses of all pictures that an item shows and documents that it links to, without duplicates and without fields that lists leave out. */
export const getPictures = ({ addresses, texts }: PictureFields, item: object): string[] => {
  const fields = item as Fields;
  return [
    ...new Set([
      ...addresses.flatMap((field) => valuesAt(fields, toSteps(field))).filter(isAddress),
      ...texts.flatMap((field) => inText(fields[field])),
    ]),
  ];
};

/** The fields of an item that change when its pictures move; `readdress` returns the same address for those that stay. */
export const withReplacedAddresses = (
  { addresses, texts }: PictureFields,
  item: object,
  readdress: (address: string) => string,
): Fields => {
  const fields = item as Fields;
  const inAddress = (value: unknown) => (isAddress(value) ? readdress(value) : value);
  const inFields = addresses.reduce<unknown>((item, field) => replacedAt(item, toSteps(field), inAddress), fields);
  const after = texts.reduce<unknown>(
    (item, field) =>
      replacedAt(item, toSteps(field), (value) =>
        typeof value === 'string' ? readdressedText(value, readdress) : value,
      ),
    inFields,
  );
  return Object.fromEntries(
    Object.entries(after as Fields).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(fields[field])),
  );
};

interface WithFacts {
  pictureFacts?: PictureFacts;
}

/** Facts about the picture at an address of an item; null if it is external or unknown. */
export const getFacts = ({ pictureFacts }: WithFacts, address: string | null): ShownPicture | null =>
  (address === null ? undefined : pictureFacts?.get(address)) ?? null;

export const getAllFacts = ({ pictureFacts }: WithFacts): ShownPictureAt[] =>
  [...(pictureFacts ?? [])].map(([url, facts]) => ({ url, ...facts }));
