import type { PostSummary } from '@atelier/contracts';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { getDay } from '../../dates/dates';
import hidden from '../../layout/VisuallyHidden.module.css';
import styles from './Calendar.module.css';
import { CalendarPost, DraggedPost } from './CalendarPost';
import { type CalendarView, type Day, isInMonth, longDay, weekdayOf } from './calendarDays';

interface Props {
  view: CalendarView;
  weeks: readonly (readonly Day[])[];
  /** The day around which the calendar is shown. */
  shown: Day;
  today: Day;
  posts: readonly PostSummary[];
  onMove: (post: PostSummary, day: Day) => void;
}

function DayCell({ day, posts, ...props }: Omit<Props, 'weeks' | 'onMove'> & { day: Day }) {
  const { view, shown, today } = props;
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <td
      ref={setNodeRef}
      data-day={day}
      data-is-other={view === 'month' && !isInMonth(day, shown)}
      data-is-today={day === today}
      data-is-over={isOver}
      data-is-empty={posts.length === 0}
    >
      <time dateTime={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
        <span className={hidden.visuallyHidden}>{longDay(day)}</span>
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
      </time>
      {posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <CalendarPost key={post.id} post={post} />
          ))}
        </ul>
      )}
    </td>
  );
}

/** The days with their posts; a post can be dragged to another day. */
export function CalendarGrid(props: Props) {
  const { weeks, posts, onMove } = props;
  const [draggedId, setDraggedId] = useState<string>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const onDay = Map.groupBy(posts, ({ publishDate }) => getDay(publishDate ?? ''));
  const dragged = posts.find(({ id }) => id === draggedId);
  const drop = ({ active, over }: DragEndEvent) => {
    setDraggedId(undefined);
    const post = posts.find(({ id }) => id === active.id);
    if (post !== undefined && over !== null) onMove(post, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={drop}
    >
      <table className={styles.grid} data-view={props.view} aria-label="Posts by day">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {weekdayOf(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell key={day} {...props} day={day} posts={onDay.get(day) ?? []} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DragOverlay dropAnimation={null}>{dragged && <DraggedPost post={dragged} />}</DragOverlay>
    </DndContext>
  );
}
