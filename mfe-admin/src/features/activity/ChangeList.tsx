import type { AuditChange, AuditValue } from '@atelier/contracts';
import { diffWords } from 'diff';
import { fieldName } from '../../activity-log/activityWords';
import { formatDateTime } from '../../dates/dates';
import styles from './ChangeList.module.css';
import { readableTexts } from './readableText';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
/** Such as `in_progress`. */
const WORD = /^[a-z]+(_[a-z]+)+$/;
/** Shorter texts are easier to read in full. */
const SHORTEST_DIFF = 25;

function Value({ value }: { value: AuditValue }) {
  if (value === null || value === '') return <span className={styles.nothing}>nothing</span>;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && INSTANT.test(value)) return formatDateTime(value);
  return typeof value === 'string' && WORD.test(value) ? value.replaceAll('_', ' ') : String(value);
}

function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWords(...readableTexts(before, after));
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}-${value.length}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

const isText = (value: AuditValue): value is string =>
  typeof value === 'string' && value.length >= SHORTEST_DIFF && value.includes(' ');

function Change({ before, after }: Omit<AuditChange, 'field'>) {
  if (isText(before) && isText(after)) return <WordDiff before={before} after={after} />;
  return (
    <p className={styles.values}>
      <del>
        <Value value={before} />
      </del>
      <span aria-hidden="true">→</span>
      <ins>
        <Value value={after} />
      </ins>
    </p>
  );
}

/** Each changed field before and after. */
export function ChangeList({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, ...change }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <Change {...change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
