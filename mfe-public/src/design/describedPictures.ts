import type { ShownPictureAt } from '@atelier/contracts/content/shown-picture';
import { markup, trusted } from '@atelier/markup';
import { getFiles } from './pictureFiles';

const PICTURE = /<img\b([^<>]*)>/g;
const SOURCE = /\bsrc="([^"]*)"/;
/** Texts are narrower than this. */
const SIZES = '(min-width: 760px) 720px, 95vw';

const withoutSlash = (attributes: string): string =>
  (attributes.endsWith('/') ? attributes.slice(0, -1) : attributes).trimEnd();

/** An attribute to add if the element does not have it; an empty one counts as missing. */
const missing = (attributes: string, name: string, value: string | number | null | undefined): string => {
  const isSaid = new RegExp(`\\s${name}="[^"]`).test(attributes);
  return isSaid || value === null || value === undefined || value === ''
    ? ''
    : String(markup` ${trusted(name)}="${value}"`);
};

const describe = (element: string, attributes: string, pictures: readonly ShownPictureAt[]): string => {
  const src = SOURCE.exec(attributes)?.[1] ?? '';
  const known = pictures.find(({ url }) => url === src);
  if (known === undefined) return element;
  const { alt, width, height } = known;
  const isSized = /\s(?:width|height)="/.test(attributes);
  const { srcSet } = getFiles(src);
  const words = missing(attributes, 'alt', alt);
  return [
    '<img',
    words === '' ? attributes : attributes.replace(/\salt="[^"]*"/, ''),
    words,
    isSized ? '' : missing(attributes, 'width', width) + missing(attributes, 'height', height),
    srcSet === undefined ? '' : ` srcset="${srcSet}" sizes="${SIZES}"`,
    missing(attributes, 'loading', 'lazy'),
    '>',
  ].join('');
};

/** Rich text whose pictures have their real size, to avoid layout shifts, and the library's alternative text. */
export const withPictures = (html: string, pictures: readonly ShownPictureAt[] = []): string =>
  pictures.length === 0
    ? html
    : html.replace(PICTURE, (element, written: string) => describe(element, withoutSlash(written), pictures));
