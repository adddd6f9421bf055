import type { Admin } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import { mayDo } from '../session/requirement';
import { isUnder } from './routes';

/** What can be added, and where: the section's path with /new opens the dialog. */
export interface Addition {
  section: string;
  label: string;
  resource: Resource;
}

const ADDITIONS: readonly Addition[] = [
  { section: '/admin/projects', label: 'Add Project', resource: 'projects' },
  { section: '/admin/blog', label: 'Write Blog Post', resource: 'blog' },
  { section: '/admin/team', label: 'Add Team Member', resource: 'team' },
  { section: '/admin/services', label: 'Add Service', resource: 'services' },
  { section: '/admin/settings/pages', label: 'New Page', resource: 'settings' },
  { section: '/admin/settings/users', label: 'Invite User', resource: 'users' },
];

export const additionPath = ({ section }: Addition): string => `${section}/new`;

/** What somebody may add. */
export const additionsOf = (admin: Admin): readonly Addition[] =>
  ADDITIONS.filter(({ resource }) => mayDo(admin, resource, 'write'));

/** What is added in the section that an address is under. */
export const additionAt = (path: string, admin: Admin): Addition | undefined =>
  additionsOf(admin).find(({ section }) => isUnder(path, section));
