import { ORGANIZATION } from '../../head/organization';
import { WEB_SITE } from '../../head/webSite';
import type { Page } from '../../routing/Page';
import { STUDIO } from '../../studio';
import { HomePage } from './HomePage';
import { HOME_NEEDS } from './homeNeeds';

export const page: Page = {
  View: HomePage,
  needs: () => Object.values(HOME_NEEDS),
  head: () => ({
    title: `${STUDIO.name} — ${STUDIO.kind}`,
    description: STUDIO.description,
    path: '/',
    jsonLd: { '@graph': [WEB_SITE, ORGANIZATION] },
  }),
};
