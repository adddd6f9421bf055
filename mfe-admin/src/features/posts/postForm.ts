import type { Post } from '@atelier/contracts';
import { type PostDraft, postDraft } from '@atelier/contracts/content/post';
import * as z from 'zod';

/** The editor's values as form controls hold them: an empty text means no value. */
export interface PostFormValues {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string[];
  status: PostDraft['status'];
  /** ISO 8601. */
  publishDate: string;
  featuredImage: string;
  featured: boolean;
  allowComments: boolean;
  author: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
}

export const NEW_POST: PostFormValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  tags: [],
  status: 'draft',
  publishDate: '',
  featuredImage: '',
  featured: false,
  allowComments: true,
  author: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
};

const NULLABLE = ['publishDate', 'featuredImage', 'author', 'seoTitle', 'seoDescription'] as const;
const dateOrNone = (iso: string | null): string => (Number.isNaN(Date.parse(iso ?? '')) ? '' : (iso ?? ''));

export const formOfPost = (post: Post): PostFormValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category,
  tags: post.tags,
  status: post.status,
  publishDate: dateOrNone(post.publishDate),
  featuredImage: post.featuredImage ?? '',
  featured: post.featured,
  allowComments: post.allowComments,
  author: post.author ?? '',
  seoTitle: post.seoTitle ?? '',
  seoDescription: post.seoDescription ?? '',
  seoKeywords: post.seoKeywords,
});

/** The form's content, complete or not. */
export const draftOfForm = ({ slug, ...values }: PostFormValues): z.input<typeof postDraft> => {
  const emptied = NULLABLE.filter((name) => values[name].trim() === '').map((name) => [name, null]);
  return {
    ...values,
    ...Object.fromEntries(emptied),
    ...(slug === '' ? {} : { slug }),
  };
};

/** The contract's rules and messages, applied to the form's values. */
export const postForm = z.custom<PostFormValues>().transform(draftOfForm).pipe(postDraft);

export type EditorTab = 'content' | 'settings' | 'preview';

const CONTENT_FIELDS: readonly string[] = ['title', 'slug', 'excerpt', 'content', 'category', 'tags', 'featuredImage'];

/** All fields also appear next to the text; the tab gives them more space. */
export const tabOfField = (name: string): EditorTab => (CONTENT_FIELDS.includes(name) ? 'content' : 'settings');

/** Save Draft and Publish Post set the status; Update Post and schedules keep the chosen one. */
export const statusFor = (intent: 'draft' | 'publish' | 'update', chosen: PostDraft['status']): PostDraft['status'] => {
  if (intent === 'draft') return 'draft';
  return intent === 'update' || chosen === 'scheduled' ? chosen : 'published';
};
