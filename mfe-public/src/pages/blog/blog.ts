import type { Page, PageLocation } from '../../routing/Page';
import { BlogPage } from './BlogPage';
import { blogNeeds } from './blogNeeds';

export const page: Page = {
  View: BlogPage,
  needs: (location: PageLocation) => Object.values(blogNeeds(location)),
  head: () => ({
    title: 'Journal — Atelier',
    description: 'Notes from the studio: design, engineering and what we learn.',
    path: '/blog',
  }),
};
