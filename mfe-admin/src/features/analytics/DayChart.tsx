import type { AnalyticsReport } from '@atelier/contracts';
import styles from './Analytics.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const BAR_PX = 96;

/** Days as a table whose first figure is also drawn, so that it reads with and without eyes. */
export function DayChart({ days }: { days: AnalyticsReport['data']['days'] }) {
  const most = Math.max(1, ...days.map(({ pageViews }) => pageViews));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.panel} aria-label="Days" tabIndex={0}>
      <table>
        <caption>Days</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Messages</th>
            <th scope="col">Publications</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, pageViews, messages, publications }) => (
            <tr key={day}>
              <td>
                <time dateTime={day}>{DAY.format(new Date(day))}</time>
              </td>
              <td>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${(pageViews / most) * BAR_PX}px` }}
                  aria-hidden="true"
                />
                {pageViews.toLocaleString('en-US')}
              </td>
              <td>{messages}</td>
              <td>{publications}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
