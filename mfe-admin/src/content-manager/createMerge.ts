import type { Platform } from '@atelier/web-kit/platform/Platform';
import { saveDraft } from '../drafts/drafts.api';
import type { Entry } from '../forms/toFormData';
import { type ContentRow, isLive } from '../history/ContentItem';
import type { FieldValues } from '../resource-page/comparedFields';
import { changedFields, clashingFields, pickFields } from '../resource-page/fieldChanges';
import type { Merge } from '../resource-page/useItemActions';
import type { ContentListState, ContentType } from './ContentType';
import { withFileAddresses } from './withFileAddresses';

const SAVED_BESIDE = 'It was published in the meantime. Your changes are saved as a draft.';

const getFields = (draft: object): FieldValues => ({ ...draft });

/** Merges an entry with changes that someone else saved in the meantime. A draft of what is live by now stays a draft. */
export const createMerge = <
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
>(
  { sort, getDraft, read, update }: ContentType<Item, Loaded, Draft, State>,
  { api, session }: Pick<Platform, 'api' | 'session'>,
  item: Loaded,
  { draft, files = [] }: Entry<Draft>,
): Merge | undefined => {
  const base = getDraft(item);
  if (base === undefined) return undefined;
  const [mine, loaded] = [getFields(draft), getFields(base)];
  const sent = [...changedFields(mine, loaded), ...files.map(({ field }) => field)];
  const changes = pickFields(mine, sent);
  const isDraft = !isLive(sort, item) && !isLive(sort, mine);
  let isBeside = false;
  const saveBeside = async () => {
    const values = await withFileAddresses({ session }, { draft: changes, files });
    await saveDraft(api, sort.kind, item.id, { values, isWorkingCopy: true });
  };
  return {
    saveChanges: (version) =>
      isBeside ? saveBeside() : update(api, { id: item.id, version }, { draft: changes as Partial<Draft>, files }),
    findClashes: async () => {
      const latest = await read(api, item.id);
      isBeside = isDraft && isLive(sort, latest);
      const theirs = getFields(getDraft(latest) ?? latest);
      const names = clashingFields(mine, theirs, loaded);
      return { mine: pickFields(mine, names), theirs: pickFields(theirs, names), isBeside };
    },
    getMessage: () => (isBeside ? SAVED_BESIDE : undefined),
  };
};
