import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Sent, send } from './send.ts';

const HONEST_EVERY_MS = 125;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a member of staff works with. */
export interface Desk {
  token: string;
  postId: string;
}

/** Requests of visitors and of one member of staff, in turn. None of them reaches a rate limit. */
const getHonest = (url: string, { token, postId }: Desk): readonly (() => Promise<Sent>)[] => {
  const staff = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return [
    () => send(`${url}/`),
    () => send(`${url}/api/blog?limit=4`),
    () => send(`${url}/api/contact?limit=10`, { headers: staff }),
    () => send(`${url}/api/projects?page=${Math.ceil(Math.random() * 2)}`),
    () => send(`${url}/blog`),
    () => send(`${url}/api/services`),
    () =>
      send(`${url}/api/blog/${postId}`, {
        method: 'PUT',
        headers: staff,
        body: JSON.stringify({ excerpt: `Written at ${Date.now()}, while others attack.` }),
      }),
    () =>
      send(`${url}/api/analytics/track`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path: `/blog/${randomUUID()}` }),
      }),
  ];
};

/** Honest requests at a steady rate, however long the answers take. */
export const sendHonestLoad = async (url: string, durationMs: number, desk: Desk): Promise<Sent[]> => {
  const honest = getHonest(url, desk);
  const sent: Promise<Sent>[] = [];
  const endsAtMs = Date.now() + durationMs;
  for (let at = 0; Date.now() < endsAtMs; at += 1) {
    const ask = honest[at % honest.length];
    if (ask !== undefined) sent.push(ask());
    await pause(HONEST_EVERY_MS);
  }
  return Promise.all(sent);
};

export interface Load {
  url: string;
  durationMs: number;
}

/** Number of answers by status; 0 means no answer. */
export type Answers = Record<number, number>;

/** Attacks from a separate thread, so that sending megabytes does not slow down the measured honest client. */
export const attack = async (url: string, durationMs: number): Promise<Answers> => {
  const load: Load = { url, durationMs };
  const worker = new Worker(new URL('./attackers.ts', import.meta.url), { workerData: load, execArgv: [] });
  const [answers] = (await once(worker, 'message')) as [Answers];
  return answers;
};

export const percentile = (sent: readonly Sent[], share: number): number => {
  const sorted = sent.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
