import type { SharedReportFigures } from '@atelier/contracts';
import { useState } from 'react';
import { Message } from '../../../layout/Message';
import styles from '../Analytics.module.css';
import { DEFAULTS } from '../analyticsState';
import breakdown from '../Breakdown.module.css';
import { BreakdownPanel } from '../BreakdownPanel';
import { getBreakdowns } from '../breakdowns';
import { comparisonWords, otherZonesWords } from '../comparisonWords';
import { FunnelPanel } from '../FunnelPanel';
import { Headline } from '../Headline';
import { getMetric, type MetricName, type Report } from '../headlineFigures';
import { OverTime } from '../OverTime';

/** What the server keeps to itself is empty. */
const toReport = (figures: SharedReportFigures): Report => ({
  ...figures,
  totals: { pageViews: 0, messages: 0, responses: 0, publications: 0 },
  events: [],
  days: [],
  publications: [],
  dropped: [],
});

/** Visitors cannot filter, so names are text. */
const withoutFilters = (report: Report) =>
  getBreakdowns(report).map(({ title, parts }) => ({
    title,
    parts: parts.map(({ filter: _filter, ...part }) => part),
  }));

const ignore = () => undefined;

/** The figures of a shared report, without anything to change them. */
export function SharedReportView({ figures }: { figures: SharedReportFigures }) {
  const [metric, setMetric] = useState<MetricName>(getMetric(DEFAULTS.metric).metric);
  const report = toReport(figures);
  const { pageViews, messages } = report.headline;
  if (pageViews.value === 0 && messages.value === 0)
    return (
      <Message level={2} title="Nothing counted yet">
        <p>There were no visits in this period.</p>
      </Message>
    );
  return (
    <>
      <div className={styles.card}>
        <Headline report={report} metric={metric} onMetric={setMetric} />
        <p className={styles.said}>{comparisonWords(report, true)}</p>
        <OverTime report={report} metric={metric} />
      </div>
      {report.funnel && <FunnelPanel funnel={report.funnel} />}
      <div className={breakdown.panels}>
        {withoutFilters(report).map((group) => (
          <BreakdownPanel key={group.title} group={group} state={DEFAULTS} onChange={ignore} />
        ))}
      </div>
      {otherZonesWords(report).map((words) => (
        <p key={words} className={styles.note}>
          {words}
        </p>
      ))}
    </>
  );
}
