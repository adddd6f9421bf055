import type { StreamedEvent } from '@atelier/contracts/events/streamed-event';

export interface ReadEvent {
  /** What stands behind `id:`. */
  place: string;
  event: StreamedEvent;
}

/** Reads a stream of server-sent events into lists, as simply as can be. */
export interface EventReader {
  status: number;
  headers: Headers;
  /** Where the stream began. */
  place: string;
  events: ReadEvent[];
  /** Everything as it came. */
  text(): string;
  hasEnded(): boolean;
  stop(): void;
}

const FRAME_END = '\n\n';

const getField = (frame: string, name: string): string | undefined =>
  frame
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

export const readEvents = async (url: string, headers: Record<string, string>): Promise<EventReader> => {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  let text = '';
  let rest = '';
  let hasEnded = false;
  const reader: EventReader = {
    status: response.status,
    headers: response.headers,
    place: '',
    events: [],
    text: () => text,
    hasEnded: () => hasEnded,
    stop: () => abort.abort(),
  };
  const take = (frame: string) => {
    const [place, data] = [getField(frame, 'id'), getField(frame, 'data')];
    if (place === undefined) return;
    if (data === undefined) reader.place = place;
    else reader.events.push({ place, event: JSON.parse(data) as StreamedEvent });
  };
  const follow = async (body: NonNullable<Response['body']>) => {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const frames = (rest + chunk).split(FRAME_END);
      rest = frames.pop() ?? '';
      frames.forEach(take);
    }
  };
  // Broken off is over, too.
  if (response.body !== null)
    void follow(response.body)
      .catch(() => undefined)
      .finally(() => {
        hasEnded = true;
      });
  return reader;
};
