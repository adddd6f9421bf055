import { type Markup, type MarkupPart, markup, scriptJson, trusted } from '@atelier/markup';
import type { Studio } from '../studio';
import { CARD, getPicture, isCard } from './shareImage';

/** A page's metadata for browsers, search engines, and social networks. */
export interface HeadContent {
  title: string;
  description: string;
  /** Canonical path; the origin is added by the server. */
  path: string;
  image?: string | null;
  /** Alternative text of the image; the title if nothing better is known. */
  imageAlt?: string | null;
  type?: 'website' | 'article';
  publishedAt?: string | null;
  author?: string | null;
  isHidden?: boolean;
  /** The address contains a secret, so referrers contain only the origin. */
  hasSecretAddress?: boolean;
  /** Structured data for search engines; paths of the site become absolute URLs. */
  jsonLd?: StructuredData | readonly StructuredData[];
}

type StructuredData = Readonly<Record<string, unknown>>;

const meta = (attribute: 'name' | 'property', key: string, content: string | null | undefined): Markup | null =>
  content ? markup`<meta ${trusted(attribute)}="${key}" content="${content}">` : null;

const ADDRESS_KEYS = new Set(['@id', 'url', 'urlTemplate', 'item', 'image', 'logo', 'mainEntityOfPage']);

/** Several entities are combined as a graph. */
const toGraph = (jsonLd: StructuredData | readonly StructuredData[]): object => ({
  '@context': 'https://schema.org',
  ...(Array.isArray(jsonLd) ? { '@graph': jsonLd } : jsonLd),
});

const structuredData = (jsonLd: HeadContent['jsonLd'], absolute: (path: string) => string): Markup | null => {
  if (jsonLd === undefined) return null;
  const withAddresses = (key: string, part: unknown) =>
    ADDRESS_KEYS.has(key) && typeof part === 'string' ? absolute(part) : part;
  return markup`<script type="application/ld+json">${scriptJson(toGraph(jsonLd), withAddresses)}</script>`;
};

const imageMeta = (head: HeadContent, absolute: (path: string) => string, shareImage: string): MarkupPart => {
  const image = getPicture(head, shareImage);
  if (!image) return meta('name', 'twitter:card', 'summary');
  const alt = head.imageAlt ?? head.title;
  return [
    meta('property', 'og:image', absolute(image)),
    isCard(image) && meta('property', 'og:image:width', `${CARD.width}`),
    isCard(image) && meta('property', 'og:image:height', `${CARD.height}`),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', absolute(image)),
    meta('name', 'twitter:image:alt', alt),
  ];
};

export const renderHead = (head: HeadContent, publicUrl: string, { details, seo }: Studio): string => {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const url = absolute(head.path);
  const parts: readonly MarkupPart[] = [
    markup`<title>${head.title}</title>`,
    meta('name', 'description', head.description),
    markup`<link rel="canonical" href="${url}">`,
    head.hasSecretAddress && meta('name', 'referrer', 'strict-origin'),
    (head.isHidden || !seo.isIndexed) && meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', details.name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'article:published_time', head.publishedAt),
    meta('property', 'article:author', head.author),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    imageMeta(head, absolute, seo.shareImage),
    structuredData(head.jsonLd, absolute),
  ];
  return String(markup`${parts}`);
};
