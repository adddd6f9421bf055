import type { Admin } from '@atelier/contracts';
import { mayDo } from '../session/requirement';
import { isUnder, ROUTES } from './routes';

/** Something that can be added; the section's path with /new opens the dialog. */
interface Addition {
  section: string;
  label: string;
  resource: string;
}

const ADDITIONS: readonly Addition[] = ROUTES.flatMap(({ path, addition, requirement }) =>
  addition === undefined ? [] : [{ section: path, label: addition, resource: requirement?.resource ?? '' }],
);

export const additionPath = ({ section }: Addition): string => `${section}/new`;

/** Everything that the user can add. */
export const getAdditions = (admin: Admin): readonly Addition[] =>
  ADDITIONS.filter(({ resource }) => mayDo(admin, resource, 'write'));

/** What can be added in the section of an address. */
export const additionAt = (path: string, admin: Admin): Addition | undefined =>
  getAdditions(admin).find(({ section }) => isUnder(path, section));
