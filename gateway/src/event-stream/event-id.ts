import type { StreamPosition } from '@atelier/service-kit/events/stream-position';

const ID = /^([0-9a-z]{1,12})-(\d{1,15})$/;

/** The value after `id:`, the same in every gateway: when the stream was created, and the event's sequence number. */
export const getEventId = ({ stream, sequence }: StreamPosition): string => `${stream}-${sequence}`;

/** Undefined if the text is not such an ID. */
export const findPosition = (id: string): StreamPosition | undefined => {
  const [, stream, sequence] = ID.exec(id) ?? [];
  return stream === undefined ? undefined : { stream, sequence: Number(sequence) };
};
