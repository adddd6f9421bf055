import { addressOf } from '@atelier/web-kit/api/calls';
import { HEALTH_CHECK } from '@atelier/web-kit/data/freshness';
import { Tag } from '#antd';
import { useAnswer } from '../../platform/useAnswer';
import styles from './Dashboard.module.css';
import { SAMPLE_STATUS, systemStatusOf } from './systemStatus';

const COLORS = { healthy: 'success', warning: 'warning', error: 'error' };

export function SystemStatus() {
  const { data, error } = useAnswer(addressOf('GET /health'), {
    refreshInterval: HEALTH_CHECK.refreshIntervalMs,
    errorRetryCount: HEALTH_CHECK.retryCount,
    errorRetryInterval: HEALTH_CHECK.retryDelayMs,
  });
  const parts = data !== undefined && error === undefined ? systemStatusOf(data) : SAMPLE_STATUS;
  return (
    <section className={styles.panel} aria-labelledby="system-status">
      <h2 id="system-status">System Status</h2>
      <ul className={styles.rows}>
        {parts.map(({ name, condition }) => (
          <li key={name}>
            <span>{name}</span>
            <Tag color={COLORS[condition]}>{condition}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
