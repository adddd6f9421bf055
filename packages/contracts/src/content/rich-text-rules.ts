/**
 * The rules of rich text: the common source for the server's sanitizer and the editor. Imports no library, so it adds nothing
 * to browser bundles.
 */

/** Elements by purpose. Level-one headings are reserved for the page itself. */
export const RICH_TEXT_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr'],
  ...['strong', 'em', 's', 'u', 'sub', 'sup', 'mark', 'a', 'abbr', 'time', 'code'],
  ...['ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'img', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Allowed attributes by element; others are dropped. */
export const RICH_TEXT_ATTRIBUTES = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  figure: ['class'],
  code: ['class'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  time: ['datetime'],
  abbr: ['title'],
} as const satisfies Partial<Record<RichTextTag, readonly string[]>>;

/** The server sets it on every link, replacing any other value. */
export const LINK_REL = 'noopener';

export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;
export const PICTURE_SCHEMES = ['http', 'https'] as const;

/** The class of a code element names its language, such as `language-css`; other classes are dropped. */
export const LANGUAGE_CLASS_PREFIX = 'language-';

/** What a figure is: a picture wider than the text, several pictures, a remark, or a video behind a link. Other classes are dropped. */
export const FIGURE_CLASSES = ['wide', 'full', 'gallery', 'callout', 'embed'] as const;

/** Sites whose videos a text may show, and their players, which set no cookie before a video is played. */
const EMBED_PROVIDERS = [
  {
    name: 'YouTube',
    address: /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/watch\?(?:[^#]*&)?v=|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    name: 'Vimeo',
    address: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{6,12})(?:[?#].*)?$/,
    player: 'https://player.vimeo.com/video/',
  },
] as const;

/** Where a video is played; undefined for addresses of other sites. */
export const embedAt = (address: string): { provider: string; player: string } | undefined => {
  for (const { name, address: pattern, player } of EMBED_PROVIDERS) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return { provider: name, player: `${player}${id}` };
  }
  return undefined;
};

/** Languages with colored code, by their highlight.js names; code in other languages stays plain. */
export const CODE_LANGUAGES = [
  { id: 'typescript', label: 'TypeScript', aliases: ['ts', 'tsx'] },
  { id: 'javascript', label: 'JavaScript', aliases: ['js', 'jsx', 'mjs'] },
  { id: 'xml', label: 'HTML, XML', aliases: ['html', 'svg', 'vue'] },
  { id: 'css', label: 'CSS', aliases: [] },
  { id: 'scss', label: 'SCSS', aliases: ['sass'] },
  { id: 'json', label: 'JSON', aliases: ['json5'] },
  { id: 'bash', label: 'Shell', aliases: ['sh', 'shell', 'zsh'] },
  { id: 'python', label: 'Python', aliases: ['py'] },
  { id: 'php', label: 'PHP', aliases: [] },
  { id: 'java', label: 'Java', aliases: [] },
  { id: 'csharp', label: 'C#', aliases: ['cs', 'c#'] },
  { id: 'go', label: 'Go', aliases: ['golang'] },
  { id: 'rust', label: 'Rust', aliases: ['rs'] },
  { id: 'sql', label: 'SQL', aliases: [] },
  { id: 'yaml', label: 'YAML', aliases: ['yml'] },
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]['id'];

/** The language for a name or alias; undefined if it is not colored. */
export const findCodeLanguage = (name: string): CodeLanguage | undefined => {
  const wanted = name.toLowerCase();
  return CODE_LANGUAGES.find(({ id, aliases }) => id === wanted || (aliases as readonly string[]).includes(wanted))?.id;
};

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

// Browsers ignore blanks and control characters before and inside a scheme, so they are removed before checking.
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const OVERLOOKED = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g;

const isAllowed = (address: string, schemes: readonly string[]): boolean => {
  const bare = address.replaceAll(OVERLOOKED, '').replaceAll('\\', '/');
  if (bare === '' || bare.startsWith('//')) return false;
  const scheme = SCHEME.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined || schemes.includes(scheme);
};

/** Whether a link target is allowed: a page of this site, or one of the schemes for links. */
export const isAllowedLink = (address: string): boolean => isAllowed(address, LINK_SCHEMES);

/** Whether a picture source is allowed. */
export const isAllowedPicture = (address: string): boolean => isAllowed(address, PICTURE_SCHEMES);
