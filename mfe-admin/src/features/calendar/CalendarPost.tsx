import type { PostSummary } from '@atelier/contracts';
import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { Link } from 'wouter';
import { capitalized } from '../../history/ContentItem';
import styles from './Calendar.module.css';
import { timeOf } from './calendarDays';
import { isMovable } from './useReschedule';

interface Props {
  post: PostSummary;
  timeZone: string;
  mayWrite: boolean;
}

/** A post on its day: its link opens the editor, and it can be dragged unless it is published. */
export function CalendarPost({ post, timeZone, mayWrite }: Props) {
  const { id, title, status, publishDate } = post;
  const canMove = mayWrite && isMovable(post);
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id, disabled: !canMove });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.post}
      data-status={status}
      data-can-move={canMove}
      data-is-dragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <Link
        href={mayWrite ? `/admin/blog/${id}/edit` : `/admin/blog?search=${encodeURIComponent(title)}`}
        draggable={false}
      >
        <span className={styles.facts}>
          <time dateTime={publishDate ?? undefined}>{timeOf(publishDate ?? '', timeZone)}</time>
          <span>{capitalized(status)}</span>
        </span>
        <span className={styles.title}>{title}</span>
      </Link>
    </li>
  );
}
