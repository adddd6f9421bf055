import type { ActivityEntry } from '@atelier/contracts';
import { Link } from 'wouter';
import { itemAddress } from '../routing/itemAddress';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './ActivitySentence.module.css';
import { activityWords } from './activityWords';

/** Describes who did what to which item; links the item if the user can open it. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  const admin = useAdmin();
  const { verb, noun, title, path, section } = activityWords(entry);
  const mayWrite = mayDo(admin, entry.resource, 'write');
  const address = section === undefined ? path : itemAddress(section, entry.item, mayWrite);
  return (
    <span className={styles.sentence}>
      {entry.actor.kind === 'api-key' && 'API key '}
      <strong>{entry.actor.name}</strong> {[verb, noun].filter(Boolean).join(' ')}{' '}
      {title !== undefined &&
        (address !== undefined && mayDo(admin, entry.resource, 'read') ? (
          <Link href={address}>{title}</Link>
        ) : (
          <span className={styles.title}>{title}</span>
        ))}
    </span>
  );
}
