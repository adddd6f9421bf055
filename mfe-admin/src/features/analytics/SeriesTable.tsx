import { formatCount } from '../../numbers/numbers';
import { getCounterparts } from './chartPoints';
import { asMoment, NOTHING } from './figureFormats';
import type { Report } from './headlineFigures';
import styles from './TimeChart.module.css';

/** The chart as a table, latest first. */
export function SeriesTable({ report }: { report: Report }) {
  const { timeZone, comparison, until } = report;
  const isCompared = comparison !== null;
  const counterparts = getCounterparts(
    report,
    report.series.map(({ at }) => at),
  );
  const running = until === null ? undefined : report.series.at(-1)?.at;
  const points = report.series.map((point, index) => ({ ...point, before: counterparts[index] }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.table} aria-label="Figures over time" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{report.interval === 'hour' ? 'Hour' : 'Day'}</th>
            <th scope="col">Visitors</th>
            {isCompared && <th scope="col">Visitors Before</th>}
            <th scope="col">Visits</th>
            <th scope="col">Views</th>
            <th scope="col">Messages</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row">
                <time dateTime={point.at}>{asMoment(point.at, timeZone)}</time>
                {point.at === running && ', so far'}
              </th>
              <td>{formatCount(point.visitors)}</td>
              {isCompared && <td>{point.before === undefined ? NOTHING : formatCount(point.before.visitors)}</td>}
              <td>{formatCount(point.visits)}</td>
              <td>{formatCount(point.pageViews)}</td>
              <td>{formatCount(point.messages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
