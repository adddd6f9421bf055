import { TryLater } from '@atelier/service-kit/http/exceptions';

/** Each stream costs a consumer at the broker and a buffer here. */
const MAX_STREAMS = 100;
const MAX_STREAMS_OF_ONE = 5;
const RETRY_AFTER_SECONDS = 30;

/** Limits the streams of this process, in total and for one API key or person. */
export class StreamPlaces {
  private readonly taken = new Map<string, number>();
  private total = 0;

  /** Takes a place and returns a function that releases it; throws 429 if none is free. */
  take(subscriber: string): () => void {
    const own = this.taken.get(subscriber) ?? 0;
    if (own >= MAX_STREAMS_OF_ONE)
      throw new TryLater(
        `At most ${MAX_STREAMS_OF_ONE} event streams at a time. Close one first.`,
        RETRY_AFTER_SECONDS,
      );
    if (this.total >= MAX_STREAMS)
      throw new TryLater('Too many event streams are open. Please try again later.', RETRY_AFTER_SECONDS);
    this.taken.set(subscriber, own + 1);
    this.total += 1;
    return () => this.give(subscriber);
  }

  private give(subscriber: string): void {
    const own = (this.taken.get(subscriber) ?? 1) - 1;
    if (own === 0) this.taken.delete(subscriber);
    else this.taken.set(subscriber, own);
    this.total -= 1;
  }
}
