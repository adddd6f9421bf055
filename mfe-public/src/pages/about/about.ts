import { breadcrumbList } from '../../head/breadcrumbs';
import { ORGANIZATION } from '../../head/organization';
import type { Page } from '../../routing/Page';
import { STUDIO, titled } from '../../studio';
import { AboutPage } from './AboutPage';
import { ABOUT_NEEDS } from './aboutNeeds';

export const page: Page = {
  View: AboutPage,
  needs: () => Object.values(ABOUT_NEEDS),
  head: () => ({
    title: titled('About'),
    description: `${STUDIO.name} is a small digital studio that began over a bicycle workshop: how we work, what we hold to, and who answers for it.`,
    path: '/about',
    jsonLd: {
      '@graph': [
        { '@type': 'AboutPage', name: `About ${STUDIO.name}`, url: '/about', mainEntity: ORGANIZATION },
        breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'About', path: '/about' },
        ]),
      ],
    },
  }),
};
