import { Message } from '../../layout/Message';
import styles from './Analytics.module.css';
import type { AnalyticsState } from './analyticsState';
import breakdown from './Breakdown.module.css';
import { BreakdownPanel } from './BreakdownPanel';
import { droppedText, getBreakdowns } from './breakdowns';
import { comparisonWords, keptWords, otherZonesWords } from './comparisonWords';
import { FunnelPanel } from './FunnelPanel';
import { GoalsPanel } from './goals/GoalsPanel';
import { Headline } from './Headline';
import { getMetric, type Report } from './headlineFigures';
import { OverTime } from './OverTime';

interface Props {
  report: Report;
  state: AnalyticsState;
  onChange: (changes: Partial<AnalyticsState>) => void;
  onReload: () => void;
}

const isEmpty = ({ totals, publications, dropped }: Report): boolean =>
  Object.values(totals).every((count) => count === 0) && publications.length === 0 && dropped.length === 0;

/** Visitors cannot be recognized on another day, because there are no cookies. */
const ofVisitors = ({ from, to }: Report): string | undefined =>
  from === to ? undefined : 'Visitors are counted per day and added up across days';

/** The figures of all visits are older than the visits themselves. */
const ofKept = (report: Report): string | undefined => (report.segment === undefined ? undefined : keptWords(report));

const UNIQUE_VISITORS =
  'Unique visitors are people counted once per month, ±2%. We set no cookies, so this is an estimate.';

export function ReportView({ report, state, onChange, onReload }: Props) {
  if (isEmpty(report))
    return (
      <Message level={2} title="Nothing counted yet" action={<a href="/">Return Home</a>}>
        <p>We're crafting something extraordinary. Check back soon!</p>
      </Message>
    );
  const { metric } = getMetric(state.metric);
  const compared = comparisonWords(report, state.compare !== 'none');
  return (
    <>
      <div className={styles.card}>
        <Headline report={report} metric={metric} onMetric={(chosen) => onChange({ metric: chosen })} />
        <p className={styles.said}>{[compared, ofVisitors(report), ofKept(report)].filter(Boolean).join(' · ')}</p>
        {report.uniqueVisitors && <p className={styles.said}>{UNIQUE_VISITORS}</p>}
        <OverTime report={report} metric={metric} />
      </div>
      {report.funnel && <FunnelPanel funnel={report.funnel} />}
      {report.goals && <GoalsPanel report={report} goals={report.goals} onChanged={onReload} />}
      <div className={breakdown.panels}>
        {getBreakdowns(report).map((group) => (
          <BreakdownPanel key={group.title} group={group} state={state} onChange={onChange} />
        ))}
      </div>
      {otherZonesWords(report).map((words) => (
        <p key={words} className={styles.note}>
          {words}
        </p>
      ))}
      {report.dropped.length > 0 && <p className={styles.note}>{`Not counted: ${droppedText(report)}`}</p>}
    </>
  );
}
