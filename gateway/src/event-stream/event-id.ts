import type { StreamPosition } from '@atelier/service-kit/events/stream-position';

const ID = /^([0-9a-z]{1,12})-(\d{1,15})$/;

/** What stands behind `id:`, the same in every gateway: the life of the stream, and the number of the event in it. */
export const getEventId = ({ stream, sequence }: StreamPosition): string => `${stream}-${sequence}`;

/** Undefined where the text is no such ID. */
export const findPosition = (id: string): StreamPosition | undefined => {
  const [, stream, sequence] = ID.exec(id) ?? [];
  return stream === undefined ? undefined : { stream, sequence: Number(sequence) };
};
