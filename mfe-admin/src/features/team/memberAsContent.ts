import type { Member } from '@atelier/contracts';
import type { ContentItem } from '../../history/ContentItem';

/** What history, schedule and previews need of a member. */
export const memberAsContent = (member: Member): ContentItem => ({
  id: member.id,
  name: member.name,
  version: member.version,
  publishAt: member.publish_at ?? null,
  unpublishAt: member.unpublish_at ?? null,
});
