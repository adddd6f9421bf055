import type { PostDraft } from '@atelier/contracts';
import { Button, Skeleton } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { PostEditor } from './PostEditor';
import { usePostToEdit } from './usePostToEdit';

interface Props {
  id: string;
  onClose: () => void;
  /** True when the post was saved. */
  onSave: (draft: PostDraft, id: string) => Promise<boolean>;
}

/** The editor for a post that exists, fetched whole: the list knows no content. */
export function EditPost({ id, onClose, onSave }: Props) {
  const { post, error, retry } = usePostToEdit(id);
  if (post !== undefined)
    return <PostEditor key={post.id} post={post} onClose={onClose} onSave={(draft) => onSave(draft, post.id)} />;
  return (
    <Dialog
      title="Edit Blog Post"
      isOpen
      onClose={onClose}
      widthPx={960}
      footer={error === undefined ? null : <Button onClick={retry}>Try again</Button>}
    >
      {error === undefined ? (
        <div role="status" aria-label="Loading">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <p role="alert">{error.message}</p>
      )}
    </Dialog>
  );
}
