import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, startTrickling } from './attacks.ts';
import type { Answers, Load } from './load.ts';

const ATTACKERS = 8;
const PAUSE_MS = 50;
/** Honest visitors use 127.0.0.1. */
const FIRST_ADDRESS = 2;

/** Several attackers, each from a network of its own, repeat all attacks, and others send bodies that never end, until the time is up. */
const attackFor = async ({ url, durationMs }: Load): Promise<Answers> => {
  const endsAtMs = Date.now() + durationMs;
  const stopTrickling = startTrickling(url);
  const answers: Answers = {};
  const attackers = Array.from({ length: ATTACKERS }, async (_, attacker) => {
    for (let at = attacker; Date.now() < endsAtMs; at += 1) {
      const { status } = (await ATTACKS[at % ATTACKS.length]?.(url, `127.0.0.${FIRST_ADDRESS + attacker}`)) ?? {
        status: 0,
      };
      answers[status] = (answers[status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  await Promise.all(attackers);
  stopTrickling();
  return answers;
};

parentPort?.postMessage(await attackFor(workerData as Load));
