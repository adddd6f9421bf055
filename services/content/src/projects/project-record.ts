import type { Project, ProjectDraft } from '@atelier/contracts';
import type { ItemRecord } from '../items/item.js';

/** The editor's fields in the format of the API. */
type Fields = Pick<Project, Exclude<keyof ProjectDraft, 'slug'>>;

/** A stored project: the contract's fields without their aliases. Dates are ISO 8601 in UTC. */
export interface ProjectRecord extends ItemRecord, Fields {}
