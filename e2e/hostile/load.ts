import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Sent, send } from './send.ts';

const HONEST_EVERY_MS = 125;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Visitors' requests, in turn. None of them reaches a rate limit. */
const HONEST: readonly ((url: string) => Promise<Sent>)[] = [
  (url) => send(`${url}/`, { from: 'honest' }),
  (url) => send(`${url}/api/blog?limit=4`, { from: 'honest' }),
  (url) => send(`${url}/api/projects?page=${Math.ceil(Math.random() * 2)}`, { from: 'honest' }),
  (url) => send(`${url}/blog`, { from: 'honest' }),
  (url) => send(`${url}/api/services`, { from: 'honest' }),
  (url) =>
    send(`${url}/api/analytics/track`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: `/blog/${randomUUID()}` }),
      from: 'honest',
    }),
];

/** Honest requests at a steady rate, however long the answers take. */
export const loadHonestly = async (url: string, durationMs: number): Promise<Sent[]> => {
  const sent: Promise<Sent>[] = [];
  const endsAtMs = Date.now() + durationMs;
  for (let at = 0; Date.now() < endsAtMs; at += 1) {
    const ask = HONEST[at % HONEST.length];
    if (ask !== undefined) sent.push(ask(url));
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
