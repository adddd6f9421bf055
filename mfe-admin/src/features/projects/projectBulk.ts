import type { ProjectSummary } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { deleteProject, setProjectStatus } from './projects.api';
import type { MissingRights } from './useMissingRights';

export const PROJECT_NOUN = { one: 'project', many: 'projects' };

/** What can be done with all selected projects, one call each; of a change only the status is sent. */
export const projectBulkEntries = (api: ApiClient, missing: MissingRights): BulkEntry<ProjectSummary>[] => [
  {
    title: 'Publish',
    verb: 'publish',
    done: 'published',
    missing: missing.write,
    call: (project) => setProjectStatus(api, project, 'published'),
  },
  {
    title: 'Archive',
    verb: 'archive',
    done: 'archived',
    missing: missing.write,
    call: (project) => setProjectStatus(api, project, 'archived'),
  },
  {
    title: 'Delete Selected',
    verb: 'delete',
    done: 'deleted',
    isDangerous: true,
    missing: missing.delete,
    call: (project) => deleteProject(api, project),
    undo: (item) => bringBack(api, CONTENT_SORTS.projects.kind, item),
  },
];
