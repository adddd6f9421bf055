import * as z from 'zod';
import { renamingAliases, requiredString } from '../http/fields.js';
import { camelAliases, orAbsent, orNull, STAFF_FIELDS, slugInput, staffFields, text } from './content-fields.js';
import { CONTENT_TYPES } from './content-types.js';

/** Pages that the site requires: staff can edit them, but not delete or rename them. */
export const SYSTEM_PAGES = ['accessibility', 'careers', 'privacy', 'terms'] as const;

export const isSystemPage = (slug: string): boolean => SYSTEM_PAGES.some((system) => system === slug);

/** First path segments that are already in use, so pages cannot have them. */
export const RESERVED_PAGE_SLUGS: readonly string[] = [
  ...['about', 'admin', 'api', 'contact', 'health', 'media', 'newsletter', 'preview', 'remotes', 'search'],
  ...['share', 'shell', 'test'],
  ...Object.values(CONTENT_TYPES).map(({ folder }) => folder.slice(1)),
];

export const PAGE_STATUSES = ['draft', 'published'] as const;
export const pageStatus = z.enum(PAGE_STATUSES, 'Status must be draft or published');

const fields = {
  title: requiredString('Title')
    .min(3, 'Title must be at least 3 characters')
    .max(200, 'Title must be at most 200 characters'),
  slug: slugInput,
  /** One or two sentences, for search engines and results. */
  description: z
    .string({ error: 'Description is required' })
    .trim()
    .min(1, 'Description is required')
    .max(300, 'Description must be at most 300 characters'),
  /** HTML; markup that is not allowed in rich text is dropped. */
  content: requiredString('Content')
    .min(20, 'Content must be at least 20 characters')
    .max(200_000, 'Content must be at most 200000 characters'),
  status: orAbsent(pageStatus),
  seo_title: orNull(text('SEO title', 60)),
  seo_description: orNull(text('SEO description', 160)),
};

/** The fields of the page editor. */
export const pageDraft = z.strictObject(fields).meta({ id: 'PageInput' });
export type PageDraft = z.infer<typeof pageDraft>;

const renaming = renamingAliases({ ...camelAliases(Object.keys(fields)), excerpt: 'description' }, [
  'is_system',
  ...STAFF_FIELDS,
]);

/** Body of POST /pages. */
export const pageInput = z.preprocess(renaming, pageDraft);
/** Body of PUT /pages/{id}: absent fields stay. */
export const pagePatch = z.preprocess(renaming, pageDraft.partial().meta({ id: 'PagePatch' }));
export type PagePatch = Partial<PageDraft>;

/** A page in answers. */
export const sitePage = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    content: z.string(),
    status: pageStatus,
    /** True for pages that can be neither deleted nor renamed. */
    is_system: z.boolean(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
    ...staffFields,
  })
  .meta({ id: 'Page' });
export type SitePage = z.infer<typeof sitePage>;

/** A page in a list, without its text. */
export const sitePageSummary = sitePage.omit({ content: true }).meta({ id: 'PageSummary' });
export type SitePageSummary = z.infer<typeof sitePageSummary>;
