import type { Post, PostDraft } from '@atelier/contracts';
import { LoadingDialog } from '../../forms/LoadingDialog';
import type { SaveOutcome } from '../../resource-page/useItemActions';
import { PostEditor } from './PostEditor';
import { usePostToEdit } from './usePostToEdit';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (post: Post, draft: PostDraft) => Promise<SaveOutcome>;
}

/** The editor for a post that exists, fetched whole: the list knows no content. */
export function EditPost({ id, onClose, onSave }: Props) {
  const { post, draft, error, retry } = usePostToEdit(id);
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
        draft={draft}
        onClose={onClose}
        onSave={(draft) => save(post, draft)}
      />
    );
  return <LoadingDialog title="Edit Blog Post" widthPx={960} error={error} onRetry={retry} onClose={onClose} />;
}
