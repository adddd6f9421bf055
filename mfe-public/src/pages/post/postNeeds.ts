import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';

export const RELATED_POSTS = 3;
export const LOAD_FAILURE = 'Something went wrong while fetching our latest insights.';
export const NO_SUCH_POST = "The blog post you're looking for doesn't exist.";

export const postNeeds = ({ params }: PageLocation) => {
  const { slug = '' } = params;
  return {
    post: getAddress('GET /blog/slug/{slug}', { params: { slug } }),
    related: getAddress('GET /blog/{id}/related', { params: { id: slug }, query: { limit: RELATED_POSTS } }),
  };
};
