import type { ServiceList } from '@atelier/contracts/content/service-http';
import { FIGURE_NEEDS } from '../../data/useStudioFigures';
import { breadcrumbList } from '../../head/breadcrumbs';
import { QUESTIONS_NEED } from '../../questions/questionsNeed';
import type { Page } from '../../routing/Page';
import { serviceAddress } from '../../services/service';
import { titled } from '../../studio';
import { ServicesPage } from './ServicesPage';
import { SERVICES_NEED, serviceFilter } from './servicesNeeds';

const DESCRIPTION =
  'Web and mobile development, custom software, UI/UX design and enterprise solutions: what we offer, how long it takes and how we work.';

export const page: Page = {
  View: ServicesPage,
  needs: () => [SERVICES_NEED, FIGURE_NEEDS.projectStats, QUESTIONS_NEED],
  head: ({ search }, data, studio) => {
    const list = data[SERVICES_NEED] as ServiceList | null | undefined;
    const services = (list?.services ?? []).map((service, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: service.name,
      url: serviceAddress(service),
    }));
    return {
      title: titled('Services', studio),
      description: DESCRIPTION,
      // A filter is a view of the same list, not a separate page.
      path: '/services',
      isHidden: serviceFilter(search).search !== '',
      jsonLd: {
        '@graph': [
          { '@type': 'ItemList', name: 'Services', itemListElement: services },
          breadcrumbList([
            { name: 'Home', path: '/' },
            { name: 'Services', path: '/services' },
          ]),
        ],
      },
    };
  },
};
