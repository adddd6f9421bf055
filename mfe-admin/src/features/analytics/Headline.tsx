import { Tooltip } from '#antd';
import { Change } from './Change';
import { NOTHING } from './figureFormats';
import styles from './Headline.module.css';
import { getFigure, HEADLINE, type MetricName, type Report } from './headlineFigures';

interface Props {
  report: Report;
  metric: MetricName;
  onMetric: (metric: MetricName) => void;
}

type Figure = (typeof HEADLINE)[number];

function Value({ figure, report }: { figure: Figure; report: Report }) {
  const { value, before, change } = getFigure(report, figure.name);
  const isOverDays = report.from !== report.to;
  return (
    <>
      <span className={styles.label}>{figure.label}</span>
      <span className={styles.value}>{value === null ? NOTHING : figure.format(value)}</span>
      {report.comparison !== null && (
        <span className={styles.line}>
          <Change change={change} isMoreBetter={figure.isMoreBetter} />
          {before !== null && <span className={styles.before}>{`was ${figure.format(before)}`}</span>}
        </span>
      )}
      {isOverDays && value !== null && figure.overDays !== undefined && (
        <span className={styles.hint}>{figure.overDays}</span>
      )}
    </>
  );
}

/** The main figures; those with a series select the metric in the chart. */
export function Headline({ report, metric, onMetric }: Props) {
  return (
    <ul className={styles.figures} aria-label="Headline figures">
      {HEADLINE.map((figure) => (
        <li key={figure.name}>
          <Tooltip title={figure.meaning} trigger={['hover', 'focus']}>
            {figure.metric === undefined ? (
              <div className={styles.figure}>
                <Value figure={figure} report={report} />
              </div>
            ) : (
              <button
                type="button"
                className={styles.figure}
                aria-pressed={figure.metric === metric}
                onClick={() => onMetric(figure.metric as MetricName)}
              >
                <Value figure={figure} report={report} />
              </button>
            )}
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
