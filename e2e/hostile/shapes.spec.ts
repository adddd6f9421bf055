import { getMethodAndPath, getOperation, OPERATIONS, type OperationKey } from '@atelier/contracts';
import { hostileShapes } from '@atelier/test-kit/hostile-shapes';
import { expect, test } from '@playwright/test';
import { startInstance, temporaryFolder } from '../lifecycle/instances.ts';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import type { Platform } from '../platform/platform.ts';
import { getCpuMs } from '../platform/processes.ts';
import { getToken } from '../platform/staff-api.ts';

const BYTES = 1_000_000;
const FORM_BYTES = 60_000;
/** How much more CPU time a hostile body may take than an honest one of the same size. */
const MOST_OF_HONEST = 4;
/** On a quiet machine, three honest bodies take 30 to 100 ms, and 100,000 keys, which JSON.parse must read, take 370 ms. */
const SHORT_MS = 150;
const REQUESTS = 3;
/** Uses the minimum, since other work of the processes only adds. */
const ATTEMPTS = 4;

/** Records with ordinary texts, like an import. */
const getHonestBody = (bytes: number): string => {
  const record = { title: 'Four screens to the island', text: 'A sentence of ordinary length. '.repeat(30) };
  return JSON.stringify({ updates: Array.from({ length: Math.floor(bytes / 1000) }, () => record) });
};

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

const keysWithBodies = (Object.keys(OPERATIONS) as OperationKey[]).filter(
  (key) => getOperation(key).body !== undefined,
);

test.describe('hostile request bodies', () => {
  const folder = temporaryFolder();
  let platform: Platform;
  let token: string;

  test.beforeAll(async () => {
    const { email, password } = ADMINISTRATOR;
    platform = await startInstance(folder.path, { ATELIER_ADMIN_EMAIL: email, ATELIER_ADMIN_PASSWORD: password });
    token = await getToken(platform.url);
  });
  test.afterAll(async () => {
    await platform?.stop();
    folder.remove();
  });

  /** CPU time of front and services for a few requests like this, in milliseconds; stops at the first that is at most `enough`. */
  const getCost = async ({ url, ...init }: Sent, enough = 0): Promise<number> => {
    const { front = 0, services = 0 } = platform.state().processes;
    const used = () => getCpuMs(front) + getCpuMs(services);
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && least > enough; attempt += 1) {
      const before = used();
      for (let count = 0; count < REQUESTS; count += 1) {
        const answer = await fetch(url, { ...init, redirect: 'manual' });
        await answer.text();
        expect([401, 403, 429]).not.toContain(answer.status);
        expect(answer.status).toBeLessThan(500);
      }
      least = Math.min(least, used() - before);
    }
    return least;
  };

  /** Lists the shapes that cost too much compared with the honest body. */
  const findExpensive = async (honest: Sent, shapes: Readonly<Record<string, string>>): Promise<string[]> => {
    const most = MOST_OF_HONEST * Math.max(await getCost(honest), SHORT_MS);
    const expensive: string[] = [];
    for (const [name, body] of Object.entries(shapes)) {
      const cost = await getCost({ ...honest, body }, most);
      if (cost > most) expensive.push(`${name}: ${cost} ms, at most ${most}`);
    }
    return expensive;
  };

  for (const key of keysWithBodies)
    test(`CON-5 ${key} costs little more than an honest body of the same size`, async () => {
      const { method, path } = getMethodAndPath(key);
      const honest: Sent = {
        url: `${platform.url}/api${path.replaceAll(/\{(\w+)\}/g, 'nobody-made-this')}`,
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: getHonestBody(BYTES),
      };
      expect(await findExpensive(honest, hostileShapes(BYTES))).toEqual([]);
    });

  test('CON-5 page forms cost little more than an honest form of the same size', async () => {
    const honest: Sent = {
      url: `${platform.url}/contact`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: platform.url },
      body: `message=${'x'.repeat(FORM_BYTES)}`,
    };
    const shapes = {
      'very many fields': Array.from({ length: 7_500 }, (_, at) => `k${at}=1`).join('&'),
      'one field very often': Array.from({ length: 7_500 }, () => 'name=1').join('&'),
      'nothing but encoded letters': `message=${'%41'.repeat(FORM_BYTES / 3)}`,
    };
    expect(await findExpensive(honest, shapes)).toEqual([]);
  });
});
