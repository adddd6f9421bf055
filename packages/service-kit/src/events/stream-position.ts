import type { StreamInfo } from '@nats-io/jetstream';

/** A place in the event stream, between two messages. */
export interface StreamPosition {
  /** Names one life of the stream: one that is deleted and made anew counts from one again. */
  stream: string;
  /** The last message before this place. */
  sequence: number;
}

type Stream = Pick<StreamInfo, 'created' | 'state'>;

export const streamName = ({ created }: Pick<StreamInfo, 'created'>): string => Date.parse(created).toString(36);

/** The place behind everything that the stream holds. */
export const getEnd = (stream: Stream): StreamPosition => ({
  stream: streamName(stream),
  sequence: stream.state.last_seq,
});

/** Whether everything that came after this place is still in the stream. */
export const isHeld = (stream: Stream, { stream: name, sequence }: StreamPosition): boolean =>
  name === streamName(stream) && stream.state.first_seq <= sequence + 1 && sequence <= stream.state.last_seq;
