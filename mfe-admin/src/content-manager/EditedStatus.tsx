import type { ContentRow } from '../history/ContentItem';
import { Status } from '../layout/Status';
import { ReviewStatus } from '../reviews/ReviewStatus';

/** Marks an item with saved changes that are not published yet, and one in review. */
export function EditedStatus({ item }: { item: Pick<ContentRow, 'id' | 'edited'> }) {
  return (
    <>
      {item.edited === true && <Status color="processing">Edited, not published</Status>}
      <ReviewStatus id={item.id} />
    </>
  );
}
