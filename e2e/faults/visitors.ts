import { randomUUID } from 'node:crypto';
import { aMessage } from '@atelier/test-kit/builders';

const PAUSE_MS = 100;
const GIVE_UP_MS = 120_000;

/** What a visitor's client knows of its messages. */
export interface Acknowledged {
  /** Identifiers that the API answered. */
  ids: string[];
  /** Requests that were answered by an error or not at all, and sent again with the same key. */
  repeated: number;
  /** From the first attempt of a message to its acknowledgment, at worst, in milliseconds. */
  longestWaitMs: number;
}

const post = async (url: string, key: string, sender: string): Promise<string | undefined> => {
  const body = JSON.stringify(aMessage({ email: `${sender}@example.com` }));
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  try {
    const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data?: { id?: string } };
    if (answer.status === 201) return data?.id;
    if (answer.status < 500) throw new RangeError(`A message was refused with ${answer.status}.`);
    return undefined;
  } catch (error) {
    // A connection that breaks is what these tests cause.
    if (error instanceof RangeError) throw error;
    return undefined;
  }
};

/** Sends one message, with the same key, until it is acknowledged. */
const sendUntilAcknowledged = async (url: string, acknowledged: Acknowledged): Promise<void> => {
  const key = randomUUID();
  const startedAtMs = performance.now();
  for (;;) {
    const id = await post(url, key, key.slice(0, 8));
    const waitedMs = performance.now() - startedAtMs;
    if (id !== undefined) {
      acknowledged.ids.push(id);
      acknowledged.longestWaitMs = Math.max(acknowledged.longestWaitMs, waitedMs);
      return;
    }
    if (waitedMs > GIVE_UP_MS) throw new Error(`A message was not acknowledged within ${GIVE_UP_MS / 1000} s.`);
    acknowledged.repeated += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

/** Visitors who send one message after the other until `hasEnough`; what they know is added to `acknowledged`. */
export const sendMessages = async (
  url: string,
  visitors: number,
  acknowledged: Acknowledged,
  hasEnough: () => boolean,
): Promise<void> => {
  const visit = async () => {
    while (!hasEnough()) await sendUntilAcknowledged(url, acknowledged);
  };
  await Promise.all(Array.from({ length: visitors }, visit));
};
