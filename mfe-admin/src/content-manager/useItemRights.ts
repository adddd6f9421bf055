import type { Entry } from '../forms/toFormData';
import { type ContentRow, type ContentSort, isLive } from '../history/ContentItem';
import { useAdmin, useMay } from '../session/useAdmin';
import { type MissingRights, useMissingRights } from '../session/useMissingRights';

/** The rights that the user lacks on all items of a kind, and on one of them. */
export const useItemRights = (sort: ContentSort) => {
  const admin = useAdmin();
  const missing = useMissingRights(sort.resource);
  const mayEditOthers = useMay(sort.resource, 'editOthers');
  const getMissing = (item: ContentRow): MissingRights => {
    const isOwn = (item.createdById ?? item.created_by_id) === admin.id;
    const foreign = isOwn || mayEditOthers ? undefined : `You can only change a ${sort.noun} that you created.`;
    return {
      write: missing.write ?? foreign,
      delete: missing.delete ?? foreign ?? (isLive(sort, item) ? missing.publish : undefined),
      publish: missing.publish ?? foreign,
    };
  };
  return { missing, getMissing };
};

/** An editor's content that publishes nothing, now or later. */
export const withoutPublishing = <Draft extends object>(sort: ContentSort, entry: Entry<Draft>): Entry<Draft> => {
  const { field, hidden } = sort.visibility;
  const { draft } = entry;
  const publishes = isLive(sort, draft) || ('status' in draft && draft.status === 'scheduled');
  return publishes ? { ...entry, draft: { ...draft, [field]: hidden } } : entry;
};
