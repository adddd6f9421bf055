import { Skeleton } from '#antd';
import styles from './Dashboard.module.css';
import type { Activity } from './recentActivity';

const FORMAT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function When({ when }: Pick<Activity, 'when'>) {
  const instant = Date.parse(when);
  if (Number.isNaN(instant)) return <span className={styles.when}>{when}</span>;
  return (
    <time className={styles.when} dateTime={when}>
      {FORMAT.format(instant)}
    </time>
  );
}

interface Props {
  activity: readonly Activity[];
  isLoading: boolean;
}

/** Nothing is said to have happened before it is known. */
export function RecentActivity({ activity, isLoading }: Props) {
  const isWaiting = isLoading && activity.length === 0;
  return (
    <section className={styles.panel} aria-labelledby="recent-activity">
      <h2 id="recent-activity">Recent Activity</h2>
      {isWaiting && (
        <div role="status" aria-label="Loading">
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      )}
      {!isWaiting && activity.length === 0 && <p className={styles.quiet}>Nothing has happened yet.</p>}
      <ul className={styles.rows}>
        {activity.map(({ id, text, detail, when }) => (
          <li key={id}>
            <span className={styles.activity}>
              <strong>{text}</strong>
              <span>{detail}</span>
            </span>
            <When when={when} />
          </li>
        ))}
      </ul>
    </section>
  );
}
