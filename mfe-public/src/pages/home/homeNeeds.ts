import { getAddress } from '@atelier/web-kit/api/calls';
import { FIGURE_NEEDS } from '../../data/useStudioFigures';

export const FEATURED_PROJECTS = 3;
export const LATEST_POSTS = 4;

/** The API answers that the home page needs. */
export const HOME_NEEDS = {
  posts: getAddress('GET /blog', { query: { limit: LATEST_POSTS } }),
  projects: getAddress('GET /projects', {
    query: { limit: FEATURED_PROJECTS, featured: 'true', status: 'published' },
  }),
  ...FIGURE_NEEDS,
} as const;
