import { type Block, blocksIn } from './server-sent.js';

/** Atelier refuses this subscription, and would refuse it again. */
export class SubscriptionRefused extends Error {
  constructor(
    /** 401 and 403: the key. 400: the request. 410: the events after `lastEventId` are no longer stored. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Three times the server's heartbeat interval. */
const SILENCE_MS = 45_000;
const PASSING = new Set([408, 425, 429]);

const isRefusal = ({ status }: Response): boolean => status >= 400 && status < 500 && !PASSING.has(status);

const findRefusal = async (response: Response): Promise<SubscriptionRefused> => {
  const answer: unknown = await response.json().catch(() => undefined);
  const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
  const message = isSaid ? String(answer.message) : `The server answered ${response.status}.`;
  return new SubscriptionRefused(response.status, message);
};

/** Passes the chunks on and calls `onSilence` if none arrives for too long, because the other side may be gone. */
async function* watched(chunks: AsyncIterable<string>, onSilence: () => void): AsyncGenerator<string> {
  const timer = setTimeout(onSilence, SILENCE_MS);
  try {
    for await (const chunk of chunks) {
      timer.refresh();
      yield chunk;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The blocks of one connection until it breaks. Throws only if another attempt would fail too. */
export async function* readBlocks(
  address: URL,
  headers: Headers,
  signal: AbortSignal | undefined,
): AsyncGenerator<Block, void> {
  const hangUp = new AbortController();
  const signals = [hangUp.signal, ...(signal === undefined ? [] : [signal])];
  try {
    const response = await fetch(address, { headers, signal: AbortSignal.any(signals) });
    if (isRefusal(response)) throw await findRefusal(response);
    if (response.status !== 200 || response.body === null) return;
    const chunks = response.body.pipeThrough(new TextDecoderStream());
    yield* blocksIn(watched(chunks, () => hangUp.abort()));
  } catch (error) {
    // Anything else is a network failure; the caller reconnects.
    if (error instanceof SubscriptionRefused) throw error;
  } finally {
    hangUp.abort();
  }
}
