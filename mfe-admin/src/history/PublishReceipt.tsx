import type { ContentKind, PublishReceipt as Receipt, ReceiptStep, ReceiptStepName } from '@atelier/contracts';
import { Link } from 'wouter';
import { Button, Skeleton } from '#antd';
import { formatSecond } from '../dates/dates';
import { Status, type StatusColor } from '../layout/Status';
import { formatDuration } from '../numbers/numbers';
import { useAnswer } from '../platform/useAnswer';
import { useMay } from '../session/useAdmin';
import { receiptAddress } from './contentTools.api';
import styles from './PublishReceipt.module.css';

const LABELS: Readonly<Record<ReceiptStepName, string>> = {
  page: 'Page',
  cache: 'Cache',
  sitemap: 'Sitemap',
  feed: 'Feed',
  search: 'Search',
  card: 'Share card',
  webhooks: 'Webhooks',
};

const STATES: Readonly<Record<ReceiptStep['state'], { word: string; color: StatusColor }>> = {
  applied: { word: 'Done', color: 'success' },
  handled: { word: 'Nothing to do', color: 'default' },
  in_progress: { word: 'In progress', color: 'processing' },
  waiting: { word: 'Waiting', color: 'default' },
  given_up: { word: 'Failed', color: 'error' },
  unknown: { word: 'Not known', color: 'warning' },
};

const OFTEN_MS = 500;
const SELDOM_MS = 10_000;
/** Everything but a webhook that does not answer has followed by then. */
const SETTLED_AFTER_MS = 30_000;

const untilComplete = (receipt: Receipt | undefined): number => {
  if (receipt === undefined) return OFTEN_MS;
  if (receipt.isComplete) return 0;
  return Date.now() - Date.parse(receipt.publishedAt) < SETTLED_AFTER_MS ? OFTEN_MS : SELDOM_MS;
};

function Step({ step: { name, state, at, latencyMs, count, error } }: { step: ReceiptStep }) {
  const { word, color } = STATES[state];
  return (
    <li className={styles.step}>
      <span className={styles.label}>{name === 'webhooks' && count > 1 ? `${count} webhooks` : LABELS[name]}</span>
      <Status color={color}>{word}</Status>
      <span className={styles.after}>
        {latencyMs !== null && at !== null && <time dateTime={at}>after {formatDuration(latencyMs)}</time>}
        {error}
      </span>
    </li>
  );
}

interface Props {
  kind: ContentKind;
  id: string;
  version: number;
}

/** What the publication of a version has caused, with the time that each effect took; live until all have followed. */
export function PublishReceipt({ kind, id, version }: Props) {
  const { data, error, mutate } = useAnswer(receiptAddress(kind, id, version), {
    refreshInterval: (latest) => untilComplete(latest?.data),
  });
  const mayOpenEvent = useMay('events', 'read');
  const receipt = data?.data;
  if (receipt === undefined && error !== undefined)
    return (
      <p role="alert" className={styles.hint}>
        {error.message}{' '}
        <Button size="small" onClick={() => void mutate()}>
          Try again
        </Button>
      </p>
    );
  if (receipt === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <>
      <ul className={styles.steps}>
        {receipt.steps.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ul>
      <p className={styles.hint}>
        Published <time dateTime={receipt.publishedAt}>{formatSecond(receipt.publishedAt)}</time>
        {mayOpenEvent && receipt.sequence !== null && (
          <>
            {'. '}
            <Link href={`/admin/settings/events/log/${receipt.sequence}`}>Show event</Link>
          </>
        )}
      </p>
    </>
  );
}
