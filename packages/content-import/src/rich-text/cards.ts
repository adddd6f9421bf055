import { markup, trusted } from '@atelier/markup';
import type { ChildNode, Element } from './dom.js';
import { writeEmbedFigure } from './embeds.js';
import { isGalleryElement, writeFigure, writeGallery, writePicture } from './pictures.js';
import { findInside, getText, hasClass, named, type WriteInside, type Writing, withClass } from './writing.js';

type WriteCard = (card: Element, writing: Writing, inside: WriteInside) => string;

const writeLink = (href: string, text: string, writing: Writing): string =>
  href === '' || text === '' ? '' : String(markup`<p><a href="${writing.findLink(href)}">${text}</a></p>`);

const getHref = (element: Element | undefined): string => element?.attribs.href ?? '';
const getChildren = (element: Element | undefined): readonly ChildNode[] => element?.children ?? [];

const writeCallout: WriteCard = (card, _writing, inside) => {
  const emoji = getText(findInside(card, withClass('kg-callout-emoji')));
  const text = inside(getChildren(findInside(card, withClass('kg-callout-text')))).trim();
  const lead = emoji === '' ? '' : `${markup`${emoji}`} `;
  return text.startsWith('<p>')
    ? `<figure class="callout">${text.replace('<p>', `<p>${lead}`)}</figure>`
    : `<figure class="callout"><p>${lead}${text}</p></figure>`;
};

const writeToggle: WriteCard = (card, _writing, inside) => {
  const heading = getText(findInside(card, withClass('kg-toggle-heading-text'))) || 'More';
  const content = inside(getChildren(findInside(card, withClass('kg-toggle-content'))));
  return String(markup`<details><summary>${heading}</summary>${trusted(content)}</details>`);
};

const writeBookmark: WriteCard = (card, writing) => {
  const title = getText(findInside(card, withClass('kg-bookmark-title')));
  const description = getText(findInside(card, withClass('kg-bookmark-description')));
  const href = getHref(findInside(card, named('a')));
  writing.note('A bookmark card became a link');
  return writeLink(href, title || href, writing) + (description === '' ? '' : markup`<p>${description}</p>`);
};

const writeButton: WriteCard = (card, writing) => {
  const link = findInside(card, named('a'));
  return writeLink(getHref(link), getText(link), writing);
};

/** Only the link to a file can come over, since the library takes pictures and PDF files by hand. */
const writeFile: WriteCard = (card, writing) => {
  const media = findInside(card, named('audio', 'video', 'source'));
  const address = media?.attribs.src || getHref(findInside(card, named('a')));
  const isNamed = (one: Element) => /-(?:file-card|audio)-title$/.test(one.attribs.class ?? '');
  const title = getText(findInside(card, isNamed)) || getText(findInside(card, named('figcaption', 'a')));
  writing.note(`The file ${address.slice(0, 200)} stays where it is; the text links to it`);
  return writeLink(address, title || 'File', writing);
};

const writeHeader: WriteCard = (card, writing, inside) => {
  writing.note('A header card became a heading and a text');
  const heading = findInside(card, (one) => /^h[1-6]$/.test(one.name));
  const rest = findInside(card, (one) => /subheader|subheading/.test(one.attribs.class ?? ''));
  const title = getText(heading);
  const text = inside(getChildren(rest)).trim();
  return [
    title === '' ? '' : String(markup`<h2>${title}</h2>`),
    text === '' ? '' : `<p>${text}</p>`,
    writeButton(card, writing, inside),
  ].join('');
};

const writeProduct: WriteCard = (card, writing, inside) => {
  writing.note('A product card became a heading, a text, and a link');
  const image = findInside(card, named('img'));
  const title = getText(findInside(card, withClass('kg-product-card-title')));
  return [
    image === undefined ? '' : writePicture(image, writing),
    title === '' ? '' : String(markup`<h3>${title}</h3>`),
    inside(getChildren(findInside(card, withClass('kg-product-card-description')))),
    writeButton(card, writing, inside),
  ].join('');
};

const leaveOut =
  (what: string): WriteCard =>
  (_card, writing) => {
    writing.note(`${what} was left out`);
    return '';
  };

/** Blocks by the class that Ghost or WordPress gives them. */
const CARDS: Readonly<Record<string, WriteCard>> = {
  'kg-callout-card': writeCallout,
  'kg-toggle-card': writeToggle,
  'kg-bookmark-card': writeBookmark,
  'kg-button-card': writeButton,
  'wp-block-button': writeButton,
  'kg-embed-card': writeEmbedFigure,
  'wp-block-embed': writeEmbedFigure,
  'kg-file-card': writeFile,
  'kg-audio-card': writeFile,
  'kg-video-card': writeFile,
  'wp-block-audio': writeFile,
  'wp-block-video': writeFile,
  'wp-block-file': writeFile,
  'kg-header-card': writeHeader,
  'kg-product-card': writeProduct,
  'kg-signup-card': leaveOut('A sign-up card'),
  'kg-paywall-card': leaveOut('A paywall card'),
  'wp-block-search': leaveOut('A search form'),
  'wp-block-social-links': leaveOut('A row of social links'),
  'kg-image-card': writeFigure,
  'wp-block-image': writeFigure,
  'wp-caption': writeFigure,
};

/** Writes a block of Ghost or WordPress as a block of the product; undefined for other elements. */
export const writeCard: (...parts: Parameters<WriteCard>) => string | undefined = (element, writing, inside) => {
  if (isGalleryElement(element)) return writeGallery(element, writing, inside);
  const known = Object.keys(CARDS).find((name) => hasClass(element, name));
  return known === undefined ? undefined : CARDS[known]?.(element, writing, inside);
};
