import type { PostSummary } from '@atelier/contracts';
import { useDraggable } from '@dnd-kit/core';
import { Link } from 'wouter';
import { formatTime } from '../../dates/dates';
import { capitalized } from '../../history/ContentItem';
import styles from './Calendar.module.css';
import { isMovable } from './useReschedule';

interface Props {
  post: PostSummary;
  mayWrite: boolean;
}

/** What the calendar says about a post. */
function PostFacts({ post }: Pick<Props, 'post'>) {
  const { title, status, publishDate } = post;
  return (
    <>
      <span className={styles.facts}>
        <time dateTime={publishDate ?? undefined}>{formatTime(publishDate ?? '')}</time>
        <span>{capitalized(status)}</span>
      </span>
      <span className={styles.title}>{title}</span>
    </>
  );
}

/** A post on its day: its link opens the editor, and it can be dragged unless it is published. */
export function CalendarPost({ post, mayWrite }: Props) {
  const { id, title, status } = post;
  const canMove = mayWrite && isMovable(post);
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, disabled: !canMove });
  const manager = `/admin/blog?search=${encodeURIComponent(title)}`;
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.post}
      data-status={status}
      data-can-move={canMove}
      data-is-dragged={isDragging}
    >
      <Link href={mayWrite ? `/admin/blog/${id}/edit` : manager} draggable={false}>
        <PostFacts post={post} />
      </Link>
    </li>
  );
}

/** The post under the pointer while it is dragged. Being another element, it keeps the drop from opening the link. */
export function DraggedPost({ post }: Pick<Props, 'post'>) {
  return (
    <div className={styles.post} data-status={post.status} data-is-lifted="true">
      <PostFacts post={post} />
    </div>
  );
}
