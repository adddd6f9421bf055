import { setTimeout as delay } from 'node:timers/promises';
import {
  parseStreamedEvent,
  type StreamedEvent,
  type StreamedEventType,
} from '@atelier/contracts/events/streamed-event';
import { waitMs } from './back-off.js';
import { readBlocks } from './connection.js';

export interface Subscription<Type extends StreamedEventType = StreamedEventType> {
  /** Origin of the platform, such as `https://studio.example`. */
  url: string;
  /** An API key with the right to read events. */
  apiKey: string;
  /** All types if absent. */
  types?: readonly Type[];
  /** ID of the last handled event; the stream continues after it. New events only if absent. */
  lastEventId?: string | undefined;
  /** Ends the subscription. */
  signal?: AbortSignal;
}

type OfType<Type extends StreamedEventType> = Extract<StreamedEvent, { type: Type }>;

/** An event and its ID. Store the ID to continue after a restart. */
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
 * The events of a platform as they happen. Reconnects when the connection breaks and continues after the last event;
 * ends with `signal` or when the caller leaves the loop. Throws `SubscriptionRefused` if the platform refuses it.
 * Skips events of types that this version does not know.
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
    // The signal ends the wait immediately.
    await delay(waitMs(failures), undefined, { signal }).catch(() => undefined);
  }
}
