import type { Post, PostDraft } from '@atelier/contracts';
import { Button, Skeleton } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { PostEditor } from './PostEditor';
import type { SaveOutcome } from './usePostActions';
import { usePostToEdit } from './usePostToEdit';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (post: Post, draft: PostDraft) => Promise<SaveOutcome>;
}

/** The editor for a post that exists, fetched whole: the list knows no content. */
export function EditPost({ id, onClose, onSave }: Props) {
  const { post, error, retry } = usePostToEdit(id);
  const save = async (loaded: Post, draft: PostDraft): Promise<boolean> => {
    const outcome = await onSave(loaded, draft);
    if (outcome === 'reload') retry();
    return outcome === 'saved';
  };
  if (post !== undefined)
    return (
      <PostEditor
        key={`${post.id} ${post.version}`}
        post={post}
        onClose={onClose}
        onSave={(draft) => save(post, draft)}
      />
    );
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
