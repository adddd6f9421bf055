import { everywhere, keep, runBench, startContent, startGateway } from './bench-units.ts';
import { type Contender, measureInTurns } from './measure.ts';
import { startPageServer } from './page-server.ts';
import { startRawServer } from './raw-server.ts';
import { writeReport } from './report.ts';

const SMALL = 100;
const LARGE = 100_000;
const PAGE_SIZE = 9;
const FAR_PAGE = 10_000;
const LIST = `/api/blog?status=published&limit=${PAGE_SIZE}`;

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
  const small = await startContent(SMALL);
  const large = await startContent(LARGE);
  const cached = await startGateway(large.url, { CACHE_MAX_MEGABYTES: '64' });
  const uncachedSmall = await startGateway(small.url, { CACHE_MAX_MEGABYTES: '0' });
  const uncachedLarge = await startGateway(large.url, { CACHE_MAX_MEGABYTES: '0' });
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

await runBench(run);
