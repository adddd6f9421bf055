/** What a page says of itself to browsers, search engines and social networks. */
export interface HeadContent {
  title: string;
  description: string;
  /** Canonical path; the origin is added by the server. */
  path: string;
  image?: string | null;
  type?: 'website' | 'article';
  publishedAt?: string | null;
  author?: string | null;
  isHidden?: boolean;
  /** A secret stands in the address: nobody is told more of it than the origin. */
  hasSecretAddress?: boolean;
  /** Data for search engines; paths of the site in it are made whole addresses. */
  jsonLd?: Readonly<Record<string, unknown>>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const meta = (attribute: 'name' | 'property', key: string, content: string | null | undefined): string =>
  content ? `<meta ${attribute}="${key}" content="${escaped(content)}">` : '';

const ADDRESS_KEYS = new Set(['@id', 'url', 'urlTemplate', 'item', 'image', 'logo', 'mainEntityOfPage']);

/** JSON inside a script element: no sequence in it may end the element. */
const jsonScript = (value: unknown, absolute: (path: string) => string): string => {
  const withAddresses = (key: string, part: unknown) =>
    ADDRESS_KEYS.has(key) && typeof part === 'string' ? absolute(part) : part;
  return JSON.stringify(value, withAddresses).replaceAll('<', '\\u003c');
};

export const renderHead = (head: HeadContent, publicUrl: string): string => {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const url = absolute(head.path);
  const image = head.image ? absolute(head.image) : undefined;
  return [
    `<title>${escaped(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escaped(url)}">`,
    head.hasSecretAddress ? meta('name', 'referrer', 'strict-origin') : '',
    head.isHidden ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'article:published_time', head.publishedAt),
    meta('property', 'article:author', head.author),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    head.jsonLd === undefined
      ? ''
      : `<script type="application/ld+json">${jsonScript({ '@context': 'https://schema.org', ...head.jsonLd }, absolute)}</script>`,
  ].join('');
};
