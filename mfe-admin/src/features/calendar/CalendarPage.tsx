import { getAddress } from '@atelier/web-kit/api/calls';
import { Button, Segmented } from '#antd';
import { LeftOutlined, RightOutlined } from '#icons';
import { getDay, getTimeZone } from '../../dates/dates';
import { BackLink } from '../../layout/BackLink';
import { LoadFailed } from '../../layout/LoadFailed';
import { SkeletonCard } from '../../layout/SkeletonCard';
import { useAnswer } from '../../platform/useAnswer';
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
const MAX_POSTS = 100;
const LOAD_FAILED = 'Failed to load the calendar';

/** Posts on the days when they are or will be published, in the studio's time zone. */
export function CalendarPage({ title }: PageProps) {
  const [state, change] = useListState(DEFAULTS);
  const { publish: missing } = useMissingRights('blog');
  const today = getDay(Date.now());
  const view: CalendarView = state.view === 'week' ? 'week' : 'month';
  const shown = isDay(state.day) ? state.day : today;
  const weeks = getWeeks(shown, view);
  const query = { status: 'all', sort: 'oldest', limit: MAX_POSTS, ...rangeOf(weeks) } as const;
  const list = useAnswer(getAddress('GET /blog', { query }), { keepPreviousData: true });
  const move = useReschedule(() => list.mutate());
  // Drafts without a date are listed by when they were created.
  const posts = list.data?.posts.filter(({ publishDate }) => publishDate !== null);
  const left = (list.data?.total ?? 0) - (list.data?.posts.length ?? 0);
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
      {left > 0 && <p className={styles.more}>{`${left} more posts are in this time. Show a week to see all.`}</p>}
    </>
  );
}
