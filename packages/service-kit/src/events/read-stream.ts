import { DeliverPolicy, type JsMsg, type StreamInfo } from '@nats-io/jetstream';
import type { Broker } from './broker.js';
import { EVENT_STREAM } from './streams.js';

const FETCHED_AHEAD = 500;
/** Longer than the broker is away while it restarts. */
const SILENT_MS = 30_000;

interface Range {
  /** Sequence of the first message. */
  first: number;
  /** Sequence of the last message. */
  last: number;
  /** Types to read; all if empty. */
  types: readonly string[];
}

/** The sequence of the first event stored at or after this time; behind the end if there is none. */
export const sequenceAt = async (
  broker: Broker,
  time: string,
  { state }: Pick<StreamInfo, 'state'>,
): Promise<number> => {
  const { streams } = await broker.manager();
  // A new stream without messages begins at 0.
  let low = Math.max(state.first_seq, 1);
  let high = state.last_seq + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const message = await streams.getMessage(EVENT_STREAM, { seq: middle });
    if (message !== null && message.time < new Date(time)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The events of a range, earliest first. */
export async function* readStream(broker: Broker, { first, last, types }: Range): AsyncGenerator<JsMsg> {
  if (last < first) return;
  const client = await broker.client();
  const consumer = await client.consumers.get(EVENT_STREAM, {
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: first,
    ...(types.length === 0 ? {} : { filter_subjects: [...types] }),
  });
  try {
    if ((await consumer.info()).num_pending === 0) return;
    const messages = await consumer.consume({ max_messages: Math.min(last - first + 1, FETCHED_AHEAD) });
    let hasGivenUp = false;
    // Messages that expire in the meantime never arrive.
    const timer = setTimeout(() => {
      hasGivenUp = true;
      void messages.close();
    }, SILENT_MS);
    try {
      for await (const message of messages) {
        timer.refresh();
        if (message.seq > last) return;
        yield message;
        if (message.seq === last || message.info.pending === 0) return;
      }
    } finally {
      clearTimeout(timer);
      await messages.close();
    }
    if (hasGivenUp) throw new Error(`The broker sent no event for ${SILENT_MS / 1000} seconds.`);
  } finally {
    await consumer.delete().catch(() => false);
  }
}
