import { freePort } from '@atelier/test-kit/free-port';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expect, journey } from '../platform/journey.ts';
import { LAUNCH_OPTIONS } from '../platform/launch-options.ts';
import { SAMPLE_POST, SAMPLE_PROJECT } from '../platform/public-routes.ts';
import { type Figures, writeReport } from './lighthouse-report.ts';

const PATHS = ['/', '/about', '/services', '/projects', SAMPLE_PROJECT, '/team', '/blog', SAMPLE_POST, '/contact'];
/** A single run varies too much, so this takes the median of three. */
const RUNS = 3;
const WHOLE = 100;
const LEAST_PERFORMANCE = 98;

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** Lighthouse's default profile: a mid-range phone on slow 4G, both simulated. */
const measured = async (address: string, port: number): Promise<Figures> => {
  const run = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (run === undefined) throw new Error(`Lighthouse measured nothing at ${address}`);
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  const faults = [categories.accessibility, categories['best-practices'], categories.seo].flatMap((category) =>
    (category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return {
    path: new URL(address).pathname,
    performance: percent(categories.performance?.score),
    accessibility: percent(categories.accessibility?.score),
    bestPractices: percent(categories['best-practices']?.score),
    seo: percent(categories.seo?.score),
    largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    blockingTimeMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    faults,
  };
};

const getMedian = (runs: readonly Figures[]): Figures =>
  [...runs].sort((one, other) => one.performance - other.performance)[Math.floor(runs.length / 2)] as Figures;

const figures: Figures[] = [];

for (const path of PATHS)
  journey(`Lighthouse finds no issues on ${path}, which is fast on a phone`, async ({ site }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      ...LAUNCH_OPTIONS,
      args: [...(LAUNCH_OPTIONS.args ?? []), `--remote-debugging-port=${port}`],
    });
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measured(new URL(path, site).href, port));
    await browser.close();
    const middle = getMedian(runs);
    figures.push(middle);
    expect(runs.flatMap(({ faults }) => faults)).toEqual([]);
    expect(middle).toMatchObject({ accessibility: WHOLE, bestPractices: WHOLE, seo: WHOLE, layoutShift: 0 });
    expect(middle.performance).toBeGreaterThanOrEqual(LEAST_PERFORMANCE);
  });

journey.afterAll(() => writeReport(figures));
