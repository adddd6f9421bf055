import type { JsMsg } from '@nats-io/jetstream';

/** In a message that was restored from an archive: when it first reached the stream. */
export const STORED_AT_HEADER = 'Atelier-Stored-At';

type Message = Pick<JsMsg, 'headers' | 'time'>;

export const isRestored = ({ headers }: Message): boolean => headers?.has(STORED_AT_HEADER) ?? false;

/** When a message first reached the stream, also if it was restored later. */
export const storedAt = ({ headers, time }: Message): Date => {
  const original = headers?.get(STORED_AT_HEADER) ?? '';
  return original === '' ? time : new Date(original);
};
