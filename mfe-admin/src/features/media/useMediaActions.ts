import type { MediaFile, MediaFilePatch } from '@atelier/contracts';
import { isApiError, serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { RESTORABLE } from '../../resource-page/restorable';
import type { SaveOutcome } from '../../resource-page/useItemActions';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { useUndo } from '../../undo/UndoContext';
import { fileAsFields } from './fileAsFields';
import { type FileFormValues, formOfFile } from './fileForm';
import { describeFile, readFile, restoreFile, trashFile } from './media.api';

const isInUse = (error: unknown): boolean => isApiError(error) && error.status === 409;

type TrashedFile = Pick<MediaFile, 'id' | 'name'>;

/** The actions on one file; each reports its result. */
export const useMediaActions = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const { offer } = useUndo();

  const describe = async (file: MediaFile, patch: MediaFilePatch): Promise<SaveOutcome> => {
    try {
      const { is } = await write({
        name: file.name,
        anyway: 'Save anyway',
        onReload: 'Reload to see the newer version. Your changes are kept and offered there.',
        compare: {
          mine: fileAsFields(patch as Partial<FileFormValues>),
          theirs: async () => fileAsFields(formOfFile((await readFile(api, file.id)).data)),
        },
        version: file.version,
        call: (version) => describeFile(api, { id: file.id, version }, patch),
      });
      if (is === 'done') toasts.show('File updated successfully', 'success');
      if (is !== 'stay') void refresh();
      if (is === 'done') return 'saved';
      return is === 'reload' ? 'reload' : 'kept';
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to update file'), 'error');
      return 'kept';
    }
  };

  const takeBack = async ({ id }: TrashedFile): Promise<string> => {
    await restoreFile(api, id);
    await refresh();
    return 'File restored successfully';
  };

  /** False if the user canceled or it failed. */
  const throwAway = async (file: TrashedFile, isForced = false): Promise<boolean> => {
    try {
      await trashFile(api, file.id, isForced);
      return true;
    } catch (error) {
      if (!isInUse(error) || isForced) throw error;
      const text = `${serverMessageOr(error, '')} In 30 days, it disappears from everything that uses it. Delete it anyway?`;
      return (await confirm({ title: 'Delete anyway', text, isDangerous: true })) && throwAway(file, true);
    }
  };

  const remove = async (file: TrashedFile): Promise<boolean> => {
    const text = `Are you sure you want to delete “${file.name}”? ${RESTORABLE}`;
    if (!(await confirm({ title: 'Delete', text, isDangerous: true }))) return false;
    try {
      if (!(await throwAway(file))) return false;
      offer({ text: `“${file.name}” is in the Trash.`, undo: () => takeBack(file) });
      return true;
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to delete file'), 'error');
      return false;
    } finally {
      await refresh();
    }
  };

  const restore = async (file: TrashedFile): Promise<void> => {
    try {
      toasts.show(await takeBack(file), 'success');
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to restore file'), 'error');
      await refresh();
    }
  };

  return { describe, remove, restore };
};
