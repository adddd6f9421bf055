import type { FileUse } from '@atelier/contracts';
import { Link } from 'wouter';
import styles from './File.module.css';

const KINDS: Readonly<Record<FileUse['kind'], { label: string; manager?: string }>> = {
  post: { label: 'Post', manager: '/admin/blog' },
  service: { label: 'Service', manager: '/admin/services' },
  project: { label: 'Project', manager: '/admin/projects' },
  member: { label: 'Team member', manager: '/admin/team' },
  page: { label: 'Page' },
  studio: { label: 'Settings' },
};

/** Where its editor is, or the picture for shared links is set; of a page, where visitors read it. */
const addressOf = ({ kind, id, path }: FileUse): string | null => {
  if (kind === 'studio') return '/admin/settings/home';
  const { manager } = KINDS[kind];
  return manager === undefined ? path : `${manager}/${id}/edit`;
};

const nameOf = ({ kind, title }: FileUse): string => title ?? `A ${KINDS[kind].label.toLowerCase()}`;

interface Props {
  usedIn: readonly FileUse[];
  uses: number;
}

/** The items that show a file, each with the way to it. */
export function WhereUsed({ usedIn, uses }: Props) {
  if (usedIn.length === 0) return <p className={styles.unused}>Nothing shows this file.</p>;
  return (
    <>
      <ul className={styles.uses} aria-label="Where it is used">
        {usedIn.map((use) => {
          const address = addressOf(use);
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
