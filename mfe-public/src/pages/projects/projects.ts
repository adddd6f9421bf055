import { breadcrumbList } from '../../head/breadcrumbs';
import { projectFilter, projectsAddress } from '../../portfolio/projectFilter';
import type { Page, PageLocation } from '../../routing/Page';
import { titled } from '../../studio';
import { ProjectsPage } from './ProjectsPage';
import { chosenServiceNeed, projectsNeeds, shownCategory } from './projectsNeeds';

const getTitle = ({ category, page }: ReturnType<typeof projectFilter>): string =>
  ['Work', ...(category === undefined ? [] : [shownCategory(category)]), ...(page > 1 ? [`page ${page}`] : [])].join(
    ', ',
  );

export const page: Page = {
  View: ProjectsPage,
  needs: (location: PageLocation) => {
    const service = chosenServiceNeed(projectFilter(location.search));
    return [...Object.values(projectsNeeds(location)), ...(service === null ? [] : [service])];
  },
  isPaged: true,
  head: ({ search }, _data, studio) => {
    const filter = projectFilter(search);
    return {
      title: titled(getTitle(filter), studio),
      description: `What ${studio.details.name} has designed and built: websites, apps, online stores, and the systems behind them.`,
      path: projectsAddress(filter),
      // These lists are other ways to the same projects.
      isHidden: filter.technology !== undefined || filter.service !== undefined,
      jsonLd: {
        '@graph': [
          { '@type': 'CollectionPage', name: getTitle(filter), url: projectsAddress(filter) },
          breadcrumbList([
            { name: 'Home', path: '/' },
            { name: 'Work', path: '/projects' },
          ]),
        ],
      },
    };
  },
};
