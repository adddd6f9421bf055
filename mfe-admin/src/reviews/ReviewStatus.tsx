import { Status } from '../layout/Status';
import { useReviews } from './useReviews';

/** Marks an item that waits for a review, or that was returned from one. */
export function ReviewStatus({ id }: { id: string }) {
  const review = useReviews().reviews.find((one) => one.id === id);
  if (review === undefined) return null;
  return review.state === 'requested' ? (
    <Status color="warning">In review</Status>
  ) : (
    <Status color="error">Returned</Status>
  );
}
