import type { Project, ProjectStatus } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

type Fields = Pick<
  Project,
  | 'title'
  | 'description'
  | 'short_description'
  | 'overview'
  | 'key_features'
  | 'technical_implementation'
  | 'content'
  | 'category'
  | 'completed'
  | 'featured'
  | 'technologies'
  | 'client'
  | 'project_url'
  | 'github_url'
  | 'start_date'
  | 'completion_date'
  | 'featured_image'
  | 'thumbnail'
  | 'images'
  | 'seo_title'
  | 'seo_description'
  | 'seo_keywords'
>;

/** A project as it is kept: the contract's fields without their aliases. Dates are ISO 8601 in UTC. */
export interface ProjectRecord extends ItemRecord, Fields {
  status: ProjectStatus;
}
