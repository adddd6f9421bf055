import type { MediaFile } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import type { BulkCall } from '../../resource-page/useBulkAction';
import { missingPermission } from '../../session/requirement';
import { readFile, restoreFile, trashFile } from './media.api';

export const FILE_NOUN = { one: 'file', many: 'files' };

/** Bulk actions for the selected files, with one call per file; the report names the uses that block a deletion. */
export const mediaBulkEntries = (api: ApiClient, isTrash: boolean, mayDelete: boolean): BulkEntry<MediaFile>[] => {
  const missing = mayDelete ? undefined : missingPermission('media', 'delete');
  const isTrashed = async ({ id }: MediaFile) => (await readFile(api, id)).data.trashedAt !== null;
  const restoring: BulkCall<MediaFile> = {
    call: ({ id }) => restoreFile(api, id),
    isDone: async (file) => !(await isTrashed(file)),
  };
  if (isTrash) return [{ title: 'Restore Selected', verb: 'restore', done: 'restored', missing, ...restoring }];
  return [
    {
      title: 'Delete Selected',
      verb: 'delete',
      done: 'deleted',
      isDangerous: true,
      missing,
      call: ({ id }) => trashFile(api, id),
      isDone: isTrashed,
      undo: restoring,
    },
  ];
};
