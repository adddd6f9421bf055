import type { PostSummary } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { formatZonedTime, getDay } from '../../dates/dates';
import { usePlatform } from '../../platform/usePlatform';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { withVersion } from '../../resource-page/versions';
import { useUndo } from '../../undo/UndoContext';
import { type Day, onDay } from './calendarDays';

/** Whether the post's date can still move: that of a published one says when it was published. */
export const isMovable = ({ status, publishDate }: PostSummary): boolean =>
  publishDate !== null && (status === 'scheduled' || status === 'draft');

/** Moves posts to another day at the same time; each move can be undone. */
export const useReschedule = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const { offer } = useUndo();
  const write = useVersionedWrite();

  /** Whether a post still has the status that it is shown with; says so if not, since a move would set it back. */
  const isAsShown = async ({ id, status }: PostSummary): Promise<boolean> => {
    const { post } = await api.call('GET /blog/{id}', { params: { id } });
    if (post.status === status) return true;
    toasts.show(`It wasn’t moved, because it’s ${post.status === 'draft' ? 'a draft' : post.status} now.`, 'error');
    return false;
  };
  /** Returns the moved post; undefined if it did not move. */
  const setDate = async (post: PostSummary, publishDate: string): Promise<PostSummary | undefined> => {
    const { id, title, status, version } = post;
    const outcome = await write({
      name: title,
      anyway: 'Move anyway',
      onReload: 'Reload to see the newer version in the calendar.',
      version,
      call: async (expected) => {
        if (expected !== version && !(await isAsShown(post))) return undefined;
        const change = { params: { id }, body: { publishDate }, headers: withVersion(expected) };
        return status === 'scheduled'
          ? api.call('PATCH /blog/{id}/schedule', change)
          : api.call('PUT /blog/{id}', change);
      },
    });
    return outcome.is === 'done' ? outcome.answer?.post : undefined;
  };

  /** Returns when the calendar shows the new day. */
  return async (post: PostSummary, day: Day): Promise<void> => {
    const before = post.publishDate;
    if (before === null || getDay(before) === day) return;
    const after = onDay(before, day);
    if (post.status === 'scheduled' && Date.parse(after) <= Date.now())
      return toasts.show('A scheduled post can only move to a time in the future.', 'error');
    try {
      const moved = await setDate(post, after);
      if (moved !== undefined)
        offer({
          text: `Moved to ${formatZonedTime(after)}`,
          of: post.title,
          undo: async () => {
            const movedBack = await setDate({ ...post, version: moved.version }, before);
            await refresh();
            return movedBack && `Moved back to ${formatZonedTime(before)}`;
          },
        });
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to move the post'), 'error');
    }
    await refresh();
  };
};
