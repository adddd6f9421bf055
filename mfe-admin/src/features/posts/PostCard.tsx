import type { PostSummary } from '@atelier/contracts';
import { CommentOutlined, EyeOutlined } from '#icons';
import { EditedStatus } from '../../content-manager/EditedStatus';
import type { CardProps } from '../../content-manager/ManagerDefinition';
import { formatDate } from '../../dates/dates';
import { Status } from '../../layout/Status';
import hidden from '../../layout/VisuallyHidden.module.css';
import { formatCount } from '../../numbers/numbers';
import { ItemCard } from '../../resource-page/ItemCards';
import { STATUS_COLORS, STATUS_LABELS } from './postLabels';

function PostMeta({ post }: { post: PostSummary }) {
  const shownDate = post.publishDate ?? post.createdAt;
  return (
    <>
      <span>{post.author ?? 'No author'}</span>
      <time dateTime={shownDate}>{formatDate(shownDate)}</time>
      <span>{post.readingTime} min read</span>
      {post.views > 0 && (
        <span>
          <EyeOutlined aria-hidden="true" /> {formatCount(post.views)}
          <span className={hidden.visuallyHidden}> views</span>
        </span>
      )}
      {post.comments > 0 && (
        <span>
          <CommentOutlined aria-hidden="true" /> {post.comments}
          <span className={hidden.visuallyHidden}> comments</span>
        </span>
      )}
    </>
  );
}

/** One post in the grid or list. */
export function PostCard({ item: post, isSelected, onToggle, controls }: CardProps<PostSummary>) {
  const { title, status } = post;
  return (
    <ItemCard
      name={title}
      words={post.excerpt}
      image={post.featuredImage}
      tags={post.tags}
      chips={
        <>
          <Status color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Status>
          <span>{post.categoryLabel}</span>
          <EditedStatus item={post} />
        </>
      }
      meta={<PostMeta post={post} />}
      actions={controls}
      isSelected={isSelected}
      onToggle={onToggle}
    />
  );
}
