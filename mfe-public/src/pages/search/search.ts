import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { SearchPage } from './SearchPage';
import { getSearch, searchNeed } from './searchNeeds';

export const page: Page = {
  View: SearchPage,
  needs: (location) => [searchNeed(location)].filter((need) => need !== null),
  isPaged: true,
  head: ({ search: query }, _data, studio) => {
    const { q } = getSearch(query);
    return {
      title: titled(q === '' ? 'Search' : `Search: ${q}`, studio),
      description: `Search the work, the services, the journal and the people of ${studio.details.name}.`,
      path: '/search',
      isHidden: true,
    };
  },
};
