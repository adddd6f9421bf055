import { breadcrumbList } from '../../head/breadcrumbs';
import { organization } from '../../head/organization';
import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { AboutPage } from './AboutPage';
import { ABOUT_NEEDS } from './aboutNeeds';

export const page: Page = {
  View: AboutPage,
  needs: () => Object.values(ABOUT_NEEDS),
  head: (_location, _data, studio) => ({
    title: titled('About', studio),
    description: studio.hasSampleTexts
      ? `${studio.details.name} is a small digital studio that started over a bicycle workshop. Meet the people, and see what we value and how we work.`
      : studio.seo.description,
    path: '/about',
    jsonLd: {
      '@graph': [
        { '@type': 'AboutPage', name: `About ${studio.details.name}`, url: '/about', mainEntity: organization(studio) },
        breadcrumbList([
          { name: 'Home', path: '/' },
          { name: 'About', path: '/about' },
        ]),
      ],
    },
  }),
};
