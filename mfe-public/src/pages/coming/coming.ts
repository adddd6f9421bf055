import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { ComingPage, SOON } from './ComingPage';
import { PLACES_TO_COME } from './placesToCome';

export const page: Page = {
  View: ComingPage,
  needs: () => [],
  head: ({ path }) => ({
    title: titled(PLACES_TO_COME[path] ?? 'Soon'),
    description: SOON,
    path,
    isHidden: true,
  }),
};
