import { getAddress } from '@atelier/web-kit/api/calls';
import { blogFilter, toQuery } from '../../journal/blogFilter';
import type { PageLocation } from '../../routing/Page';

const BLOG_PAGE_SIZE = 9;

/** The API answers that the list needs, according to the address. */
export const blogNeeds = ({ search }: PageLocation) => ({
  list: getAddress('GET /blog', { query: { limit: BLOG_PAGE_SIZE, ...toQuery(blogFilter(search)) } }),
  categories: getAddress('GET /blog/categories'),
});
