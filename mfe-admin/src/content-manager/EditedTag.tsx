import { Tag } from '#antd';
import type { ContentRow } from '../history/ContentItem';

/** Marks an item with saved changes that are not published yet. */
export function EditedTag({ item }: { item: Pick<ContentRow, 'edited'> }) {
  return item.edited === true && <Tag color="processing">Edited, not published</Tag>;
}
