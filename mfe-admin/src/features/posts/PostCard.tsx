import type { PostSummary } from '@atelier/contracts';
import { useState } from 'react';
import { Button, Checkbox, Tag } from '#antd';
import { CommentOutlined, EyeOutlined } from '#icons';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { useMay } from '../../session/useAdmin';
import styles from './Posts.module.css';
import { dateOf, STATUS_COLORS, STATUS_LABELS } from './postLabels';

const SHOWN_TAGS = 3;

export interface PostHandlers {
  onEdit: (post: PostSummary) => void;
  onDelete: (post: PostSummary) => void;
}

interface Props extends PostHandlers {
  post: PostSummary;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

function Cover({ image }: { image: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  return image && !isBroken ? (
    <img className={styles.cover} src={image} alt="" loading="lazy" onError={() => setIsBroken(true)} />
  ) : (
    <span className={styles.cover} aria-hidden="true" />
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <div className={styles.tags}>
      {tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {tags.length > SHOWN_TAGS && <Tag>{`+${tags.length - SHOWN_TAGS}`}</Tag>}
    </div>
  );
}

/** One post as the manager shows it, in grid and list. */
export function PostCard({ post, isSelected, onToggle, onEdit, onDelete }: Props) {
  const mayWrite = useMay('blog', 'write');
  const mayDelete = useMay('blog', 'delete');
  const { id, title, excerpt, slug, status, tags, author, views, comments } = post;
  const preview = () => window.open(`/blog/${slug}`, '_blank', 'noopener');
  const actions: RowAction[] = [
    ...(mayWrite ? [{ label: 'Edit', run: () => onEdit(post) }] : []),
    { label: 'Preview', run: preview },
    ...(mayDelete ? [{ label: 'Delete', isDangerous: true, run: () => onDelete(post) }] : []),
  ];
  return (
    <li className={styles.card} data-is-selected={isSelected}>
      <Cover image={post.featuredImage} />
      <div className={styles.select}>
        <Checkbox checked={isSelected} onChange={() => onToggle(id)} aria-label={`Select ${title}`} />
      </div>
      <div className={styles.body}>
        <div className={styles.chips}>
          <Tag color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Tag>
          <span>{post.categoryLabel}</span>
        </div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.excerpt}>{excerpt}</p>
        <Tags tags={tags} />
        <p className={styles.meta}>
          <span>{author ?? 'No author'}</span>
          <time dateTime={post.publishDate ?? post.createdAt}>{dateOf(post.publishDate ?? post.createdAt)}</time>
          <span>{post.readingTime} min read</span>
          <span>
            <EyeOutlined aria-hidden="true" /> {views.toLocaleString('en-US')}
            <span className={styles.hidden}> views</span>
          </span>
          <span>
            <CommentOutlined aria-hidden="true" /> {comments}
            <span className={styles.hidden}> comments</span>
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {mayWrite && (
          <Button size="small" onClick={() => onEdit(post)} aria-label={`Edit ${title}`}>
            Edit
          </Button>
        )}
        <RowMenu subject={title} actions={actions} />
      </div>
    </li>
  );
}
