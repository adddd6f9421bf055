import { getOperation, OPERATIONS, type OperationKey } from '@atelier/contracts';
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

const repeated = (part: string, separator = ','): string =>
  Array.from({ length: Math.floor((MEGABYTE - 100) / (part.length + separator.length)) }, () => part).join(separator);

const wide = (): string => {
  const keys: string[] = [];
  for (let bytes = 0; bytes < MEGABYTE - 100; bytes += keys.at(-1)?.length ?? 0) keys.push(`"k${keys.length}":0,`);
  return `{${keys.join('').slice(0, -1)}}`;
};
const DEPTH = 5000;

/** A megabyte each, as far as the shape allows. */
const SHAPES: Readonly<Record<string, () => string>> = {
  'very many fields': wide,
  'very deep objects': () => `${'{"a":'.repeat(DEPTH)}0${'}'.repeat(DEPTH)}`,
  'very deep lists': () => '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'a long list': () => `[${repeated('0')}]`,
  'a long list of objects': () => `{"updates":[${repeated('{"id":"x","data":{"a":1}}')}]}`,
  'a long list in each field': () => `{"tags":[${repeated('{}')}],"ids":[]}`,
  'many broken rules': () => `{"ids":[${Array.from({ length: 9_900 }, () => '{}').join(',')}]}`,
  'unknown fields within the limit': () =>
    `{${Array.from({ length: 199 }, (_, at) => `"k${at}":"${'x'.repeat(5000)}"`).join(',')}}`,
};

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

/** The minimum of a few attempts, in CPU microseconds of this process; stops at the first that is at most `enough`. */
const getCpu = async (work: () => Promise<unknown>, enough = 0): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least > enough; attempt += 1) {
    const before = process.cpuUsage();
    await work();
    least = Math.min(least, process.cpuUsage(before).user);
  }
  return least;
};

describe('hostile bodies', () => {
  let bodies: { name: string; body: unknown; reading: number }[];

  beforeAll(async () => {
    bodies = [];
    for (const [name, make] of Object.entries(SHAPES)) {
      const text = make();
      bodies.push({ name, body: JSON.parse(text), reading: await getCpu(async () => JSON.parse(text)) });
    }
  });

  it.each(keysWithBodies)('CON-5 cost %s little more than reading them', async (key) => {
    for (const { name, body, reading } of bodies) {
      const most = MOST_OF_READING * Math.max(reading, SHORT_READING);
      const checking = await getCpu(() => validate(key, body), most);
      expect(checking <= most ? 'cheap' : `${name}: ${checking} µs, reading ${reading} µs`).toBe('cheap');
    }
  });

  it.each(keysWithBodies)('CON-5 are answered by %s with at most fifty issues', async (key) => {
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
