import type { Page } from '../../routing/Page';
import { STUDIO, titled } from '../../studio';
import { SearchPage } from './SearchPage';
import { searchNeed, searchOf } from './searchNeeds';

export const page: Page = {
  View: SearchPage,
  needs: (location) => [searchNeed(location)].filter((need) => need !== null),
  head: ({ search: query }) => {
    const { q } = searchOf(query);
    return {
      title: titled(q === '' ? 'Search' : `Search: ${q}`),
      description: `Search the work, the services, the journal and the people of ${STUDIO.name}.`,
      path: '/search',
      isHidden: true,
    };
  },
};
