import { breadcrumbList } from '../../head/breadcrumbs';
import type { Page, PageLocation } from '../../routing/Page';
import { STUDIO, titled } from '../../studio';
import { BlogPage } from './BlogPage';
import { blogAddress, blogFilter, blogNeeds } from './blogNeeds';

export const page: Page = {
  View: BlogPage,
  needs: (location: PageLocation) => Object.values(blogNeeds(location)),
  head: ({ search }) => {
    const filter = blogFilter(search);
    return {
      title: titled(filter.page > 1 ? `Journal, page ${filter.page}` : 'Journal'),
      description: `Notes from ${STUDIO.name}: design, engineering and what we learn on the way.`,
      path: blogAddress(filter, { page: filter.page, search: '' }),
      isHidden: filter.search !== '',
      jsonLd: [
        { '@type': 'Blog', name: `${STUDIO.name} Journal`, url: '/blog' },
        breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'Journal', path: '/blog' },
        ]),
      ],
    };
  },
};
