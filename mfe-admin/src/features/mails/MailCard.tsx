import type { QueuedMail } from '@atelier/contracts';
import { Link } from 'wouter';
import { Button, Checkbox } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { Status } from '../../layout/Status';
import { PermittedButton } from '../../resource-page/PermittedButton';
import type { Selection } from '../../resource-page/useSelection';
import styles from './Mails.module.css';
import { formatAttempts, getName, getPlace, kindLabel, STATUS_WORDS } from './mailWords';
import type { MailActions } from './useMailActions';

interface Props {
  mail: QueuedMail;
  /** Absent if no actions are available. */
  selection: Selection | undefined;
  actions: MailActions;
}

function When({ mail: { since, attempts, nextAttemptAt, endedAt, status } }: Pick<Props, 'mail'>) {
  const { label } = STATUS_WORDS[status];
  return (
    <p className={styles.when}>
      <span>
        Written <time dateTime={since}>{formatDateTime(since)}</time>
      </span>
      <span>{formatAttempts(attempts)}</span>
      {nextAttemptAt !== null && (
        <span>
          next try <time dateTime={nextAttemptAt}>{formatDateTime(nextAttemptAt)}</time>
        </span>
      )}
      {endedAt !== null && (
        <span>
          {label.toLowerCase()} <time dateTime={endedAt}>{formatDateTime(endedAt)}</time>
        </span>
      )}
    </p>
  );
}

/** A mail with its recipient, status, and actions. */
export function MailCard({ mail, selection, actions }: Props) {
  const { id, kind, to, isMasked, status, lastError } = mail;
  const { label, color } = STATUS_WORDS[status];
  const place = getPlace(mail);
  const isOpen = status === 'failed' || status === 'waiting';
  return (
    <li className={styles.mail} data-is-selected={selection?.has(id)}>
      {selection && (
        <Checkbox
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
          aria-label={`Select ${getName(mail)}`}
        />
      )}
      <div className={styles.words}>
        <h4>
          {kindLabel(kind)} <span className={styles.to}>to {to}</span>
        </h4>
        <When mail={mail} />
        {lastError !== null && <p className={styles.error}>{lastError}</p>}
        {isMasked && <p className={styles.when}>You need permission to read messages or users to see this address.</p>}
        {place !== undefined && (
          <Link href={place} className={styles.place ?? ''}>
            Open the message
          </Link>
        )}
      </div>
      <Status color={color}>{label}</Status>
      {isOpen && (
        <div className={styles.actions}>
          <PermittedButton
            missing={actions.missingFor(mail)}
            onClick={() => void actions.retry(mail)}
            aria-label={`Retry ${getName(mail)}`}
          >
            Retry
          </PermittedButton>
          {actions.missing === undefined && (
            <Button
              type="text"
              danger
              onClick={() => void actions.giveUp(mail)}
              aria-label={`Discard ${getName(mail)}`}
            >
              Discard
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
