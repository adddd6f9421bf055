import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { Entry } from '../forms/toFormData';
import type { ContentRow } from '../history/ContentItem';
import type { FieldValues } from '../resource-page/comparedFields';
import { changedFields, clashingFields, pickFields } from '../resource-page/fieldChanges';
import type { Merge } from '../resource-page/useItemActions';
import type { ContentListState, ContentType } from './ContentType';

const getFields = (draft: object): FieldValues => ({ ...draft });

/** Merges an entry with changes that someone else saved in the meantime. */
export const createMerge = <
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
>(
  { getDraft, read, update }: ContentType<Item, Loaded, Draft, State>,
  api: ApiClient,
  item: Loaded,
  { draft, files = [] }: Entry<Draft>,
): Merge | undefined => {
  const base = getDraft(item);
  if (base === undefined) return undefined;
  const [mine, loaded] = [getFields(draft), getFields(base)];
  const sent = [...changedFields(mine, loaded), ...files.map(({ field }) => field)];
  return {
    saveChanges: (version) =>
      update(api, { id: item.id, version }, { draft: pickFields(mine, sent) as Partial<Draft>, files }),
    findClashes: async () => {
      const latest = await read(api, item.id);
      const theirs = getFields(getDraft(latest) ?? latest);
      const names = clashingFields(mine, theirs, loaded);
      return { mine: pickFields(mine, names), theirs: pickFields(theirs, names) };
    },
  };
};
