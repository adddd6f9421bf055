import type { ActivityEntry } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { GENERAL_RETRY_COUNT } from '@atelier/web-kit/data/freshness';
import { Link } from 'wouter';
import { Skeleton } from '#antd';
import { ActivitySentence } from '../../activity-log/ActivitySentence';
import { agoOf } from '../../activity-log/moments';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import { useAnswer } from '../../platform/useAnswer';
import { watched } from '../../platform/watched';
import styles from './Dashboard.module.css';
import { SAMPLE_ACTIVITY } from './recentActivity';

const SHOWN = 8;
const REFRESH = { refreshIntervalMs: 60_000, retryCount: GENERAL_RETRY_COUNT, retryDelayMs: 5000 };

function Entries({ entries }: { entries: readonly ActivityEntry[] }) {
  if (entries.length === 0)
    return <p className={styles.quiet}>Nothing has happened yet. What you and your colleagues do will appear here.</p>;
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <InitialsAvatar name={entry.actor.name} />
          <span className={styles.activity}>
            <ActivitySentence entry={entry} />
          </span>
          <time className={styles.when} dateTime={entry.at}>
            {agoOf(entry.at)}
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

/** What happened lately, of what one may read. Nothing is said to have happened before it is known. */
export function RecentActivity() {
  const { data, error } = useAnswer(addressOf('GET /activity', { query: { limit: SHOWN } }), {
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
      {data !== undefined && <Entries entries={data.data} />}
      {isUnknown && <Samples />}
    </section>
  );
}
