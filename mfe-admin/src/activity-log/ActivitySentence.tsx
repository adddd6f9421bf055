import type { ActivityEntry } from '@atelier/contracts';
import { Link } from 'wouter';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './ActivitySentence.module.css';
import { activityWords } from './activityWords';

const EDITOR = /\/[^/]+\/edit$/;

/** Who may only read an item finds it in its list. */
const inItsList = (path: string, title = ''): string => path.replace(EDITOR, `?search=${encodeURIComponent(title)}`);

/** Who did what to what; the item is a link for who may open it. */
export function ActivitySentence({ entry }: { entry: ActivityEntry }) {
  const admin = useAdmin();
  const { verb, noun, title, path } = activityWords(entry);
  const isLinked = path !== undefined && mayDo(admin, entry.resource, 'read');
  const mayWrite = mayDo(admin, entry.resource, 'write');
  return (
    <span className={styles.sentence}>
      {entry.actor.kind === 'api-key' && 'API key '}
      <strong>{entry.actor.name}</strong> {[verb, noun].filter(Boolean).join(' ')}{' '}
      {title !== undefined &&
        (isLinked ? (
          <Link href={mayWrite ? path : inItsList(path, title)}>{title}</Link>
        ) : (
          <span className={styles.title}>{title}</span>
        ))}
    </span>
  );
}
