import type { Admin, FileUse } from '@atelier/contracts';
import { Link } from 'wouter';
import { capitalized, getSort } from '../../history/ContentItem';
import { itemAddress } from '../../routing/itemAddress';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import styles from './File.module.css';

const getLabel = (kind: FileUse['kind']): string => capitalized(getSort(kind)?.noun ?? 'settings');

/** The item's editor if the user can open it, or the setting of the sharing picture; for pages, the public address. */
const getAddress = (use: FileUse, admin: Admin): string | null => {
  if (use.kind === 'page') return use.path;
  const { resource, section } = getSort(use.kind) ?? { resource: 'settings' };
  if (!mayDo(admin, resource, 'read')) return null;
  if (section === undefined) return '/admin/settings/home';
  return itemAddress(section, { id: use.id, title: use.title ?? '' }, mayDo(admin, resource, 'write'));
};

const getName = ({ kind, title }: FileUse): string => title ?? `A ${getLabel(kind).toLowerCase()}`;

interface Props {
  usedIn: readonly FileUse[];
  uses: number;
}

/** The items that use a file, with links. */
export function WhereUsed({ usedIn, uses }: Props) {
  const admin = useAdmin();
  if (usedIn.length === 0) return <p className={styles.unused}>This file isn’t used anywhere.</p>;
  return (
    <>
      <ul className={styles.uses} aria-label="Where it is used">
        {usedIn.map((use) => {
          const address = getAddress(use, admin);
          return (
            <li key={`${use.kind} ${use.id}`}>
              <span className={styles.kind}>{getLabel(use.kind)}</span>
              {address === null ? <span>{getName(use)}</span> : <Link href={address}>{getName(use)}</Link>}
            </li>
          );
        })}
      </ul>
      {uses > usedIn.length && <p className={styles.unused}>{`and ${uses - usedIn.length} more`}</p>}
    </>
  );
}
