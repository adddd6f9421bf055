import { organization } from '../../head/organization';
import { webSite } from '../../head/webSite';
import type { Page } from '../../routing/Page';
import { HomePage } from './HomePage';
import { HOME_NEEDS } from './homeNeeds';

export const page: Page = {
  View: HomePage,
  needs: () => Object.values(HOME_NEEDS),
  head: (_location, _data, studio) => ({
    title: [studio.details.name, studio.details.tagline].filter(Boolean).join(' — '),
    description: studio.seo.description,
    path: '/',
    jsonLd: { '@graph': [webSite(studio), organization(studio)] },
  }),
};
