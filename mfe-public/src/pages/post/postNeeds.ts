import type { PageLocation } from '../../routing/Page';

export const postNeeds = ({ params }: PageLocation) => {
  const slug = encodeURIComponent(params.slug ?? '');
  return { post: `/blog/slug/${slug}`, related: `/blog/${slug}/related?limit=3` } as const;
};
