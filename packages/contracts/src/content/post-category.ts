import * as z from 'zod';

/** The editor's categories; the slug is stored, slug or label is accepted. */
export const POST_CATEGORIES = [
  { slug: 'development', label: 'Development' },
  { slug: 'design', label: 'Design' },
  { slug: 'backend', label: 'Backend' },
  { slug: 'frontend', label: 'Frontend' },
  { slug: 'mobile', label: 'Mobile' },
  { slug: 'devops', label: 'DevOps' },
  { slug: 'tutorial', label: 'Tutorial' },
  { slug: 'news', label: 'News' },
  { slug: 'tips', label: 'Tips' },
  { slug: 'case-study', label: 'Case Study' },
  { slug: 'technology', label: 'Technology' },
  { slug: 'business', label: 'Business' },
] as const;

const canonical = (word: string): string =>
  POST_CATEGORIES.find(({ slug, label }) => slug === word || label.toLowerCase() === word.toLowerCase())?.slug ?? word;

export const postCategory = z
  .string({ error: 'Category is required' })
  .trim()
  .min(1, 'Category is required')
  .transform((word) => canonical(word.replaceAll('_', '-')))
  .pipe(
    z
      .string()
      .refine(
        (word) => POST_CATEGORIES.some(({ slug }) => slug === word),
        'Category must be one of the blog categories',
      ),
  );

export const labelOfPostCategory = (slug: string): string =>
  POST_CATEGORIES.find((category) => category.slug === slug)?.label ?? slug.replaceAll(/[-_]/g, ' ');

export const postCategoryCount = z
  .object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    label: z.string(),
    count: z.number().int(),
    color: z.string(),
  })
  .meta({ id: 'PostCategory' });
export type PostCategoryCount = z.infer<typeof postCategoryCount>;

export const postCategoryList = z.object({
  success: z.literal(true),
  data: z.array(postCategoryCount),
  categories: z.array(postCategoryCount),
});
