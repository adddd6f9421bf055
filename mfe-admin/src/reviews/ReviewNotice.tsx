import { useState } from 'react';
import { Button } from '#antd';
import { formatDateTime } from '../dates/dates';
import styles from './ReviewNotice.module.css';
import type { ItemReview } from './useItemReview';

interface Props {
  review: ItemReview;
  isBusy: boolean;
  /** Publishes what the editor shows. */
  onApprove: () => void;
  /** Called after the item was returned. */
  onReturned: () => void;
}

/** The review of the edited item: who asked for it or returned it, the note, and the answers to it. */
export function ReviewNotice({ review, isBusy, onApprove, onReturned }: Props) {
  const { found, isOwn, mayPublish } = review;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  if (found === undefined) return null;
  const { answer } = found;
  const asked = isOwn ? 'You asked for a review' : `${found.requestedBy} asked for a review`;
  const said =
    answer === null
      ? { line: `${asked} on ${formatDateTime(found.requestedAt)}`, note: found.note }
      : { line: `${answer.by} returned this on ${formatDateTime(answer.at)}`, note: answer.note };
  const answers = mayPublish && answer === null;
  const withdraw = async () => {
    setIsWithdrawing(true);
    await review.withdraw();
    setIsWithdrawing(false);
  };
  return (
    <section className={styles.review} aria-label="Review">
      <div className={styles.words} role="status">
        <p>{said.line}</p>
        {said.note !== '' && <blockquote>{said.note}</blockquote>}
      </div>
      <div className={styles.actions}>
        {isOwn && (
          <Button loading={isWithdrawing} onClick={() => void withdraw()}>
            Withdraw Request
          </Button>
        )}
        {answers && !isOwn && (
          <Button
            disabled={isBusy}
            onClick={async () => {
              if (await review.return()) onReturned();
            }}
          >
            Return with a Note
          </Button>
        )}
        {answers && (
          <Button type="primary" disabled={isBusy} onClick={onApprove}>
            Approve and Publish
          </Button>
        )}
      </div>
    </section>
  );
}
