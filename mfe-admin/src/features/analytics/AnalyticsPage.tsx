import { validationMessage } from '@atelier/web-kit/api/ApiError';
import { Link } from 'wouter';
import { Button } from '#antd';
import { DownloadOutlined, LinkOutlined } from '#icons';
import { Message } from '../../layout/Message';
import { PageHeader } from '../../resource-page/PageHeader';
import { useListState } from '../../resource-page/useListState';
import styles from './Analytics.module.css';
import { AnalyticsSkeleton } from './AnalyticsSkeleton';
import { type AnalyticsState, DEFAULTS } from './analyticsState';
import { asPlace } from './figureFormats';
import { PeriodPicker } from './PeriodPicker';
import { ReportView } from './ReportView';
import { type Conditions, conditionsOf } from './segments/conditions';
import { SegmentMenu } from './segments/SegmentMenu';
import { SegmentNote } from './segments/SegmentNote';
import { SHARED_REPORTS_PATH } from './shared-reports/sharedReports.api';
import { SpeedSection } from './speed/SpeedSection';
import { useAnalytics } from './useAnalytics';

/** Visits, their sources, and their results, computed from events. */
export function AnalyticsPage() {
  const [state, setState] = useListState<AnalyticsState>(DEFAULTS);
  const { report, error, isLoading, mutate, save, isExporting } = useAnalytics(state);
  const segment = {
    conditions: conditionsOf(state),
    goals: report?.goals,
    onChange: (conditions: Conditions) => setState(conditions),
  };
  return (
    <>
      <PageHeader
        title="Analytics Dashboard"
        subtitle={`Counted without cookies.${report ? ` Days begin at midnight in ${asPlace(report.timeZone)}.` : ''}`}
        actions={
          <>
            <Link href={SHARED_REPORTS_PATH} asChild>
              <Button icon={<LinkOutlined aria-hidden="true" />}>Share</Button>
            </Link>
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              loading={isExporting}
              disabled={!report}
              onClick={() => report && void save(report)}
            >
              Export
            </Button>
          </>
        }
      />
      <PeriodPicker state={state} report={report} onChange={setState}>
        <SegmentMenu {...segment} />
      </PeriodPicker>
      <SegmentNote {...segment} />
      {error !== undefined && (
        <Message
          level={2}
          title={report === undefined ? 'No figures' : 'The figures could not be refreshed'}
          action={<Button onClick={() => void mutate()}>Try again</Button>}
        >
          <p role="alert">{validationMessage(error) ?? error.message}</p>
        </Message>
      )}
      {error === undefined && report === undefined && <AnalyticsSkeleton />}
      {report !== undefined && (
        <div className={styles.report} aria-busy={isLoading}>
          <ReportView report={report} state={state} onChange={setState} onReload={() => void mutate()} />
        </div>
      )}
      {report !== undefined && <SpeedSection />}
    </>
  );
}
