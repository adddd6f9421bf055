import { Tag } from '#antd';
import type { ContentRow } from '../history/ContentItem';
import { ReviewTag } from '../reviews/ReviewTag';

/** Marks an item with saved changes that are not published yet, and one in review. */
export function EditedTag({ item }: { item: Pick<ContentRow, 'id' | 'edited'> }) {
  return (
    <>
      {item.edited === true && <Tag color="processing">Edited, not published</Tag>}
      <ReviewTag id={item.id} />
    </>
  );
}
