import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { Button } from '#antd';
import { DownloadOutlined, ReloadOutlined } from '#icons';
import { LoadFailed } from '../../layout/LoadFailed';
import { Message } from '../../layout/Message';
import { saveFile } from '../../platform/saveFile';
import { usePlatform } from '../../platform/usePlatform';
import { listStatus } from '../../resource-page/listStatus';
import { PageHeader } from '../../resource-page/PageHeader';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { useListState } from '../../resource-page/useListState';
import { ViewsMenu } from '../../saved-filters/ViewsMenu';
import { missingPermission } from '../../session/requirement';
import { useMay } from '../../session/useAdmin';
import styles from './Activity.module.css';
import { ActivityFilters } from './ActivityFilters';
import { ActivitySkeleton } from './ActivitySkeleton';
import { ActivityTimeline } from './ActivityTimeline';
import { ACTIVITY_DEFAULTS, type ActivityState, getFilters, isFiltering } from './activityState';
import { useActivity } from './useActivity';

const EMPTY = { title: 'Nothing has happened yet', hint: 'Activity will appear here' };
const EMPTY_FILTERED = { title: 'No activity found', hint: 'Try adjusting your search or filters' };

const useExport = (state: ActivityState) => {
  const { api, toasts } = usePlatform();
  const [isExporting, setIsExporting] = useState(false);
  const run = async () => {
    setIsExporting(true);
    try {
      const csv = await api.call('GET /activity/export', { query: getFilters(state) });
      saveFile(csv, `activity-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      toasts.show(isApiError(error) ? error.message : 'Something went wrong.', 'error');
    } finally {
      setIsExporting(false);
    }
  };
  return { isExporting, run };
};

interface BodyProps {
  activity: ReturnType<typeof useActivity>;
  empty: typeof EMPTY;
}

function ActivityBody({ activity, empty }: BodyProps) {
  const { entries = [], hasMore, failure, isLoadingEarlier, loadEarlier, refresh } = activity;
  const status = listStatus(failure, activity.entries);
  if (status === 'loading') return <ActivitySkeleton />;
  if (status === 'failed')
    return <LoadFailed subject="The activity" failure={failure} onRetry={() => void refresh()} />;
  if (status === 'empty')
    return (
      <Message level={2} title={empty.title}>
        <p>{empty.hint}</p>
      </Message>
    );
  return (
    <>
      <ActivityTimeline entries={entries} />
      <p className={styles.more} aria-live="polite">
        {hasMore ? (
          <Button loading={isLoadingEarlier} onClick={() => void loadEarlier()}>
            Show earlier activity
          </Button>
        ) : (
          'That’s everything. Activity is kept for 400 days.'
        )}
      </p>
    </>
  );
}

/** The activity log by day, with the changed fields. */
export function ActivityPage() {
  const [state, change] = useListState(ACTIVITY_DEFAULTS);
  const activity = useActivity(state);
  const csv = useExport(state);
  const mayExport = useMay('users', 'read');
  const entries = activity.entries ?? [];
  return (
    <>
      <PageHeader
        title="Activity"
        subtitle="Who did what, and what it changed"
        actions={
          <>
            <PermittedButton
              missing={mayExport ? undefined : missingPermission('users', 'read')}
              icon={<DownloadOutlined />}
              loading={csv.isExporting}
              onClick={() => void csv.run()}
            >
              Export
            </PermittedButton>
            <Button icon={<ReloadOutlined />} loading={activity.isRefreshing} onClick={() => void activity.refresh()}>
              Refresh
            </Button>
          </>
        }
      />
      <section className={styles.filters} aria-label="Filters">
        <ActivityFilters state={state} entries={entries} onChange={change} />
        <ViewsMenu screen="activity" />
      </section>
      <ActivityBody activity={activity} empty={isFiltering(state) ? EMPTY_FILTERED : EMPTY} />
    </>
  );
}
