import { setTimeout as delay } from 'node:timers/promises';
import {
  parseStreamedEvent,
  type StreamedEvent,
  type StreamedEventType,
} from '@atelier/contracts/events/streamed-event';
import { waitMs } from './back-off.js';
import { readBlocks } from './connection.js';

export interface Subscription<Type extends StreamedEventType = StreamedEventType> {
  /** Where Atelier is, such as `https://studio.example`. */
  url: string;
  /** A key with read on events. */
  apiKey: string;
  /** All types where they are absent. */
  types?: readonly Type[];
  /** Of the last event that was handled, to go on behind it; from now on where it is absent. */
  lastEventId?: string | undefined;
  /** Ends the subscription. */
  signal?: AbortSignal;
}

type OfType<Type extends StreamedEventType> = Extract<StreamedEvent, { type: Type }>;

/** An event, and the ID to go on behind it: keep that for a restart. */
export type ReceivedEvent<Type extends StreamedEventType = StreamedEventType> = OfType<Type> & { lastEventId: string };

const isOfType = <Type extends StreamedEventType>(
  event: StreamedEvent,
  types: readonly Type[] | undefined,
): event is OfType<Type> => types === undefined || types.some((type) => type === event.type);

const getAddress = (url: string, types: readonly string[] = []): URL => {
  const address = new URL('/api/events/stream', url);
  if (types.length > 0) address.searchParams.set('types', types.join(','));
  return address;
};

const getHeaders = (apiKey: string, lastEventId: string | undefined): Headers => {
  const headers = new Headers({ accept: 'text/event-stream', 'x-api-key': apiKey });
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
  return headers;
};

/**
 * The events of an Atelier as they happen. Connects again when the connection breaks off and goes on behind the last event;
 * ends with `signal`, or when the loop over it is left. Throws `SubscriptionRefused` where Atelier does not serve it.
 * Events of types that this version does not know are passed over.
 */
export async function* subscribe<Type extends StreamedEventType = StreamedEventType>({
  url,
  apiKey,
  types,
  lastEventId,
  signal,
}: Subscription<Type>): AsyncGenerator<ReceivedEvent<Type>, void> {
  const address = getAddress(url, types);
  let reached = lastEventId;
  for (let failures = 0; signal?.aborted !== true; failures += 1) {
    for await (const { id, data } of readBlocks(address, getHeaders(apiKey, reached), signal)) {
      failures = 0;
      reached = id ?? reached;
      const event = data === undefined ? undefined : parseStreamedEvent(JSON.parse(data));
      if (event !== undefined && isOfType(event, types)) yield { ...event, lastEventId: reached ?? '' };
    }
    // Ended by the signal, the waiting is over at once.
    await delay(waitMs(failures), undefined, { signal }).catch(() => undefined);
  }
}
