import type { Admin, FileUse } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import { Link } from 'wouter';
import { itemAddress } from '../../routing/itemAddress';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import styles from './File.module.css';

interface Kind {
  label: string;
  resource: Resource;
  /** Where its manager is. */
  section?: string;
}

const KINDS: Readonly<Record<FileUse['kind'], Kind>> = {
  post: { label: 'Post', resource: 'blog', section: '/admin/blog' },
  service: { label: 'Service', resource: 'services', section: '/admin/services' },
  project: { label: 'Project', resource: 'projects', section: '/admin/projects' },
  member: { label: 'Team member', resource: 'team', section: '/admin/team' },
  page: { label: 'Page', resource: 'settings' },
  studio: { label: 'Settings', resource: 'settings' },
};

/** Where it is seen to by who may, or the picture for shared links is set; of a page, where visitors read it. */
const addressOf = (use: FileUse, admin: Admin): string | null => {
  const { resource, section } = KINDS[use.kind];
  if (use.kind === 'page') return use.path;
  if (!mayDo(admin, resource, 'read')) return null;
  if (section === undefined) return '/admin/settings/home';
  return itemAddress(section, { id: use.id, title: use.title ?? '' }, mayDo(admin, resource, 'write'));
};

const nameOf = ({ kind, title }: FileUse): string => title ?? `A ${KINDS[kind].label.toLowerCase()}`;

interface Props {
  usedIn: readonly FileUse[];
  uses: number;
}

/** The items that show a file, each with the way to it. */
export function WhereUsed({ usedIn, uses }: Props) {
  const admin = useAdmin();
  if (usedIn.length === 0) return <p className={styles.unused}>Nothing shows this file.</p>;
  return (
    <>
      <ul className={styles.uses} aria-label="Where it is used">
        {usedIn.map((use) => {
          const address = addressOf(use, admin);
          return (
            <li key={`${use.kind} ${use.id}`}>
              <span className={styles.kind}>{KINDS[use.kind].label}</span>
              {address === null ? <span>{nameOf(use)}</span> : <Link href={address}>{nameOf(use)}</Link>}
            </li>
          );
        })}
      </ul>
      {uses > usedIn.length && <p className={styles.unused}>{`and ${uses - usedIn.length} more`}</p>}
    </>
  );
}
