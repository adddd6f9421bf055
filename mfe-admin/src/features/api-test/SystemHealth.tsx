import type { Health } from '@atelier/contracts';
import { Alert, Skeleton } from '#antd';
import styles from './ApiTest.module.css';

const SECONDS_PER_MINUTE = 60;

const rowsOf = ({ environment, uptime, database }: Health): readonly [string, string][] => [
  ['Environment', environment],
  ['Uptime', `${Math.floor(uptime / SECONDS_PER_MINUTE)} minutes`],
  ['Database', database.name],
  ['MySQL Version', database.mysql_version ?? 'Not known'],
];

export function SystemHealth({ health, error }: { health: Health | undefined; error: Error | undefined }) {
  if (error !== undefined) return <Alert type="error" showIcon title={error.message} />;
  if (health === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <dl className={styles.facts}>
      {rowsOf(health).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
