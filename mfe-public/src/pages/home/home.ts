import type { Page } from '../../routing/Page';
import { HomePage } from './HomePage';
import { HOME_NEEDS } from './homeNeeds';

export const page: Page = {
  View: HomePage,
  needs: () => Object.values(HOME_NEEDS),
  head: () => ({
    title: 'Atelier — Digital Innovation Studio',
    description:
      'A digital studio for web, mobile and custom software: strategy, product design, development and cloud.',
    path: '/',
    jsonLd: { '@type': 'Organization', name: 'Atelier' },
  }),
};
