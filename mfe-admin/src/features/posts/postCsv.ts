import { POST_EXAMPLE } from '@atelier/contracts/content/examples';
import { POST_ALIASES, type PostDraft, postDraft } from '@atelier/contracts/content/post';
import { type FieldColumns, getColumns } from '../../csv-import/CsvColumn';
import type { CsvKind } from '../../csv-import/CsvKind';
import { CATEGORY_CHOICES, STATUS_LABELS } from './postLabels';

const STATUS_CHOICES = Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }));

const getAliases = (field: string): string[] =>
  Object.entries(POST_ALIASES).flatMap(([alias, of]) => (of === field ? [alias] : []));

const LABELS: Readonly<Record<keyof PostDraft, FieldColumns & { label: string }>> = {
  title: { label: 'Title' },
  slug: { label: 'Slug' },
  excerpt: { label: 'Excerpt' },
  content: { label: 'Content' },
  category: { label: 'Category', choices: CATEGORY_CHOICES },
  tags: { label: 'Tags', form: 'list' },
  status: { label: 'Status', choices: STATUS_CHOICES },
  publishDate: { label: 'Publish Date' },
  featured: { label: 'Featured', form: 'yes-no' },
  allowComments: { label: 'Allow Comments', form: 'yes-no' },
  author: { label: 'Author' },
  featuredImage: { label: 'Featured Image' },
  images: { label: 'Images', form: 'list' },
  seoTitle: { label: 'SEO Title' },
  seoDescription: { label: 'SEO Description' },
  seoKeywords: { label: 'SEO Keywords', form: 'list' },
};

const COLUMNS = Object.fromEntries(
  Object.entries(LABELS).map(([field, words]) => [field, { ...words, also: getAliases(field) }]),
);

export const POST_CSV: CsvKind<PostDraft> = {
  columns: getColumns(COLUMNS),
  schema: postDraft,
  preset: { status: 'draft' },
  example: POST_EXAMPLE,
};
