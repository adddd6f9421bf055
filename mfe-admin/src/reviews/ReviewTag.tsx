import { Tag } from '#antd';
import { useReviews } from './useReviews';

/** Marks an item that waits for a review, or that was returned from one. */
export function ReviewTag({ id }: { id: string }) {
  const review = useReviews().reviews.find((one) => one.id === id);
  if (review === undefined) return null;
  return review.state === 'requested' ? <Tag color="warning">In review</Tag> : <Tag color="error">Returned</Tag>;
}
