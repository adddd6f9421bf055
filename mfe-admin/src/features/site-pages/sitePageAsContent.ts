import type { SitePageSummary } from '@atelier/contracts';
import type { ContentItem } from '../../history/ContentItem';

/** What history, schedule and previews need of a page. */
export const sitePageAsContent = (page: SitePageSummary): ContentItem => ({
  id: page.id,
  name: page.title,
  version: page.version,
  publishAt: page.publish_at ?? null,
  unpublishAt: page.unpublish_at ?? null,
});
