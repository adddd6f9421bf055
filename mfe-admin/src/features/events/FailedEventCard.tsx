import type { DeadLetter } from '@atelier/contracts';
import { Link } from 'wouter';
import { formatDateTime } from '../../dates/dates';
import { countOf } from '../../numbers/numbers';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Events.module.css';
import { eventPath } from './events.api';

const getText = (payload: unknown): string =>
  typeof payload === 'string' ? payload : JSON.stringify(payload, undefined, 2);

interface Props {
  letter: DeadLetter;
  onReplay: (letter: DeadLetter) => void;
  onDiscard: (letter: DeadLetter) => void;
}

/** An event that a consumer could not process: its content, the error, and the actions. */
export function FailedEventCard({ letter, onReplay, onDiscard }: Props) {
  const { id, type, subject, consumer, error, failures, time, event, payload } = letter;
  const mayWrite = useMay('events', 'write');
  const mayDelete = useMay('events', 'delete');
  return (
    <li className={styles.letter}>
      <header>
        <h3>{type}</h3>
        <p>
          {consumer} failed after {countOf(failures, 'attempt')}, <time dateTime={time}>{formatDateTime(time)}</time>
          {subject !== null && `, about ${subject}`}
        </p>
      </header>
      <p className={styles.error}>{error}</p>
      <details>
        <summary>Original event</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <pre tabIndex={0}>{getText(payload)}</pre>
      </details>
      <div className={styles.actions}>
        <PermittedButton
          missing={mayWrite ? undefined : missingPermission('events', 'write')}
          onClick={() => onReplay(letter)}
          aria-label={`Replay event ${id}`}
        >
          Replay
        </PermittedButton>
        <PermittedButton
          type="text"
          danger
          missing={mayDelete ? undefined : missingPermission('events', 'delete')}
          onClick={() => onDiscard(letter)}
          aria-label={`Discard event ${id}`}
        >
          Discard
        </PermittedButton>
        {event !== null && (
          <Link href={eventPath(event)} className={styles.timelineLink ?? ''}>
            Timeline
          </Link>
        )}
      </div>
    </li>
  );
}
