import {
  CONTENT_EVENTS,
  isSystemPage,
  type PageDraft,
  type PagePatch,
  pageDraft,
  pagePatch,
  RESERVED_PAGE_SLUGS,
  type SitePage,
  type SitePageSummary,
} from '@atelier/contracts';
import type { Clean } from '@atelier/service-kit/rich-text/rich-text';
import { ConflictException } from '@nestjs/common';
import { given, plainText, requiredRichText, sortable, staffPart } from '../items/fields.js';
import { type ItemChange, type ItemKind, NEW_ITEM, type NewItem } from '../items/item.js';
import { getPictures, type PictureFields } from '../pictures/shown-pictures.js';
import { pageSchema } from './page.schema.js';
import type { PageRecord } from './page-record.js';

/** Converts a draft or a patch to a change of the record; absent fields stay absent. */
const getFields = ({ content, ...patch }: Clean<PagePatch>): ItemChange<PageRecord> => ({
  ...given(patch),
  ...(content === undefined ? {} : { content: requiredRichText(content) }),
});

const requireDeletable = ({ slug, title }: PageRecord): void => {
  if (isSystemPage(slug))
    throw new ConflictException(`'${title}' is a page that the site needs: it cannot be deleted.`);
};

const requireName = ({ slug, title }: PageRecord, wanted: string | undefined): void => {
  if (wanted === undefined || wanted === slug || !isSystemPage(slug)) return;
  throw new ConflictException(`'${title}' is a page that the site needs: its address /${slug} cannot be changed.`);
};

/** Throws 409 if the address of a required page would change. */
export const changeOfPatch = (before: PageRecord, patch: Clean<PagePatch>): ItemChange<PageRecord> => {
  requireName(before, patch.slug);
  return getFields(patch);
};

const BLANK: Omit<NewItem<PageRecord>, 'slug'> = {
  ...NEW_ITEM,
  title: '',
  description: '',
  content: '',
  status: 'draft',
  seo_title: null,
  seo_description: null,
};

export const newPage = ({ slug: _slug, ...draft }: Clean<PageDraft>): Omit<NewItem<PageRecord>, 'slug'> => ({
  ...BLANK,
  ...getFields(draft),
});

/** The answer of the API. */
export const toSummary = (record: PageRecord, isStaff: boolean): SitePageSummary => ({
  id: record.id,
  slug: record.slug,
  title: record.title,
  description: record.description,
  status: record.status,
  is_system: isSystemPage(record.slug),
  seo_title: record.seo_title,
  seo_description: record.seo_description,
  version: record.version,
  created_at: record.createdAt.toISOString(),
  updated_at: record.updatedAt.toISOString(),
  ...(isStaff ? staffPart(record) : {}),
});

export const toPage = (record: PageRecord, isStaff: boolean): SitePage => ({
  ...toSummary(record, isStaff),
  content: record.content,
});

const PICTURES: PictureFields = { addresses: [], texts: ['content'] };

export const pageKind: ItemKind<PageRecord, PageDraft, PagePatch> = {
  schema: pageSchema,
  newItem: newPage,
  // Pages live at the root of the site, where some addresses are already taken.
  isReserved: (slug) => RESERVED_PAGE_SLUGS.includes(slug),
  bulk: { patch: pagePatch, noun: 'page' },
  requireDeletable,

  kind: 'page',
  resource: 'settings',
  path: 'pages',
  noun: 'Page',
  pictures: PICTURES,
  notFound: 'Page not found',
  draft: pageDraft,
  blank: BLANK,
  toChange: changeOfPatch,
  answer: toPage,
  visibility: { fields: ['status'], shown: { status: 'published' }, hidden: { status: 'draft' } },
  status: { field: 'status', values: ['draft', 'published'] },
  isPublic: ({ status, trashed }) => status === 'published' && !trashed,
  getTitle: ({ title = '' }) => title,
  searchTexts: (page) => [page.title, page.description, plainText(page.content)],
  sortKeys: ({ title }, createdAt) => ({ title: sortable(title), latest: createdAt }),
  facets: ({ status }) => ({ status }),
  // There are too few pages to need keywords.
  keywords: { field: 'keywords', of: () => [] },
  events: CONTENT_EVENTS.page,
  snapshot: (page) => ({
    id: page.id,
    slug: page.slug,
    title: page.title,
    summary: page.description,
    text: plainText(page.content),
    category: '',
    keywords: [],
    image: null,
    media: getPictures(PICTURES, page),
    isPublic: page.status === 'published' && !page.trashed,
    publishedAt: page.firstPublishedAt?.toISOString() ?? null,
    updatedAt: page.updatedAt.toISOString(),
    version: page.version,
  }),
};
