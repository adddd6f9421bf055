import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { useConfirm } from '../resource-page/ConfirmProvider';
import { useVersionedWrite } from '../resource-page/useVersionedWrite';
import type { ContentItem, ContentSort } from './ContentItem';
import { restoreRevision } from './contentTools.api';

/** Restores an earlier version of the item after a confirmation; true if it did. */
export const useRestore = ({ sort, item }: { sort: ContentSort; item: ContentItem }) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();
  const [isRunning, setIsRunning] = useState(false);

  const restore = async (version: number, current: number): Promise<boolean> => {
    const outcome = await write({
      name: item.name,
      anyway: 'Restore anyway',
      onReload: 'Reload to see the newer version in the history.',
      version: current,
      call: (madeOnVersion) => restoreRevision(api, sort.path, item.id, version, madeOnVersion),
    });
    if (outcome.is !== 'done') return outcome.is === 'reload';
    const { message, missingMedia } = outcome.answer;
    toasts.show(message, 'success');
    if (missingMedia.length > 0) toasts.show(`Missing pictures: ${missingMedia.join(', ')}`, 'error');
    return true;
  };

  const run = async (version: number, current: number): Promise<boolean> => {
    const text = `Are you sure you want to restore version ${version}? The current version is kept in the history.`;
    if (!(await confirm({ title: 'Restore', text }))) return false;
    setIsRunning(true);
    try {
      return await restore(version, current);
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to restore this version'), 'error');
      return false;
    } finally {
      setIsRunning(false);
    }
  };

  return { run, isRunning };
};
