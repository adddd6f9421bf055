import type { RevisionSummary } from '@atelier/contracts';
import { formatDateTime } from '../dates/dates';
import { Status } from '../layout/Status';
import styles from './History.module.css';
import { getAction, getAuthor, getFields } from './revisionWords';

interface Props {
  revisions: readonly RevisionSummary[];
  chosen: number | undefined;
  onChoose: (version: number) => void;
}

/** Versions, latest first, with the selected one marked. */
export function RevisionList({ revisions, chosen, onChoose }: Props) {
  return (
    <ol className={styles.versions} aria-label="Versions">
      {revisions.map((revision) => (
        <li key={revision.version}>
          <button
            type="button"
            className={styles.version}
            aria-pressed={revision.version === chosen}
            onClick={() => onChoose(revision.version)}
          >
            <span className={styles.action}>
              {getAction(revision)}
              {revision.isCurrent && <Status color="success">Current</Status>}
            </span>
            <span>
              {getAuthor(revision)}, <time dateTime={revision.at}>{formatDateTime(revision.at)}</time>
            </span>
            {revision.fields.length > 0 && <span className={styles.fields}>{getFields(revision)}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
