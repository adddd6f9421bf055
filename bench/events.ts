import { setTimeout as delay } from 'node:timers/promises';
import { pageViewed } from '@atelier/contracts';
import { MongoClient } from 'mongodb';
import { everywhere, keep, mongodbUrl, runBench, startContent, startGateway } from './bench-units.ts';
import { freePort, type RunningProcess, startNode } from './node-process.ts';
import { startPageServer } from './page-server.ts';
import { row, writeSection } from './report.ts';
import { percentile, type SteadyResult, sendSteadily } from './steady-load.ts';

const POSTS = 100;
const EVENTS_PER_SECOND = 500;
const PAGES_PER_SECOND = 50;
const SECONDS = 30;
const WARM_UP_SECONDS = 10;
const VISITORS = 1000;
const KILLED_AFTER_MS = [8000, 16_000];
const COUNTED_WITHIN_MS = 120_000;
const DATABASE = 'bench_events';

/** Reports of many visitors; what identifies one is the address and the browser. */
const getReport = (index: number) => ({
  method: 'POST' as const,
  headers: {
    'content-type': 'application/json',
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.${index % VISITORS} Safari/537.36`,
  },
  body: JSON.stringify({ path: `/blog/post-${index % 50}` }),
});

const startAnalytics = (port: number): Promise<RunningProcess> =>
  startNode('services/analytics/dist/main.js', {
    ...everywhere,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: DATABASE,
    EVENTS_SINCE: new Date().toISOString(),
    PORT: String(port),
  });

const countViews = async (client: MongoClient): Promise<number> => {
  const rows = await client.db(DATABASE).collection('daily_counts').find({ name: pageViewed.type }).toArray();
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
};

/** The same views in the records of visits, which are written with them. */
const countViewsInVisits = async (client: MongoClient): Promise<number> => {
  const [sum] = await client
    .db(DATABASE)
    .collection('visits')
    .aggregate([{ $group: { _id: null, views: { $sum: '$views' } } }])
    .toArray();
  return Number(sum?.views ?? 0);
};

const formatLatencies = ({ latenciesMs }: SteadyResult): string =>
  [0.5, 0.95, 0.99].map((share) => Math.round(percentile(latenciesMs, share))).join(' / ');

/** Sends reports and reads pages at the same time; returns what both got. */
const load = async (gatewayUrl: string, pageUrl: string, seconds: number) => {
  const [reports, pages] = await Promise.all([
    sendSteadily(EVENTS_PER_SECOND, seconds, (index) => ({
      url: `${gatewayUrl}/api/analytics/track`,
      ...getReport(index),
    })),
    sendSteadily(PAGES_PER_SECOND, seconds, () => ({ url: pageUrl })),
  ]);
  if (pages.failed > 0) throw new Error(`${pages.failed} pages failed beside the events.`);
  return {
    acknowledged: reports.succeeded,
    refused: reports.failed,
    reportMs: formatLatencies(reports),
    pageMs: formatLatencies(pages),
  };
};

/** Milliseconds until as many views are counted as were acknowledged, and how many it were at the end. */
const waitUntilCounted = async (client: MongoClient, expected: number) => {
  const startedAtMs = performance.now();
  while ((await countViews(client)) < expected) {
    if (performance.now() - startedAtMs > COUNTED_WITHIN_MS) break;
    await delay(20);
  }
  const ms = Math.round(performance.now() - startedAtMs);
  await delay(2000);
  return { ms, counted: await countViews(client) };
};

await runBench(async () => {
  const client = await new MongoClient(mongodbUrl).connect();
  await keep(Promise.resolve({ stop: () => client.close() }));
  const content = await startContent(POSTS);
  const port = await freePort();
  let analytics = await startAnalytics(port);
  await keep(Promise.resolve({ stop: () => analytics.stop() }));
  const gateway = await startGateway(content.url, { ANALYTICS_URL: analytics.url });
  const pages = await keep(startPageServer({ ...everywhere, GATEWAY_URL: gateway.url }));
  const addresses = [gateway.url, `${pages.url}/`] as const;

  const rows: string[] = [];
  let acknowledged = 0;
  const measure = async (what: string, meanwhile: () => Promise<void>, seconds = SECONDS) => {
    const before = acknowledged;
    const [loaded] = await Promise.all([load(...addresses, seconds), meanwhile()]);
    const { ms, counted } = await waitUntilCounted(client, before + loaded.acknowledged);
    rows.push(
      row([
        what,
        String(loaded.acknowledged),
        String(loaded.refused),
        String(counted - before),
        loaded.reportMs,
        loaded.pageMs,
        `${ms} ms`,
      ]),
    );
    // A process that dies may have stored a report without an answer.
    acknowledged = counted;
    if (counted - before < loaded.acknowledged) throw new Error(`${what}: views that were acknowledged are lost.`);
    const inVisits = await countViewsInVisits(client);
    if (inVisits !== counted) throw new Error(`${what}: ${counted} views are counted, and ${inVisits} are in visits.`);
  };
  const undisturbed = async () => undefined;
  await measure('warm-up', undisturbed, WARM_UP_SECONDS);
  await measure('undisturbed', undisturbed);
  await measure('analytics killed twice', async () => {
    const startedAtMs = performance.now();
    for (const afterMs of KILLED_AFTER_MS) {
      await delay(afterMs - (performance.now() - startedAtMs));
      await analytics.kill();
      analytics = await startAnalytics(port);
    }
  });
  writeSection(
    'events',
    [
      `${EVENTS_PER_SECOND} reports and ${PAGES_PER_SECOND} pages a second for ${SECONDS} s, ${VISITORS} visitors; every counted view is in the record of a visit.`,
      '',
      row([
        'Run',
        'Acknowledged',
        'Refused',
        'Counted',
        'Report in ms, p50 / p95 / p99',
        'Page in ms, p50 / p95 / p99',
        'Counted after the last one',
      ]),
      row(['---', '---', '---', '---', '---', '---', '---']),
      ...rows,
    ].join('\n'),
  );
});
