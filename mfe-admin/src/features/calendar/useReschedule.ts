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

  const setDate = ({ id, title, status, version }: PostSummary, publishDate: string) =>
    write({
      name: title,
      anyway: 'Move anyway',
      onReload: 'Reload to see the newer version in the calendar.',
      version,
      call: (expected) =>
        status === 'scheduled'
          ? api.call('PATCH /blog/{id}/schedule', {
              params: { id },
              body: { publishDate },
              headers: withVersion(expected),
            })
          : api.call('PUT /blog/{id}', { params: { id }, body: { publishDate }, headers: withVersion(expected) }),
    });

  /** Returns when the calendar shows the new day. */
  return async (post: PostSummary, day: Day): Promise<void> => {
    const before = post.publishDate;
    if (before === null || getDay(before) === day) return;
    const after = onDay(before, day);
    if (post.status === 'scheduled' && Date.parse(after) <= Date.now())
      return toasts.show('A scheduled post can only move to a time in the future.', 'error');
    try {
      const outcome = await setDate(post, after);
      if (outcome.is === 'done')
        offer({
          text: `Moved to ${formatZonedTime(after)}`,
          of: post.title,
          undo: async () => {
            const { is } = await setDate({ ...post, version: outcome.answer.post.version }, before);
            await refresh();
            return is !== 'done' ? undefined : `Moved back to ${formatZonedTime(before)}`;
          },
        });
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, 'Failed to move the post'), 'error');
    }
    await refresh();
  };
};
