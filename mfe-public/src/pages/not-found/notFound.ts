import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { NotFoundPage } from './NotFoundPage';

export const page: Page = {
  View: NotFoundPage,
  needs: () => [],
  head: ({ path }, _data, studio) => ({
    title: titled('Page not found', studio),
    description: 'This page does not exist.',
    path,
    isHidden: true,
  }),
};
