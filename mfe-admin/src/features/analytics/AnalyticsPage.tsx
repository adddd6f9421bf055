import type { AnalyticsReport } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { Button } from '#antd';
import { Message } from '../../layout/Message';
import { PageLoading } from '../../layout/PageLoading';
import { useAnswer } from '../../platform/useAnswer';
import { PageHeader } from '../../resource-page/PageHeader';
import { StatCards } from '../../resource-page/StatCards';
import styles from './Analytics.module.css';
import { CountList } from './CountList';
import { DayChart } from './DayChart';

type Report = AnalyticsReport['data'];

const TITLE = 'Analytics Dashboard';
const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const figuresOf = ({ totals }: Report) => [
  { label: 'Page Views', value: totals.pageViews },
  { label: 'Messages', value: totals.messages },
  { label: 'Responses', value: totals.responses },
  { label: 'Publications', value: totals.publications },
];

const isEmpty = ({ totals }: Report): boolean => Object.values(totals).every((count) => count === 0);

function ReportView({ report }: { report: Report }) {
  const period = `${DATE.format(new Date(report.from))} to ${DATE.format(new Date(report.to))}`;
  return (
    <>
      <PageHeader title={TITLE} subtitle={period} />
      <StatCards stats={figuresOf(report)} />
      {isEmpty(report) ? (
        <Message level={2} title="Nothing counted yet" action={<a href="/">Return Home</a>}>
          <p>We're crafting something extraordinary. Check back soon!</p>
        </Message>
      ) : (
        <div className={styles.columns}>
          <DayChart days={report.days} />
          <CountList title="Pages" unit="Views" counts={report.pages} />
        </div>
      )}
    </>
  );
}

/** What happened on the site in the last thirty days, from events alone. */
export function AnalyticsPage() {
  const { data, error, mutate } = useAnswer(addressOf('GET /analytics'));
  if (data !== undefined) return <ReportView report={data.data} />;
  if (error === undefined) return <PageLoading />;
  return (
    <Message title={TITLE} action={<Button onClick={() => void mutate()}>Try again</Button>}>
      <p role="alert">{error.message}</p>
    </Message>
  );
}
