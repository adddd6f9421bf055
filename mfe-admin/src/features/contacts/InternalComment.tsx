import type { SubmissionComment } from '@atelier/contracts';
import { Button, Tag } from '#antd';
import { formatDateTime } from '../../dates/dates';
import { useAdmin, useMay } from '../../session/useAdmin';
import styles from './Submissions.module.css';

interface Props {
  comment: SubmissionComment;
  onDelete: (comment: SubmissionComment) => void;
}

/** A comment that only staff see. */
export function InternalComment({ comment, onDelete }: Props) {
  const { author, text, created_at: at } = comment;
  const isOwn = useAdmin().id === author.id;
  const mayWrite = useMay('contact', 'write');
  const mayDeleteAny = useMay('contact', 'delete');
  return (
    <article className={styles.internal}>
      <span className={styles.stamp}>
        <Tag>Internal</Tag>
        {`${author.name}, ${formatDateTime(at)}`}
      </span>
      <p>{text}</p>
      {mayWrite && (isOwn || mayDeleteAny) && (
        <Button
          size="small"
          type="text"
          aria-label={`Delete the comment by ${author.name}`}
          onClick={() => onDelete(comment)}
        >
          Delete
        </Button>
      )}
    </article>
  );
}
