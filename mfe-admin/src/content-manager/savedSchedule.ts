import { formatZonedTime } from '../dates/dates';
import { type ContentItem, type ContentRow, type ContentSort, getContentItem, isLive } from '../history/ContentItem';
import type { Question } from '../resource-page/ConfirmProvider';
import { UNPUBLISH } from './useUnpublish';

/** 'Goes live Mar 1, 2027, 9:00 AM EST', followed by when the item is hidden again. */
export const scheduleWords = ({
  publishAt,
  unpublishAt,
}: Pick<ContentItem, 'publishAt' | 'unpublishAt'>): string | undefined => {
  const words = [
    publishAt && `Goes live ${formatZonedTime(publishAt)}`,
    unpublishAt && `Hidden from ${formatZonedTime(unpublishAt)}`,
  ];
  return words.filter(Boolean).join(' · ') || undefined;
};

/** A post's status tells whether it is still scheduled; other items stay scheduled until they are live. */
const endsSchedule = (sort: ContentSort, draft: object, isLiveAfter: boolean): boolean =>
  isLiveAfter || (sort.kind === 'post' && 'status' in draft && draft.status !== 'scheduled');

/** The question before a save that unpublishes an item or cancels its schedule; undefined if none is needed. */
export const questionBefore = (sort: ContentSort, item: ContentRow, draft: object): Question | undefined => {
  const isLiveAfter = isLive(sort, { ...item, ...draft });
  if (isLive(sort, item)) return isLiveAfter ? undefined : UNPUBLISH;
  const { publishAt } = getContentItem(item, '');
  if (publishAt === null || !endsSchedule(sort, draft, isLiveAfter)) return undefined;
  const does = isLiveAfter ? 'Saving now publishes it right away' : 'Saving it as a draft cancels the schedule';
  return {
    title: 'Cancel the schedule',
    text: `This is scheduled to go live ${formatZonedTime(publishAt)}. ${does}. Are you sure?`,
    isDangerous: true,
  };
};
