import { getAddress } from '@atelier/web-kit/api/calls';
import useSWR from 'swr';
import { Button, Segmented } from '#antd';
import { LeftOutlined, RightOutlined } from '#icons';
import { getDay, getTimeZone } from '../../dates/dates';
import { BackLink } from '../../layout/BackLink';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { readAllPages } from '../../platform/readAllPages';
import { usePlatform } from '../../platform/usePlatform';
import { PageHeader } from '../../resource-page/PageHeader';
import { useListState } from '../../resource-page/useListState';
import type { PageProps } from '../../routing/AdminRoute';
import { useMissingRights } from '../../session/useMissingRights';
import styles from './Calendar.module.css';
import { CalendarGrid } from './CalendarGrid';
import { type CalendarView, getWeeks, isDay, rangeOf, step, titleOf } from './calendarDays';
import { useReschedule } from './useReschedule';

const DEFAULTS = { view: 'month', day: '', page: '1' };
const VIEWS: { value: CalendarView; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
];
const LOAD_FAILED = 'Failed to load the calendar';

/** Posts on the days when they are or will be published, in the studio's time zone. */
export function CalendarPage({ title }: PageProps) {
  const { api } = usePlatform();
  const [state, change] = useListState(DEFAULTS);
  const { publish: missing } = useMissingRights('blog');
  const today = getDay(Date.now());
  const view: CalendarView = state.view === 'week' ? 'week' : 'month';
  const shown = isDay(state.day) ? state.day : today;
  const weeks = getWeeks(shown, view);
  const { from, before } = rangeOf(weeks);
  const list = useSWR(
    ['calendar', from, before],
    () => {
      const query = { status: 'all', sort: 'oldest', from, before } as const;
      return readAllPages((page, limit) => api.get(getAddress('GET /blog', { query: { ...query, page, limit } })));
    },
    { keepPreviousData: true },
  );
  const move = useReschedule(() => list.mutate());
  // Drafts without a date are listed by when they were created.
  const posts = list.data?.filter(({ publishDate }) => publishDate !== null);
  return (
    <>
      <BackLink href="/admin/blog">Blog Manager</BackLink>
      <PageHeader
        title={title}
        subtitle={`Published, scheduled, and dated posts. Times are in the studio’s time zone, ${getTimeZone()}.`}
        actions={
          <Segmented
            aria-label="View"
            value={view}
            options={VIEWS}
            onChange={(next) => change({ view: next, day: state.day })}
          />
        }
      />
      <div className={styles.bar}>
        <h2 aria-live="polite">{titleOf(shown, view)}</h2>
        <Button
          icon={<LeftOutlined aria-hidden="true" />}
          aria-label={`Previous ${view}`}
          onClick={() => change({ day: step(shown, view, -1) })}
        />
        <Button onClick={() => change({ day: '' })}>Today</Button>
        <Button
          icon={<RightOutlined aria-hidden="true" />}
          aria-label={`Next ${view}`}
          onClick={() => change({ day: step(shown, view, 1) })}
        />
        {missing === undefined && <p>Drag a scheduled post to another day, or open it to change its time.</p>}
      </div>
      {list.error !== undefined && (
        <LoadFailed subject="The calendar" failure={LOAD_FAILED} onRetry={() => void list.mutate()} />
      )}
      {list.error === undefined && posts === undefined && <SkeletonCard rows={10} />}
      {list.error === undefined && posts !== undefined && (
        <CalendarGrid
          view={view}
          weeks={weeks}
          shown={shown}
          today={today}
          posts={posts}
          onMove={(post, day) => void move(post, day)}
        />
      )}
    </>
  );
}
