import { SERVICES } from '../deploy/embedded/unit-environments.ts';
import { addPosts } from './add-posts.ts';
import { type Contender, measureInTurns } from './measure.ts';
import { startNode } from './node-process.ts';
import { startPageServer } from './page-server.ts';
import { startRawServer } from './raw-server.ts';
import { writeReport } from './report.ts';

const SMALL = 100;
const LARGE = 100_000;
const PAGE_SIZE = 9;
const FAR_PAGE = 10_000;
const LIST = `/api/blog?status=published&limit=${PAGE_SIZE}`;

const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run "npm run bench", which starts the servers.`);
  return value;
};
const mongodbUrl = demanded('TEST_MONGODB_URL');
const natsUrl = demanded('TEST_NATS_URL');

const running: { stop(): Promise<void> }[] = [];
const keep = async <Running extends { stop(): Promise<void> }>(starting: Promise<Running>): Promise<Running> => {
  const one = await starting;
  running.push(one);
  return one;
};

const everywhere = { NATS_URL: natsUrl, AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json', LOG_LEVEL: 'warn' };

/** The content service with this many posts. It derives fields of older posts at its start, which takes a while. */
const content = async (posts: number) => {
  const database = `bench_${posts}`;
  const { slug } = await addPosts(mongodbUrl, database, posts);
  const service = await keep(
    startNode('services/content/dist/main.js', {
      ...everywhere,
      MONGODB_URL: mongodbUrl,
      MONGODB_DATABASE: database,
      EVENTS_SINCE: new Date().toISOString(),
    }),
  );
  return { url: service.url, slug };
};

const gateway = (contentUrl: string, cacheMegabytes: number) =>
  keep(
    startNode('gateway/dist/main.js', {
      ...everywhere,
      // Only content gets requests, but the gateway requires every address.
      ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, contentUrl])),
      RATE_LIMITS: 'off',
      CACHE_MAX_MEGABYTES: String(cacheMegabytes),
    }),
  );

const getAnswer = async (url: string): Promise<Response> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

const KEPT_WITHIN_MS = 5000;

/** Waits until the page is cached, which happens once the shell receives change events. Otherwise, something else would be measured. */
const keptPage = async (url: string): Promise<Response> => {
  const deadline = Date.now() + KEPT_WITHIN_MS;
  while ((await fetch(url)).headers.get('x-cache') !== 'hit')
    if (Date.now() > deadline) throw new Error(`${url} is not kept.`);
  return getAnswer(url);
};

const run = async (): Promise<void> => {
  const small = await content(SMALL);
  const large = await content(LARGE);
  const cached = await gateway(large.url, 64);
  const uncachedSmall = await gateway(small.url, 0);
  const uncachedLarge = await gateway(large.url, 0);
  const pages = await keep(startPageServer({ ...everywhere, GATEWAY_URL: cached.url }));
  const detail = (slug: string) => `/api/blog/slug/${slug}`;
  const rawList = await keep(startRawServer(await getAnswer(`${cached.url}${LIST}`)));
  const rawDetail = await keep(startRawServer(await getAnswer(`${cached.url}${detail(large.slug)}`)));
  const rawPage = await keep(startRawServer(await keptPage(`${pages.url}/`)));
  const contenders: Contender[] = [
    { name: 'raw list', url: rawList.url },
    { name: 'cached list', url: `${cached.url}${LIST}` },
    { name: 'raw detail', url: rawDetail.url },
    { name: 'cached detail', url: `${cached.url}${detail(large.slug)}` },
    { name: 'raw page', url: rawPage.url },
    { name: 'cached page', url: `${pages.url}/` },
    { name: 'list, 100 posts', url: `${uncachedSmall.url}${LIST}` },
    { name: 'list, 100,000 posts', url: `${uncachedLarge.url}${LIST}` },
    { name: 'list, 100,000 posts, page 10,000', url: `${uncachedLarge.url}${LIST}&page=${FAR_PAGE}` },
    { name: 'detail, 100 posts', url: `${uncachedSmall.url}${detail(small.slug)}` },
    { name: 'detail, 100,000 posts', url: `${uncachedLarge.url}${detail(large.slug)}` },
  ];
  writeReport(await measureInTurns(contenders));
};

try {
  await run();
} finally {
  await Promise.all(running.map((one) => one.stop()));
}
