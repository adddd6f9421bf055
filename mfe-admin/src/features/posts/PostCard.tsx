import type { PostSummary } from '@atelier/contracts';
import { Button, Tag } from '#antd';
import { CommentOutlined, EyeOutlined } from '#icons';
import { ItemCard } from '../../resource-page/ItemCards';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { useMay } from '../../session/useAdmin';
import styles from './Posts.module.css';
import { dateOf, STATUS_COLORS, STATUS_LABELS } from './postLabels';

export interface PostHandlers {
  onEdit: (post: PostSummary) => void;
  onDelete: (post: PostSummary) => void;
  /** What else can be done with it. */
  more: readonly RowAction[];
}

interface Props extends PostHandlers {
  post: PostSummary;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

function PostMeta({ post }: { post: PostSummary }) {
  const shownDate = post.publishDate ?? post.createdAt;
  return (
    <>
      <span>{post.author ?? 'No author'}</span>
      <time dateTime={shownDate}>{dateOf(shownDate)}</time>
      <span>{post.readingTime} min read</span>
      <span>
        <EyeOutlined aria-hidden="true" /> {post.views.toLocaleString('en-US')}
        <span className={styles.hidden}> views</span>
      </span>
      <span>
        <CommentOutlined aria-hidden="true" /> {post.comments}
        <span className={styles.hidden}> comments</span>
      </span>
    </>
  );
}

/** One post as the manager shows it, in grid and list. */
export function PostCard({ post, isSelected, onToggle, onEdit, onDelete, more }: Props) {
  const mayWrite = useMay('blog', 'write');
  const mayDelete = useMay('blog', 'delete');
  const { id, title, slug, status } = post;
  const preview = () => window.open(`/blog/${slug}`, '_blank', 'noopener');
  const actions: RowAction[] = [
    ...(mayWrite ? [{ label: 'Edit', run: () => onEdit(post) }] : []),
    { label: 'Preview', run: preview },
    ...more,
    ...(mayDelete ? [{ label: 'Delete', isDangerous: true, run: () => onDelete(post) }] : []),
  ];
  return (
    <ItemCard
      name={title}
      words={post.excerpt}
      image={post.featuredImage}
      tags={post.tags}
      chips={
        <>
          <Tag color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Tag>
          <span>{post.categoryLabel}</span>
        </>
      }
      meta={<PostMeta post={post} />}
      actions={
        <>
          {mayWrite && (
            <Button size="small" onClick={() => onEdit(post)} aria-label={`Edit ${title}`}>
              Edit
            </Button>
          )}
          <RowMenu subject={title} actions={actions} />
        </>
      }
      isSelected={isSelected}
      onToggle={() => onToggle(id)}
    />
  );
}
