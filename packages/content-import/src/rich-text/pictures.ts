import { type MarkupPart, markup, trusted } from '@atelier/markup';
import type { Element } from './dom.js';
import { findAllInside, findInside, hasClass, named, type WriteInside, type Writing } from './writing.js';

const WIDTHS: readonly (readonly [name: string, classes: readonly string[]])[] = [
  ['full', ['kg-width-full', 'alignfull']],
  ['wide', ['kg-width-wide', 'alignwide']],
];

const getOwnWidth = (element: Element): string | undefined =>
  WIDTHS.find(([, classes]) => classes.some((name) => hasClass(element, name)))?.[0];

/** WordPress puts a box around figures that are not as wide as the text. */
const getWidth = (figure: Element): string | undefined => {
  const inner = findInside(figure, named('figure'));
  return getOwnWidth(figure) ?? (inner === undefined ? undefined : getOwnWidth(inner));
};

const isSize = (value = ''): boolean => /^[1-9]\d{0,4}$/.test(value);

/** Themes that load pictures late keep the address in another attribute. */
const getSource = ({ attribs }: Element): string =>
  attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs.src ?? '';

/** A picture with its new address; empty, with a note, if it was not provided. */
export const writePicture = (image: Element, writing: Writing): string => {
  const source = getSource(image);
  const address = writing.findPicture(source);
  if (address === undefined) {
    if (source !== '') writing.note(`Picture ${source.slice(0, 200)} was not among the files`);
    return '';
  }
  const { alt = '', width, height } = image.attribs;
  const size: MarkupPart = isSize(width) && isSize(height) && markup` width="${width}" height="${height}"`;
  return String(markup`<img src="${address}" alt="${alt}"${size}>`);
};

const inFigure = (content: string, caption: string, className?: string): string => {
  const opening = className === undefined ? '<figure>' : `<figure class="${className}">`;
  return `${opening}${content}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
};

const writeCaption = (figure: Element, inside: WriteInside): string => {
  const isCaption = (one: Element) => one.name === 'figcaption' || hasClass(one, 'wp-caption-text');
  return inside(findInside(figure, isCaption)?.children ?? []).trim();
};

/** A figure that shows one picture: with its caption and width, or the picture alone. */
export const writeFigure = (figure: Element, writing: Writing, inside: WriteInside): string => {
  const image = findInside(figure, named('img'));
  const picture = image === undefined ? '' : writePicture(image, writing);
  if (picture === '') return '';
  const caption = writeCaption(figure, inside);
  const width = getWidth(figure);
  return caption === '' && width === undefined ? picture : inFigure(picture, caption, width);
};

const writeTile = (image: Element, writing: Writing, inside: WriteInside): string => {
  const picture = writePicture(image, writing);
  for (let around = image.parent; around !== null && 'attribs' in around; around = around.parent) {
    if (around.name !== 'figure' || picture === '') continue;
    const isGallery = findAllInside(around, named('img')).length > 1 || isGalleryElement(around);
    const caption = isGallery ? '' : writeCaption(around, inside);
    return caption === '' ? picture : inFigure(picture, caption);
  }
  return picture;
};

export const isGalleryElement = (element: Element): boolean =>
  ['kg-gallery-card', 'wp-block-gallery', 'gallery'].some((name) => hasClass(element, name));

const isGalleryCaption = ({ name, attribs, parent }: Element, gallery: Element): boolean =>
  name === 'figcaption' && (parent === gallery || /gallery-caption/.test(attribs.class ?? ''));

/** Several pictures; a caption of all of them follows as a paragraph. */
export const writeGallery = (gallery: Element, writing: Writing, inside: WriteInside): string => {
  const tiles = findAllInside(gallery, named('img')).map((image) => writeTile(image, writing, inside));
  const shown = tiles.filter((tile) => tile !== '');
  const caption = inside(findInside(gallery, (one) => isGalleryCaption(one, gallery))?.children ?? []).trim();
  const pictures = shown.length > 1 ? inFigure(shown.join(''), '', 'gallery') : shown.join('');
  return `${pictures}${caption === '' ? '' : markup`<p><em>${trusted(caption)}</em></p>`}`;
};
