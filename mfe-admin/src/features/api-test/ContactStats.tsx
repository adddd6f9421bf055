import type { SubmissionStats } from '@atelier/contracts';
import { Alert, Skeleton } from '#antd';
import { formatCount } from '../../numbers/numbers';
import styles from './ApiTest.module.css';

interface Props {
  /** Absent without a session that can read messages. */
  asked: { data?: SubmissionStats | undefined; error?: Error | undefined } | undefined;
}

const getWords = (status: string): string => status.replaceAll('_', ' ');

export function ContactStats({ asked }: Props) {
  if (asked === undefined) return <p>Not Loaded: sign in with read on contact to see how many messages there are.</p>;
  if (asked.error !== undefined) return <Alert type="error" showIcon title={asked.error.message} />;
  if (asked.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const { overview, breakdown } = asked.data.stats;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Total</dt>
        <dd>{formatCount(overview.totalSubmissions)}</dd>
      </div>
      {Object.entries(breakdown.byStatus).map(([status, count]) => (
        <div key={status}>
          <dt>{getWords(status)}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
