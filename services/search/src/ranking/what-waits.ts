import { setImmediate as turn } from 'node:timers/promises';

const MAX_AT_ONCE = 500;

/** Reads one by one, and hands out together what has arrived in the meantime. */
export async function* whatWaits<Item>(source: AsyncIterable<Item>): AsyncIterable<Item[]> {
  const items = source[Symbol.asyncIterator]();
  let next = items.next();
  for (;;) {
    const first = await next;
    if (first.done === true) return;
    const batch = [first.value];
    next = items.next();
    // If it fails while the batch is in use, the next round throws it.
    next.catch(() => undefined);
    while (batch.length < MAX_AT_ONCE) {
      const waiting = await Promise.race([next, turn(undefined)]).catch(() => undefined);
      if (waiting === undefined || waiting.done === true) break;
      batch.push(waiting.value);
      next = items.next();
      next.catch(() => undefined);
    }
    yield batch;
  }
}
