import { Tag } from '#antd';
import type { ContentRow } from '../history/ContentItem';

/** Marks an item whose saved changes visitors do not see yet. */
export function EditedTag({ item }: { item: Pick<ContentRow, 'edited'> }) {
  return item.edited === true && <Tag color="processing">Edited, not published</Tag>;
}
