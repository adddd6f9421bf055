import type { Health } from '@atelier/contracts';
import { SERVER_NOT_RESPONDING } from '@atelier/web-kit/api/ApiError';
import { Alert, Skeleton } from '#antd';
import styles from './ApiTest.module.css';

const SECONDS_PER_MINUTE = 60;
const DATABASE_FAILED = 'Database connection failed';

interface Checked<Answer> {
  data?: Answer | undefined;
  error?: Error | undefined;
}

const toRows = ({ environment, uptime, database }: Health): readonly [string, string][] => [
  ['Environment', environment],
  ['Uptime', `${Math.floor(uptime / SECONDS_PER_MINUTE)} minutes`],
  ['Database', database.name],
  ['MySQL Version', database.mysql_version ?? 'Not known'],
];

/** A failed check, with the error's message if it adds something. */
function Failed({ title, error: { message } }: { title: string; error: Error }) {
  return <Alert type="error" showIcon title={title} description={message === title ? undefined : message} />;
}

function Facts({ health: { data, error } }: { health: Checked<Health> }) {
  if (error !== undefined) return <Failed title={SERVER_NOT_RESPONDING} error={error} />;
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return (
    <dl className={styles.facts}>
      {toRows(data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SystemHealth({ health, database }: { health: Checked<Health>; database: Checked<unknown> }) {
  return (
    <>
      <Facts health={health} />
      {database.error !== undefined && <Failed title={DATABASE_FAILED} error={database.error} />}
    </>
  );
}
