import { getOperation, OPERATIONS, type OperationKey } from '@atelier/contracts';
import { hostileShapes } from '@atelier/test-kit/hostile-shapes';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { InvalidInput } from './exceptions.js';
import { schemaValidation } from './validation.js';

const MEGABYTE = 1024 * 1024;
/** Checking an honest body takes about as long as parsing it; a hostile one may take a few times that. */
const MOST_OF_READING = 4;
/** CPU time for a megabyte of ordinary JSON, in microseconds. */
const SHORT_READING = 10_000;
/** Uses the minimum, since noise of the machine only adds. */
const ATTEMPTS = 10;

const keysWithBodies = (Object.keys(OPERATIONS) as OperationKey[]).filter(
  (key) => getOperation(key).body !== undefined,
);
const pipe = schemaValidation();

const validate = async (key: OperationKey, body: unknown): Promise<unknown> => {
  try {
    await pipe.transform(body, { type: 'body', schema: getOperation(key).body } as never);
    return undefined;
  } catch (error) {
    return error;
  }
};

/** The minimum of a few attempts, in CPU microseconds of this thread; stops at the first that is at most `enough`. */
const getCpu = async (work: () => Promise<unknown>, enough = 0): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > enough; attempt += 1) {
    const before = process.threadCpuUsage();
    await work();
    least = Math.min(least, process.threadCpuUsage(before).user);
  }
  return least;
};

describe('hostile bodies', () => {
  let bodies: { name: string; body: unknown; reading: number }[];

  beforeAll(async () => {
    bodies = [];
    for (const [name, text] of Object.entries(hostileShapes(MEGABYTE)))
      bodies.push({ name, body: JSON.parse(text), reading: await getCpu(async () => JSON.parse(text)) });
  });

  it.each(keysWithBodies)('CON-5 cost %s little more than parsing them', async (key) => {
    for (const { name, body, reading } of bodies) {
      const most = MOST_OF_READING * Math.max(reading, SHORT_READING);
      const checking = await getCpu(() => validate(key, body), most);
      expect(checking <= most ? 'cheap' : `${name}: ${checking} µs, reading ${reading} µs`).toBe('cheap');
    }
  });

  it.each(keysWithBodies)('CON-5 get at most fifty issues from %s', async (key) => {
    for (const { body } of bodies) {
      const refusal = await validate(key, body);
      if (refusal === undefined) continue;
      expect(refusal).toBeInstanceOf(InvalidInput);
      const { issues } = refusal as InvalidInput;
      expect(issues.length).toBeLessThanOrEqual(50);
      expect(JSON.stringify(issues).length).toBeLessThan(64 * 1024);
    }
  });
});
