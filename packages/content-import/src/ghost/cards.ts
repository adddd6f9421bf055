import { type MarkupPart, markup, trusted } from '@atelier/markup';
import { Marked } from 'marked';
import * as z from 'zod';
import { findEntry } from '../find-entry.js';

const text = z.string().nullish().catch(undefined);
const picture = z.object({ src: text, alt: text, width: z.unknown(), height: z.unknown() });

/** The fields of all cards; each card has some of them. */
const card = z.object({
  ...{ src: text, alt: text, caption: text, cardWidth: text, href: text, html: text, markdown: text, url: text },
  ...{ code: text, language: text, calloutText: text, calloutEmoji: text, heading: text, content: text },
  ...{ buttonText: text, buttonUrl: text, title: text, description: text, fileTitle: text, fileCaption: text },
  ...{ header: text, subheader: text, productTitle: text, productDescription: text, productImageSrc: text },
  ...{ productUrl: text, productButton: text, backgroundImageSrc: text },
  images: z.array(picture).catch([]),
  metadata: z.object({ title: text, description: text }).catch({}),
});
type Card = z.output<typeof card>;

const markdown = new Marked();

const inCard = (name: string, inside: MarkupPart, width?: string | null): string =>
  String(
    markup`<figure class="kg-card kg-${name}-card${width && width !== 'regular' ? ` kg-width-${width}` : ''}">${inside}</figure>`,
  );

const below = (caption: string | null | undefined): MarkupPart =>
  caption ? markup`<figcaption>${trusted(caption)}</figcaption>` : '';

const getImage = ({ src, alt, width, height }: z.output<typeof picture>): MarkupPart =>
  markup`<img src="${src}" alt="${alt ?? ''}" width="${String(width ?? '')}" height="${String(height ?? '')}">`;

const writeLink = (href: string | null | undefined, title: string | null | undefined): MarkupPart =>
  href ? markup`<a href="${href}">${title || href}</a>` : '';

const writeBookmark = ({ url, title, description, metadata }: Card): string =>
  inCard(
    'bookmark',
    markup`<a href="${url}"><div class="kg-bookmark-title">${metadata.title ?? title}</div><div class="kg-bookmark-description">${metadata.description ?? description}</div></a>`,
  );

const writeMedia =
  (name: string) =>
  ({ src, title, fileTitle, fileCaption, caption }: Card): string =>
    inCard(name, [
      markup`<a href="${src}"><span class="kg-file-card-title">${fileTitle || title || 'File'}</span></a>`,
      below(fileCaption || caption),
    ]);

const writeProduct = (one: Card): string =>
  inCard('product', [
    one.productImageSrc ? markup`<img src="${one.productImageSrc}" alt="">` : '',
    markup`<h4 class="kg-product-card-title">${trusted(one.productTitle ?? '')}</h4>`,
    markup`<div class="kg-product-card-description">${trusted(one.productDescription ?? '')}</div>`,
    writeLink(one.productUrl, one.productButton),
  ]);

const writeCode = ({ code, language, caption }: Card): string => {
  const block = markup`<pre><code${language ? markup` class="language-${language}"` : ''}>${code}</code></pre>`;
  return caption ? String(markup`<figure>${block}${below(caption)}</figure>`) : String(block);
};

/** Cards by their name in Lexical and Mobiledoc, as the HTML that Ghost itself makes of them, as far as we read it. */
const WRITERS: Readonly<Record<string, (one: Card) => string>> = {
  image: (one) => inCard('image', [getImage({ width: '', height: '', ...one }), below(one.caption)], one.cardWidth),
  gallery: ({ images, caption }) => inCard('gallery', [images.map(getImage), below(caption)]),
  html: ({ html }) => html ?? '',
  markdown: ({ markdown: source }) => markdown.parse(source ?? '', { async: false }),
  embed: ({ url, html, caption }) => inCard('embed', [url ? writeLink(url, url) : trusted(html ?? ''), below(caption)]),
  code: writeCode,
  hr: () => '<hr>',
  bookmark: writeBookmark,
  callout: ({ calloutEmoji, calloutText }) =>
    inCard('callout', [
      markup`<div class="kg-callout-emoji">${calloutEmoji}</div>`,
      markup`<div class="kg-callout-text">${trusted(calloutText ?? '')}</div>`,
    ]),
  toggle: ({ heading, content }) =>
    inCard('toggle', [
      markup`<h4 class="kg-toggle-heading-text">${trusted(heading ?? '')}</h4>`,
      markup`<div class="kg-toggle-content">${trusted(content ?? '')}</div>`,
    ]),
  button: ({ buttonText, buttonUrl }) => inCard('button', writeLink(buttonUrl, buttonText)),
  audio: writeMedia('audio'),
  video: writeMedia('video'),
  file: writeMedia('file'),
  header: ({ header, subheader, buttonUrl, buttonText }) =>
    inCard('header', [
      markup`<h2>${trusted(header ?? '')}</h2><p class="subheader">${trusted(subheader ?? '')}</p>`,
      writeLink(buttonUrl, buttonText),
    ]),
  product: writeProduct,
  signup: () => inCard('signup', ''),
  paywall: () => '<!--members-only-->',
};

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'card-markdown': 'markdown',
  codeblock: 'code',
  horizontalrule: 'hr',
};

/** The HTML of a card; undefined for cards that we do not know. */
export const writeCard = (name: string, fields: unknown): string | undefined => {
  const parsed = card.safeParse(fields);
  return findEntry(WRITERS, findEntry(OTHER_NAMES, name) ?? name)?.(parsed.success ? parsed.data : card.parse({}));
};

/** A card that the importer left out. */
export const unknownCard = (name: string): string => `The card “${name.slice(0, 60)}” was left out`;
