import type { Page } from '../../routing/Page';
import { titled } from '../../studio';
import { PreviewPage } from './PreviewPage';
import { NO_SUCH_PREVIEW, previewNeed } from './previewNeeds';

/** Preview of an unpublished item, for anyone who has its secret address. */
export const page: Page = {
  View: PreviewPage,
  needs: (location) => [previewNeed(location)],
  isDetailPage: true,
  head: ({ path }, _data, studio) => ({
    title: titled('Preview', studio),
    description: NO_SUCH_PREVIEW,
    path,
    isHidden: true,
    hasSecretAddress: true,
  }),
};
