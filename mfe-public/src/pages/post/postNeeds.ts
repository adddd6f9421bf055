import type { PageLocation } from '../../routing/Page';

export const RELATED_POSTS = 3;
export const NO_SUCH_POST = "The blog post you're looking for doesn't exist.";

export const postNeeds = ({ params }: PageLocation) => {
  const slug = encodeURIComponent(params.slug ?? '');
  return { post: `/blog/slug/${slug}`, related: `/blog/${slug}/related?limit=${RELATED_POSTS}` } as const;
};
