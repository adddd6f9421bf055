import { getAddress } from '@atelier/web-kit/api/calls';
import { HEALTH_CHECK } from '@atelier/web-kit/data/freshness';
import { Skeleton } from '#antd';
import { Status } from '../../layout/Status';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';
import styles from './Dashboard.module.css';
import { getSystemStatus, SAMPLE_STATUS, type SystemPart } from './systemStatus';

const COLORS = { healthy: 'success', warning: 'warning', error: 'error' } as const;

function Parts({ parts }: { parts: readonly SystemPart[] }) {
  return (
    <ul className={styles.rows}>
      {parts.map(({ name, condition }) => (
        <li key={name}>
          <span>{name}</span>
          <Status color={COLORS[condition]}>{condition}</Status>
        </li>
      ))}
    </ul>
  );
}

export function SystemStatus() {
  const { data, error } = useAnswer(getAddress('GET /health'), watched(HEALTH_CHECK));
  const isLoading = data === undefined && error === undefined;
  return (
    <section className={styles.panel} aria-labelledby="system-status">
      <h2 id="system-status">System Status</h2>
      {isLoading && (
        <div role="status" aria-label="Loading">
          <Skeleton active title={false} paragraph={{ rows: SAMPLE_STATUS.length }} />
        </div>
      )}
      {error !== undefined && <Parts parts={SAMPLE_STATUS} />}
      {data !== undefined && error === undefined && <Parts parts={getSystemStatus(data)} />}
    </section>
  );
}
