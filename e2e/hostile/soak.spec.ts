import type { PerformanceReport } from '@atelier/contracts/system/http';
import { aPost } from '@atelier/test-kit/builders';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, test } from '@playwright/test';
import { temporaryFolder } from '../lifecycle/instances.ts';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { type Platform, type PlatformState, startPlatform } from '../platform/platform.ts';
import { countHandles, getResidentMb } from '../platform/processes.ts';
import { type Api, apiWith, getToken } from '../platform/staff-api.ts';
import { table, writeFigures } from '../speed/figures.ts';
import { measureKeptData } from './kept-data.ts';
import { attack, percentile, sendHonestLoad } from './load.ts';

const SOAK_MS = Number(process.env.ATELIER_SOAK_SECONDS ?? 600) * 1000;
const CALM_MS = 60_000;
const MEASURE_EVERY_MS = 5000;
const MAX_LOOP_DELAY_MS = 50;
const MEMORY_SLACK_MB = 40;
/** Connections of the load itself come and go. */
const HANDLES_SLACK = 50;

const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const average = (values: readonly number[]): number => add(values) / values.length;

const getMiddleAndLastThird = (values: readonly number[]): [middle: number, last: number] => {
  const third = Math.floor(values.length / 3);
  return [average(values.slice(third, 2 * third)), average(values.slice(-third))];
};

/** The p99 of the event-loop delay of the process with all services, since its start. */
const getServicesLoopDelayMs = async ({ serviceUrls }: PlatformState): Promise<number> => {
  const metrics = await (await fetch(`${serviceUrls.content}/metrics`)).text();
  return 1000 * Number(/atelier_event_loop_delay_seconds\{quantile="0\.99"[^}]*\} (\S+)/.exec(metrics)?.[1]);
};

/** The same for the process with gateway and shell. */
const getFrontLoopDelayMs = async (staff: Api): Promise<number> => {
  const { body } = await staff('GET', '/performance');
  return (body as unknown as PerformanceReport).data?.eventLoopDelayMs.p99 ?? Number.NaN;
};

const addPost = async (staff: Api): Promise<string> => {
  const { status, body } = await staff('POST', '/blog', aPost({ title: 'Written under attack', status: 'draft' }));
  expect(status, JSON.stringify(body)).toBe(201);
  return (body.data as { id: string }).id;
};

test('PLT-5 the platform stays fast for visitors and small in memory under attack', async () => {
  const folder = temporaryFolder();
  let platform: Platform | undefined;
  try {
    // The default limits.
    const { email, password } = ADMINISTRATOR;
    const administrator = { ATELIER_ADMIN_EMAIL: email, ATELIER_ADMIN_PASSWORD: password };
    platform = await startPlatform(folder.path, { PORT: String(await freePort()), RATE_LIMITS: '', ...administrator });
    const { url } = platform;
    const token = await getToken(url);
    const staff = apiWith(url, async () => token);
    const desk = { token, postId: await addPost(staff) };
    await sendHonestLoad(url, 10_000, desk);
    const calm = await sendHonestLoad(url, CALM_MS, desk);

    const memory: number[] = [];
    const handles: number[] = [];
    const { processes } = platform.state();
    const pids = [processes.front ?? 0, processes.services ?? 0];
    const measure = () => {
      memory.push(add(pids.map(getResidentMb)));
      handles.push(add(pids.map(countHandles)));
    };
    const keptBefore = await measureKeptData(folder.path, platform.state());
    const timer = setInterval(measure, MEASURE_EVERY_MS);
    const [honest, hostile] = await Promise.all([sendHonestLoad(url, SOAK_MS, desk), attack(url, SOAK_MS)]);
    clearInterval(timer);

    const loopDelays = {
      front: await getFrontLoopDelayMs(staff),
      services: await getServicesLoopDelayMs(platform.state()),
    };
    const kept = await measureKeptData(folder.path, platform.state());
    const [early, late] = getMiddleAndLastThird(memory);
    const [earlyHandles, lateHandles] = getMiddleAndLastThird(handles);
    const [calmP99, honestP99] = [percentile(calm, 0.99), percentile(honest, 0.99)];
    writeFigures(
      'soak',
      ['# Under attack', '', `Honest and hostile requests for ${SOAK_MS / 1000} s, by \`npm run test:hostile\`.`],
      table(
        ['What', 'Without the attack', 'During it'],
        [
          ['Honest requests', calm.length, honest.length],
          ['Their p50 in ms', percentile(calm, 0.5).toFixed(1), percentile(honest, 0.5).toFixed(1)],
          ['Their p99 in ms', calmP99.toFixed(1), honestP99.toFixed(1)],
          ['Hostile requests', 0, Object.values(hostile).reduce((sum, count) => sum + count, 0)],
          ['p99 of the event-loop delay of the front in ms', '', loopDelays.front.toFixed(1)],
          ['p99 of the event-loop delay of the services in ms', '', loopDelays.services.toFixed(1)],
          ['Memory of front and services in MB, middle and last third', '', `${early.toFixed(0)}, ${late.toFixed(0)}`],
          ['Their open handles, middle and last third', '', `${earlyHandles.toFixed(0)}, ${lateHandles.toFixed(0)}`],
          ['Logs in MB', keptBefore.logs.toFixed(1), kept.logs.toFixed(1)],
          ['Databases with indexes in MB', keptBefore.database.toFixed(1), kept.database.toFixed(1)],
        ],
      ),
    );

    expect(Object.keys(hostile).filter((status) => Number(status) >= 500 || status === '0')).toEqual([]);
    expect(honest.filter(({ status }) => status >= 400 || status === 0)).toEqual([]);
    expect(honestP99).toBeLessThanOrEqual(3 * calmP99);
    expect(loopDelays.front).toBeLessThan(MAX_LOOP_DELAY_MS);
    expect(loopDelays.services).toBeLessThan(MAX_LOOP_DELAY_MS);
    expect(late).toBeLessThanOrEqual(early + MEMORY_SLACK_MB);
    expect(lateHandles).toBeLessThanOrEqual(earlyHandles + HANDLES_SLACK);
  } finally {
    await platform?.stop();
    folder.remove();
  }
});
