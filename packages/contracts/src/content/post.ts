import * as z from 'zod';
import { dateInput, renamingAliases } from '../http/fields.js';
import { createdByField, editedField } from './content-fields.js';
import { postCategory } from './post-category.js';
import { allFactsField, FACTS_FIELDS, factsField } from './shown-picture.js';

export const POST_STATUSES = ['draft', 'published', 'scheduled', 'archived'] as const;
export const postStatus = z.enum(POST_STATUSES, 'Status must be draft, published, scheduled or archived');
export type PostStatus = z.infer<typeof postStatus>;

/** Alternative names of a post's fields that are accepted on write. */
export const POST_ALIASES = {
  description: 'excerpt',
  image: 'featuredImage',
  featured_image: 'featuredImage',
  author_name: 'author',
  published_at: 'publishDate',
  publish_date: 'publishDate',
  seo_title: 'seoTitle',
  seo_description: 'seoDescription',
  seo_keywords: 'seoKeywords',
  allow_comments: 'allowComments',
} as const;

const READ_ONLY = [
  'readingTime',
  'reading_time',
  'readTime',
  'read_time',
  'comments',
  'categoryLabel',
  'updated_by',
  'publishAt',
  'unpublishAt',
  'edited',
  ...FACTS_FIELDS,
];

const fields = {
  title: z
    .string({ error: 'Title is required' })
    .trim()
    .min(1, 'Title is required')
    .min(5, 'Title must be at least 5 characters')
    .max(200, 'Title must be at most 200 characters'),
  slug: z
    .string()
    .max(200)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Slug may only contain lowercase letters, digits and hyphens')
    .optional(),
  excerpt: z
    .string({ error: 'Excerpt is required' })
    .trim()
    .min(1, 'Excerpt is required')
    .max(300, 'Excerpt must be at most 300 characters'),
  content: z
    .string({ error: 'Content is required' })
    .min(1, 'Content is required')
    .min(100, 'Content must be at least 100 characters')
    .max(200_000, 'Content must be at most 200000 characters'),
  category: postCategory,
  tags: z
    .array(z.string().trim().min(1, 'Tag cannot be empty').max(40, 'Tag must be at most 40 characters'), {
      error: 'At least one tag is required',
    })
    .min(1, 'At least one tag is required')
    .max(20, 'Maximum 20 tags allowed'),
  status: postStatus,
  publishDate: dateInput.nullable().optional(),
  featuredImage: z
    .string()
    .max(500)
    .regex(/^(\/|https?:\/\/)/, 'Featured image must be an address')
    .nullable()
    .optional(),
  images: z
    .array(
      z
        .string()
        .max(500)
        .regex(/^(\/|https?:\/\/)/, 'Image must be an address'),
    )
    .max(20, 'Maximum 20 images allowed')
    .optional(),
  featured: z.boolean().optional(),
  allowComments: z.boolean().optional(),
  author: z.string().trim().max(100, 'Author must be at most 100 characters').nullable().optional(),
  seoTitle: z.string().max(60, 'SEO title must be at most 60 characters').nullable().optional(),
  seoDescription: z.string().max(160, 'SEO description must be at most 160 characters').nullable().optional(),
  seoKeywords: z.array(z.string().trim().min(1).max(60)).max(10, 'Maximum 10 SEO keywords allowed').optional(),
};

/** The fields of the editor's form; also the body of POST /blog after aliases are renamed. */
export const postDraft = z.strictObject(fields).meta({ id: 'PostInput' });
export type PostDraft = z.infer<typeof postDraft>;

/** Names of the fields that the post editor writes. */
export const POST_FIELDS = Object.keys(fields) as (keyof typeof fields)[];

export const renamePostFields = renamingAliases(POST_ALIASES, READ_ONLY);

/** Body of POST /blog. */
export const postInput = z.preprocess(renamePostFields, postDraft);

/** Body of PUT /blog/{id}: absent fields stay. */
export const postPatch = z.preprocess(renamePostFields, postDraft.partial().meta({ id: 'PostPatch' }));
export type PostPatch = z.infer<typeof postPatch>;

/** Body of PATCH /blog/{id}/status. */
export const postStatusChange = z.strictObject({ status: postStatus });

/** A post in answers: canonical camelCase fields, and the aliases that older clients read. */
export const post = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    description: z.string(),
    content: z.string(),
    category: z.string(),
    categoryLabel: z.string(),
    tags: z.array(z.string()),
    status: postStatus,
    publishDate: z.string().nullable(),
    published_at: z.string().nullable(),
    featuredImage: z.string().nullable(),
    featured_image: z.string().nullable(),
    image: z.string().nullable(),
    featuredImageFacts: factsField,
    imageFacts: allFactsField,
    images: z.array(z.string()),
    featured: z.boolean(),
    allowComments: z.boolean(),
    author: z.string().nullable(),
    author_name: z.string().nullable(),
    seoTitle: z.string().nullable(),
    seoDescription: z.string().nullable(),
    seoKeywords: z.array(z.string()),
    readingTime: z.number().int(),
    reading_time: z.number().int(),
    readTime: z.number().int(),
    views: z.number().int(),
    comments: z.number().int(),
    version: z.number().int(),
    createdAt: z.string(),
    created_at: z.string(),
    updatedAt: z.string(),
    updated_by: z.string().nullable().optional(),
    publishAt: z.string().nullable().optional(),
    unpublishAt: z.string().nullable().optional(),
    edited: editedField,
    createdById: createdByField,
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof post>;

/** A post in a list, without its body and the related fields. */
export const postSummary = post.omit({ content: true, imageFacts: true }).meta({ id: 'PostSummary' });
export type PostSummary = z.infer<typeof postSummary>;

/** Lowercase letters, digits and hyphens only. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
