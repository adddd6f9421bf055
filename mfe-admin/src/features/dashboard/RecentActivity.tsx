import { getAddress } from '@atelier/web-kit/api/calls';
import { GENERAL_RETRY_COUNT } from '@atelier/web-kit/data/freshness';
import { Link } from 'wouter';
import { Skeleton } from '#antd';
import { ActivitySentence } from '../../activity-log/ActivitySentence';
import { formatAgo } from '../../activity-log/moments';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';
import { type ActivityRun, toRuns } from './activityRuns';
import styles from './Dashboard.module.css';
import { SAMPLE_ACTIVITY } from './recentActivity';

const SHOWN = 8;
/** Enough to fill the list even if one item was saved many times in a row. */
const READ = 40;
const REFRESH = { refreshIntervalMs: 60_000, retryCount: GENERAL_RETRY_COUNT, retryDelayMs: 5000 };

function Entries({ runs }: { runs: readonly ActivityRun[] }) {
  if (runs.length === 0)
    return <p className={styles.quiet}>Nothing has happened yet. What you and your colleagues do will appear here.</p>;
  return (
    <ul className={styles.rows}>
      {runs.map(({ entry, count }) => (
        <li key={entry.id}>
          <InitialsAvatar name={entry.actor.name} />
          <span className={styles.activity}>
            <ActivitySentence entry={entry} />
            {count > 1 && <span className={styles.often}>{count} times in a row</span>}
          </span>
          <time className={styles.when} dateTime={entry.at}>
            {formatAgo(entry.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function Samples() {
  return (
    <ul className={styles.rows}>
      {SAMPLE_ACTIVITY.map(({ id, text, detail, when }) => (
        <li key={id}>
          <span className={styles.activity}>
            <strong>{text}</strong>
            <span>{detail}</span>
          </span>
          <span className={styles.when}>{when}</span>
        </li>
      ))}
    </ul>
  );
}

/** Recent activity that the user can read. Shows nothing until it is loaded. */
export function RecentActivity() {
  const { data, error } = useAnswer(getAddress('GET /activity', { query: { limit: READ } }), {
    ...watched(REFRESH),
    revalidateOnFocus: true,
  });
  const isUnknown = data === undefined && error !== undefined;
  return (
    <section className={styles.panel} aria-labelledby="recent-activity">
      <header className={styles.panelHead}>
        <h2 id="recent-activity">Recent Activity</h2>
        <Link href="/admin/activity">
          All activity <span aria-hidden="true">→</span>
        </Link>
      </header>
      {data === undefined && !isUnknown && (
        <div role="status" aria-label="Loading">
          <Skeleton active title={false} paragraph={{ rows: SHOWN }} />
        </div>
      )}
      {data !== undefined && <Entries runs={toRuns(data.data).slice(0, SHOWN)} />}
      {isUnknown && <Samples />}
    </section>
  );
}
