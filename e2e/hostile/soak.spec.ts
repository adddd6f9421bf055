import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { temporaryFolder } from '../lifecycle/instances.ts';
import { freePort, type Platform, startPlatform } from '../platform/platform.ts';
import { table, writeFigures } from '../speed/figures.ts';
import { attack, loadHonestly, percentile } from './load.ts';

const SOAK_MS = Number(process.env.ATELIER_SOAK_SECONDS ?? 600) * 1000;
const CALM_MS = 60_000;
const MEASURE_EVERY_MS = 5000;
/** A lower p99 is not better: on two cores, a single garbage collection makes the difference. */
const GOOD_P99_MS = 20;
const MAX_LOOP_DELAY_SECONDS = 0.05;
const MEMORY_SLACK_MB = 40;

const residentMb = (pid: number): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The event loop delay of the services' process, in seconds since its start. */
const servicesLoopDelay = async ({ serviceUrls }: { serviceUrls: Record<string, string> }): Promise<number> => {
  const metrics = await (await fetch(`${serviceUrls.content}/metrics`)).text();
  return Number(/atelier_event_loop_delay_seconds\{quantile="0\.99"[^}]*\} (\S+)/.exec(metrics)?.[1] ?? Number.NaN);
};

test('PLT-5 stays quick for visitors and small in memory while it is attacked', async () => {
  const folder = temporaryFolder();
  let platform: Platform | undefined;
  try {
    // The default limits.
    platform = await startPlatform(folder.path, { PORT: String(await freePort()), RATE_LIMITS: '' });
    const { url } = platform;
    await loadHonestly(url, 10_000);
    const calm = await loadHonestly(url, CALM_MS);

    const memory: number[] = [];
    const { processes } = platform.state();
    const measure = () => memory.push(residentMb(processes.front ?? 0) + residentMb(processes.services ?? 0));
    const timer = setInterval(measure, MEASURE_EVERY_MS);
    const [honest, hostile] = await Promise.all([loadHonestly(url, SOAK_MS), attack(url, SOAK_MS)]);
    clearInterval(timer);

    const loopDelay = await servicesLoopDelay(platform.state());
    const third = Math.floor(memory.length / 3);
    const [early, late] = [average(memory.slice(third, 2 * third)), average(memory.slice(-third))];
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
          ['p99 of the event-loop delay of the services in ms', '', (loopDelay * 1000).toFixed(1)],
          ['Memory of front and services in MB, middle and last third', '', `${early.toFixed(0)}, ${late.toFixed(0)}`],
        ],
      ),
    );

    expect(Object.keys(hostile).filter((status) => Number(status) >= 500 || status === '0')).toEqual([]);
    expect(honest.filter(({ status }) => status >= 400 || status === 0)).toEqual([]);
    expect(honestP99).toBeLessThanOrEqual(3 * Math.max(calmP99, GOOD_P99_MS));
    expect(loopDelay).toBeLessThan(MAX_LOOP_DELAY_SECONDS);
    expect(late).toBeLessThanOrEqual(early + MEMORY_SLACK_MB);
  } finally {
    await platform?.stop();
    folder.remove();
  }
});
