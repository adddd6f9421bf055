import type { Project, ProjectDraft } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The fields that an editor writes, as they are answered. */
type Fields = Pick<Project, Exclude<keyof ProjectDraft, 'slug'>>;

/** A project as it is kept: the contract's fields without their aliases. Dates are ISO 8601 in UTC. */
export interface ProjectRecord extends ItemRecord, Fields {}
