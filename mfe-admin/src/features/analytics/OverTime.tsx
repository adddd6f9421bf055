import { useMemo, useState } from 'react';
import { Button } from '#antd';
import { BarChartOutlined, TableOutlined } from '#icons';
import { toChartPoints } from './chartPoints';
import { asSpan } from './figureFormats';
import { getMetric, type MetricName, type Report } from './headlineFigures';
import { SeriesTable } from './SeriesTable';
import { TimeChart } from './TimeChart';
import styles from './TimeChart.module.css';

/** One figure over time, as a chart or a table. */
export function OverTime({ report, metric }: { report: Report; metric: MetricName }) {
  const [isTable, setIsTable] = useState(false);
  const points = useMemo(() => toChartPoints(report, metric), [report, metric]);
  const { label } = getMetric(metric);
  const { comparison, publications } = report;
  return (
    <section aria-labelledby="over-time">
      <div className={styles.head}>
        <h2 id="over-time">{isTable ? 'Over Time' : `${label} Over Time`}</h2>
        <ul className={styles.legend} aria-label="Legend">
          <li>
            <i className={styles.now} aria-hidden="true" />
            {asSpan(report)}
          </li>
          {comparison !== null && (
            <li>
              <i className={styles.then} aria-hidden="true" />
              {asSpan(comparison)}
            </li>
          )}
          {publications.length > 0 && (
            <li>
              <i className={styles.mark} aria-hidden="true" />
              Published
            </li>
          )}
        </ul>
        <Button
          size="small"
          type="text"
          icon={isTable ? <BarChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? (
        <SeriesTable report={report} />
      ) : (
        <TimeChart label={label} points={points} timeZone={report.timeZone} hasComparison={comparison !== null} />
      )}
    </section>
  );
}
