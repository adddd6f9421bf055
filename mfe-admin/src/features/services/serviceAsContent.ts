import type { Service } from '@atelier/contracts';
import type { ContentItem } from '../../history/ContentItem';

/** What history, schedule and previews need of a service. */
export const serviceAsContent = (service: Service): ContentItem => ({
  id: service.id,
  name: service.name,
  version: service.version,
  publishAt: service.publish_at ?? null,
  unpublishAt: service.unpublish_at ?? null,
});
