import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ComposeProject } from './compose-project.ts';
import { keepFigures } from './figures.ts';
import { loadAtOnce } from './load.ts';
import type { SizingFigures } from './sizing-figures.ts';
import { isWhole } from './steady-work.ts';
import { type Staff, signIn, until } from './visitors-and-staff.ts';

const HOT = ['content', 'gateway', 'shell'];
/** Their images need not have a shell. */
const NOT_MEASURED = ['mail', 's3'];
const LOAD = { clients: 32, forMs: 20_000 };
const WARM_UP = { clients: 32, forMs: 5_000 };
/** User and system time of each process, in ticks of ten milliseconds: fields 14 and 15 of proc(5). */
const CPU_TICKS = `cat /proc/[0-9]*/stat | awk '{ sub(/.*\\) /, ""); ticks += $12 + $13 } END { print ticks }'`;
const TICK_MS = 10;

describe('resource use of an installation', () => {
  const project = ComposeProject.running();
  const figures: SizingFigures = { runs: [], units: {} };
  let staff: Staff;

  /** CPU milliseconds since the start, by service. */
  const getCpu = async (): Promise<Record<string, number>> => {
    const cpu: Record<string, number> = {};
    for (const { id, service } of await project.containers()) {
      if (NOT_MEASURED.includes(service)) continue;
      const ticks = Number(await project.docker('exec', id, 'sh', '-c', CPU_TICKS));
      cpu[service] = (cpu[service] ?? 0) + ticks * TICK_MS;
    }
    return cpu;
  };

  const getMemory = async (): Promise<Record<string, string>> => {
    const lines = (await project.docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}')).split('\n');
    return Object.fromEntries(
      lines.map((line) => {
        const [, service = '', used = ''] = /^atelier-test-(.*)-\d+ (\S+)/.exec(line) ?? [];
        return [service, used];
      }),
    );
  };

  const scale = (replicas: number) => {
    const scales = HOT.flatMap((unit) => ['--scale', `${unit}=${replicas}`]);
    return project.compose('up', '--detach', '--no-deps', '--no-recreate', '--wait', ...scales, ...HOT);
  };

  const measure = async (replicas: number) => {
    await loadAtOnce(project, staff, WARM_UP);
    const before = await getCpu();
    const samples = await loadAtOnce(project, staff, LOAD);
    const after = await getCpu();
    const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
    const cpuMs = Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)] as const);
    figures.runs.push({
      replicas,
      requestsPerSecond: samples.length / (LOAD.forMs / 1000),
      p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
      failures: samples.filter(({ status }) => status === 0 || status >= 400).length,
      cores: cpuMs.reduce((sum, [, ms]) => sum + ms, 0) / LOAD.forMs,
    });
    return cpuMs.map(([name, ms]) => [name, (ms / samples.length) * 1000] as const);
  };

  beforeAll(async () => {
    await until('every unit answers', () => isWhole(project));
    staff = await signIn(project);
  });
  afterAll(async () => {
    keepFigures('sizing', figures);
    await scale(1);
  });

  it('PLT-8 is measured per thousand requests with one replica of each unit', async () => {
    const cpu = await measure(1);
    const memory = await getMemory();
    figures.units = Object.fromEntries(
      cpu.filter(([, cpuMs]) => cpuMs >= 1).map(([name, cpuMs]) => [name, { cpuMs, memory: memory[name] ?? '' }]),
    );
    expect(Object.keys(figures.units)).toEqual(expect.arrayContaining([...HOT, 'mongo', 'proxy']));
    expect(figures.runs[0]?.failures).toBe(0);
  });

  it('PLT-8 is compared with two replicas of the busiest units', async () => {
    await scale(2);
    await until('every unit answers', () => isWhole(project));
    await measure(2);
    expect(figures.runs[1]?.failures).toBe(0);
  });
});
