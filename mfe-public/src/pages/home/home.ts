import { ORGANIZATION } from '../../head/organization';
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
    jsonLd: ORGANIZATION,
  }),
};
