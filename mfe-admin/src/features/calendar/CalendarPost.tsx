import type { PostSummary } from '@atelier/contracts';
import { useDraggable } from '@dnd-kit/core';
import { Link } from 'wouter';
import { useItemRights } from '../../content-manager/useItemRights';
import { formatTime } from '../../dates/dates';
import { CONTENT_SORTS, capitalized } from '../../history/ContentItem';
import styles from './Calendar.module.css';
import { isMovable } from './useReschedule';

interface Props {
  post: PostSummary;
}

/** What the calendar says about a post. */
function PostFacts({ post }: Props) {
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

/** A post on its day: its link opens the editor. It can be dragged by people who may change it, unless it is published. */
export function CalendarPost({ post }: Props) {
  const { id, title, status } = post;
  const { missing, getMissing } = useItemRights(CONTENT_SORTS.posts);
  const { write, publish } = getMissing(post);
  const canMove = isMovable(post) && (status === 'scheduled' ? publish : write) === undefined;
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
      <Link href={missing.write === undefined ? `/admin/blog/${id}/edit` : manager} draggable={false}>
        <PostFacts post={post} />
      </Link>
    </li>
  );
}

/** The post under the pointer while it is dragged. Being another element, it keeps the drop from opening the link. */
export function DraggedPost({ post }: Props) {
  return (
    <div className={styles.post} data-status={post.status} data-is-lifted="true">
      <PostFacts post={post} />
    </div>
  );
}
