import type { ProjectSummary } from '@atelier/contracts';
import type { ContentItem } from '../../history/ContentItem';

/** What history, schedule and previews need of a project. */
export const projectAsContent = (project: ProjectSummary): ContentItem => ({
  id: project.id,
  name: project.title,
  version: project.version,
  publishAt: project.publish_at ?? null,
  unpublishAt: project.unpublish_at ?? null,
});
