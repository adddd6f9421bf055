import type { DeliveryAttempt, DeliveryDetail } from '@atelier/contracts';
import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';
import { Button } from '#antd';
import { formatSecond } from '../../dates/dates';
import { Dialog } from '../../forms/Dialog';
import { Status } from '../../layout/Status';
import { countOf } from '../../numbers/numbers';
import styles from './Webhooks.module.css';
import { STATUS_WORDS } from './webhookWords';

function Attempt({ attempt, number }: { attempt: DeliveryAttempt; number: number }) {
  const { at, status, error, latencyMs, answer } = attempt;
  return (
    <li>
      <h4>
        {`Attempt ${number}: ${error ?? `Answered ${status}.`}`} <span className={styles.hint}>{latencyMs} ms</span>
      </h4>
      <p className={styles.hint}>
        <time dateTime={at}>{formatSecond(at)}</time>
      </p>
      {answer !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <pre tabIndex={0}>{answer}</pre>
      )}
    </li>
  );
}

const indented = (body: string): string => JSON.stringify(JSON.parse(body), undefined, 2);

interface Props {
  title: string;
  url: string;
  delivery: DeliveryDetail;
  onClose: () => void;
}

/** The request of a delivery, and the answer to each attempt. */
export function DeliveryDialog({ title, url, delivery, onClose }: Props) {
  const { type, status, attempts, body, messageId, log } = delivery;
  const { label, color } = STATUS_WORDS[status];
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      widthPx={720}
      footer={
        <Button type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.detail}>
        <p>
          <Status color={color}>{label}</Status> {webhookEventLabel(type)}, {countOf(attempts, 'attempt')}
        </p>
        <h3>Request</h3>
        <p className={styles.address}>POST {url}</p>
        <p className={styles.address}>webhook-id: {messageId}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <pre tabIndex={0}>{indented(body)}</pre>
        <h3>Answers</h3>
        {log.length === 0 ? (
          <p>Not sent yet.</p>
        ) : (
          <ol>
            {log.map((attempt, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: attempts are identified by their position in the log
              <Attempt key={index} attempt={attempt} number={attempts - log.length + index + 1} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
