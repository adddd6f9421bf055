import type { Converter, ForeignItem, Note } from '../foreign-site.js';
import { toPlainText } from '../rich-text/plain-text.js';
import { fromLocalTime } from './local-time.js';
import { withParagraphs } from './paragraphs.js';
import { readWxr, type Wxr, type WxrItem } from './read-wxr.js';
import { type Attachment, withoutShortcodes } from './shortcodes.js';

const getField = ({ fields }: WxrItem, name: string): string => fields.get(name)?.trim() ?? '';
const getId = (item: WxrItem): string => getField(item, 'wp:post_id');
const getType = (item: WxrItem): string => getField(item, 'wp:post_type');

const STATUSES: Readonly<Record<string, ForeignItem['status']>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
};

/** Plug-ins for search engines keep their texts here; texts with placeholders are theirs alone. */
const getSeo = ({ meta }: WxrItem, ...keys: string[]): string | null => {
  const text = keys.map((key) => meta.get(key)?.trim() ?? '').find((value) => value !== '');
  return text === undefined || /%%|%\w+%/.test(text) ? null : text;
};

/** Version 1.0 calls tags 'tag'. */
const TAG_DOMAINS = ['post_tag', 'tag'];

/** UTC where the export gives it; drafts have only the local time. */
const getDate = (item: WxrItem, timeZone: string): string | null =>
  fromLocalTime(getField(item, 'wp:post_date_gmt'), 'UTC') ?? fromLocalTime(getField(item, 'wp:post_date'), timeZone);

const getPath = (item: WxrItem): string | null => {
  const link = getField(item, 'link');
  if (!URL.canParse(link)) return null;
  const { pathname, search } = new URL(link);
  return pathname + search;
};

const getTermNames = ({ terms }: WxrItem, ...domains: string[]): string[] =>
  terms
    .filter(({ domain, slug }) => domains.includes(domain) && slug !== 'uncategorized')
    .map(({ name }) => toPlainText(name));

const getCommentNote = ({ comments }: WxrItem): string[] =>
  comments === 0 ? [] : [`${comments === 1 ? '1 comment' : `${comments} comments`} did not come over`];

/** Who may read an item cannot be limited here, so what was not for everybody is not published. */
const getPrivacy = (item: WxrItem): string | undefined => {
  if (getField(item, 'wp:post_password') !== '') return 'It was protected by a password, so it is a draft';
  return getField(item, 'wp:status') === 'private' ? 'It was private, so it is a draft' : undefined;
};

const getAttachments = ({ items }: Wxr): Map<string, Attachment> =>
  new Map(
    items
      .filter((item) => getType(item) === 'attachment')
      .map((item) => [
        getId(item),
        {
          address: getField(item, 'wp:attachment_url') || getField(item, 'guid'),
          alt: item.meta.get('_wp_attachment_image_alt')?.trim() ?? '',
          caption: toPlainText(getField(item, 'excerpt:encoded')),
        },
      ]),
  );

const getOwnPictures = ({ items }: Wxr): Map<string, string[]> => {
  const own = new Map<string, string[]>();
  for (const item of items) {
    if (getType(item) !== 'attachment') continue;
    const parent = getField(item, 'wp:post_parent');
    own.set(parent, [...(own.get(parent) ?? []), getId(item)]);
  }
  return own;
};

interface Site {
  wxr: Wxr;
  timeZone: string;
  attachments: ReadonlyMap<string, Attachment>;
  ownPictures: ReadonlyMap<string, readonly string[]>;
}

const toItem = (item: WxrItem, { wxr, timeZone, attachments, ownPictures }: Site): ForeignItem => {
  const privacy = getPrivacy(item);
  const remarks = [...(privacy === undefined ? [] : [privacy]), ...getCommentNote(item)];
  const own = ownPictures.get(getId(item)) ?? [];
  const text = item.fields.get('content:encoded') ?? '';
  const html = withoutShortcodes(text, { attachments, own, note: (remark) => remarks.push(remark) });
  const login = getField(item, 'dc:creator');
  const status = privacy === undefined ? (STATUSES[getField(item, 'wp:status')] ?? 'draft') : 'draft';
  return {
    kind: getType(item) === 'page' ? 'page' : 'post',
    title: toPlainText(getField(item, 'title')),
    slug: getField(item, 'wp:post_name'),
    html: withParagraphs(html),
    excerpt: toPlainText(getField(item, 'excerpt:encoded')),
    status,
    date: getDate(item, timeZone),
    tags: [...new Set(getTermNames(item, ...TAG_DOMAINS))],
    categories: getTermNames(item, 'category'),
    author: wxr.authors.get(login) || login || null,
    cover: attachments.get(item.meta.get('_thumbnail_id') ?? '')?.address ?? null,
    isFeatured: getField(item, 'wp:is_sticky') === '1',
    seoTitle: getSeo(item, '_yoast_wpseo_title', 'rank_math_title'),
    seoDescription: getSeo(item, '_yoast_wpseo_metadesc', 'rank_math_description'),
    oldPath: status === 'published' ? getPath(item) : null,
    remarks,
  };
};

const isText = (item: WxrItem): boolean => ['post', 'page'].includes(getType(item));
const isKept = (item: WxrItem): boolean => getField(item, 'wp:status') in STATUSES;

const countOthers = ({ items }: Wxr): Note[] => {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (getType(item) === 'attachment' || (isText(item) && isKept(item))) continue;
    const what = isText(item) ? `with status “${getField(item, 'wp:status')}”` : `of type “${getType(item)}”`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => ({ item: null, text: `Items ${what} that did not come over: ${count}` }));
};

/** Reads the file from Tools → Export of WordPress. */
export const wordpress: Converter = {
  name: 'WordPress',
  extension: '.xml',
  read: (text, timeZone) => {
    const wxr = readWxr(text);
    const site = { wxr, timeZone, attachments: getAttachments(wxr), ownPictures: getOwnPictures(wxr) };
    return {
      items: wxr.items.filter((item) => isText(item) && isKept(item)).map((item) => toItem(item, site)),
      address: wxr.address,
      notes: countOthers(wxr),
    };
  },
};
