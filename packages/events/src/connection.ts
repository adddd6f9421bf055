import { type Block, blocksIn } from './server-sent.js';

/** Atelier does not serve this subscription, and would not if it was asked again. */
export class SubscriptionRefused extends Error {
  constructor(
    /** 401 and 403 are about the key, 400 about what was asked; 410: the events after `lastEventId` are no longer kept. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Three heartbeats of the server. */
const SILENCE_MS = 45_000;
const PASSING = new Set([408, 425, 429]);

const isRefusal = ({ status }: Response): boolean => status >= 400 && status < 500 && !PASSING.has(status);

const findRefusal = async (response: Response): Promise<SubscriptionRefused> => {
  const answer: unknown = await response.json().catch(() => undefined);
  const isSaid = typeof answer === 'object' && answer !== null && 'message' in answer;
  const message = isSaid ? String(answer.message) : `The server answered ${response.status}.`;
  return new SubscriptionRefused(response.status, message);
};

/** The same chunks; `onSilence` is called when none comes for too long, as the other side may be gone without a word. */
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

/** What arrives by one connection, until it breaks off. Throws only where another attempt would be in vain. */
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
    // Anything else is the network: the caller connects again.
    if (error instanceof SubscriptionRefused) throw error;
  } finally {
    hangUp.abort();
  }
}
