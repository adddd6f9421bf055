import type { MediaFile, MediaFileDetails } from '@atelier/contracts';
import { LoadingDialog } from '../../forms/LoadingDialog';
import { useFreshAnswer } from '../../platform/useFreshAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useMay } from '../../session/useAdmin';
import { FileEditor } from './FileEditor';
import { FileSheet } from './FileSheet';
import type { useMediaActions } from './useMediaActions';

const TITLE = 'Details of a file';

interface Props {
  id: string;
  tags: readonly { tag: string }[];
  actions: ReturnType<typeof useMediaActions>;
  refresh: () => Promise<unknown>;
  onClose: () => void;
}

const isReadOnly = (mayWrite: boolean, { trashedAt }: MediaFileDetails): boolean => !mayWrite || trashedAt !== null;

/** The current state of a file; editable with write access, read-only otherwise. */
export function FileDetails({ id, tags, actions, refresh, onClose }: Props) {
  const { api } = usePlatform();
  const mayWrite = useMay('media', 'write');
  const { answer, error, retry } = useFreshAnswer(id, (_id, signal) =>
    api.call('GET /media-files/{id}', { params: { id }, signal }),
  );
  if (answer === undefined) return <LoadingDialog title={TITLE} error={error} onRetry={retry} onClose={onClose} />;
  const file = answer.data;
  if (isReadOnly(mayWrite, file)) return <FileSheet file={file} onClose={onClose} />;
  const remove = async (one: MediaFile) => {
    if (await actions.remove(one)) onClose();
  };
  return (
    <FileEditor
      key={`${file.id} ${file.version}`}
      file={file}
      knownTags={tags.map(({ tag }) => tag)}
      onClose={onClose}
      onDelete={remove}
      onReplaced={() => {
        void refresh();
        retry();
      }}
      onSave={async (patch) => {
        const outcome = await actions.describe(file, patch);
        if (outcome === 'reload') retry();
        return outcome === 'saved';
      }}
    />
  );
}
