import type { ActivityEntry } from '@atelier/contracts';
import { Link } from 'wouter';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './ActivitySentence.module.css';
import { activityWords } from './activityWords';

/** Who did what to what; the item is a link for who may open it. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  const admin = useAdmin();
  const { verb, noun, title, path } = activityWords(entry);
  const isLinked = path !== undefined && mayDo(admin, entry.resource, 'read');
  return (
    <span className={styles.sentence}>
      {entry.actor.kind === 'api-key' && 'API key '}
      <strong>{entry.actor.name}</strong> {[verb, noun].filter(Boolean).join(' ')}{' '}
      {title !== undefined &&
        (isLinked ? <Link href={path}>{title}</Link> : <span className={styles.title}>{title}</span>)}
    </span>
  );
}
