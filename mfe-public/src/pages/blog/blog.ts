import type { PostList } from '@atelier/contracts';
import { breadcrumbList } from '../../head/breadcrumbs';
import { blogAddress, blogFilter } from '../../journal/blogFilter';
import type { Page, PageLocation } from '../../routing/Page';
import { titled } from '../../studio';
import { BlogPage } from './BlogPage';
import { blogNeeds } from './blogNeeds';

export const page: Page = {
  View: BlogPage,
  needs: (location: PageLocation) => Object.values(blogNeeds(location)),
  isPaged: true,
  movedTo: (location, data) => {
    const { movedTo } = (data[blogNeeds(location).list] as PostList | undefined) ?? {};
    const { page: _first, ...filter } = blogFilter(location.search);
    // The answer does not say which of two names moved.
    if (movedTo === undefined || (filter.category !== '' && filter.tag !== '')) return undefined;
    return blogAddress({ ...filter, [filter.tag === '' ? 'category' : 'tag']: movedTo });
  },
  head: (location, data, studio) => {
    const filter = blogFilter(location.search);
    const { total } = (data[blogNeeds(location).list] as PostList | null | undefined) ?? {};
    return {
      title: titled(filter.page > 1 ? `Journal, page ${filter.page}` : 'Journal', studio),
      description: `Notes from ${studio.details.name}: design, engineering and what we learn along the way.`,
      path: blogAddress({ page: filter.page, category: filter.category }),
      // Anybody can make up addresses of categories without articles.
      isHidden: [filter.search, filter.tag, filter.author, total === 0 && filter.category].some(Boolean),
      jsonLd: [
        { '@type': 'Blog', name: `${studio.details.name} Journal`, url: '/blog' },
        breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'Journal', path: '/blog' },
        ]),
      ],
    };
  },
};
