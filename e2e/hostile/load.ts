import { randomUUID } from 'node:crypto';
import { ATTACKS, startTrickling } from './attacks.ts';
import { type Sent, send } from './send.ts';

const HONEST_EVERY_MS = 125;
const ATTACKERS = 8;
const PAUSE_OF_ATTACKERS_MS = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What visitors do, in turn. Their limits allow each of these as often as it comes. */
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

/** Honest requests at a steady rate, whatever the answers take. */
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

/** All attacks in turn by several attackers, and senders who never finish, until the time is over. */
export const attack = async (url: string, durationMs: number): Promise<Sent[]> => {
  const endsAtMs = Date.now() + durationMs;
  const stopTrickling = startTrickling(url);
  const answers: Sent[] = [];
  const attackers = Array.from({ length: ATTACKERS }, async (_, attacker) => {
    for (let at = attacker; Date.now() < endsAtMs; at += 1) {
      const one = ATTACKS[at % ATTACKS.length];
      if (one !== undefined) answers.push(await one(url));
      await pause(PAUSE_OF_ATTACKERS_MS);
    }
  });
  await Promise.all(attackers);
  stopTrickling();
  return answers;
};

export const percentile = (sent: readonly Sent[], share: number): number => {
  const sorted = sent.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
