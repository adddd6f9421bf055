import type { PostAnswer, PostDraft } from '@atelier/contracts';
import useSWR from 'swr';
import { Button, Skeleton } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { PostEditor } from './PostEditor';
import { postPathOf } from './posts.api';

interface Props {
  id: string;
  onClose: () => void;
  onSave: (draft: PostDraft, id: string) => Promise<boolean>;
}

/** The editor for a post that exists, fetched whole: the list knows no content. */
export function EditPost({ id, onClose, onSave }: Props) {
  const { data, error, mutate } = useSWR<PostAnswer, Error>(postPathOf(id), {
    revalidateIfStale: true,
    revalidateOnReconnect: false,
  });
  if (data !== undefined)
    return (
      <PostEditor
        key={`${data.post.id}-${data.post.version}`}
        post={data.post}
        onClose={onClose}
        onSave={(draft) => onSave(draft, data.post.id)}
      />
    );
  return (
    <Dialog
      title="Edit Blog Post"
      isOpen
      onClose={onClose}
      widthPx={960}
      footer={error === undefined ? null : <Button onClick={() => void mutate()}>Try again</Button>}
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
