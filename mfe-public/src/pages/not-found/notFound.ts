import type { Page } from '../../routing/Page';
import { NotFoundPage } from './NotFoundPage';

export const page: Page = {
  View: NotFoundPage,
  needs: () => [],
  head: ({ path }) => ({
    title: 'Page not found — Atelier',
    description: 'This page does not exist.',
    path,
    isHidden: true,
  }),
};
