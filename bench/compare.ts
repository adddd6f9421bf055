import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { addPosts } from './add-posts.ts';
import { type Contender, type Measured, measureInTurns } from './measure.ts';
import { type Running, startNode } from './node-process.ts';
import { directus } from './peers/directus.ts';
import { ghost } from './peers/ghost.ts';
import { type Addresses, type Peer, startPeer } from './peers/peer.ts';
import { PAGE_SIZE, SAMPLE_POSTS } from './peers/sample-posts.ts';
import { strapi } from './peers/strapi.ts';

const PEERS: readonly Peer[] = [strapi, ghost, directus];
const PAGE = new URL('../docs/comparison.md', import.meta.url);
const ROUNDS = 3;
const NOWHERE = 'http://127.0.0.1:9';
const SERVICES = ['CONTENT', 'CONTACTS', 'AUTH', 'MEDIA', 'ANALYTICS', 'SEO', 'RELEASES', 'SEARCH', 'WEBHOOKS'];

interface Row {
  name: string;
  list: Measured | undefined;
  detail: Measured | undefined;
  /** Why it could not be measured. */
  problem?: string;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const measure = async (name: string, { list, detail }: Addresses): Promise<Row> => {
  const contenders: Contender[] = [
    { name: `${name}, list`, url: list },
    { name: `${name}, detail`, url: detail },
  ];
  const [ofList, ofDetail] = await measureInTurns(contenders, ROUNDS);
  return { name, list: ofList, detail: ofDetail };
};

/** The products that the command names, or all. */
const isWanted = ({ name }: Peer): boolean => {
  const wanted = process.argv.slice(2);
  return wanted.length === 0 || wanted.includes(name.toLowerCase());
};

/** One product at a time, so that none shares the machine with another one. */
const measurePeer = async (peer: Peer): Promise<Row> => {
  const name = `${peer.name} ${peer.version}`;
  if (!isWanted(peer)) return { name, list: undefined, detail: undefined };
  let running: Running | undefined;
  try {
    running = await startPeer(peer);
    return await measure(name, await peer.fill(running.url));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${name} could not be measured: ${problem}\n`);
    return { name, list: undefined, detail: undefined, problem };
  } finally {
    await running?.stop();
  }
};

const measureAtelier = async (name: string, cacheMegabytes: number): Promise<Row> => {
  const { TEST_MONGODB_URL: mongodbUrl = '', TEST_NATS_URL: natsUrl = '' } = process.env;
  const everywhere = { NATS_URL: natsUrl, AUTH_JWKS_URL: `${NOWHERE}/jwks.json`, LOG_LEVEL: 'warn' };
  const database = `bench_compare_${cacheMegabytes}`;
  const { slug } = await addPosts(mongodbUrl, database, SAMPLE_POSTS.length);
  const content = await startNode('services/content/dist/main.js', {
    ...everywhere,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: database,
    EVENTS_SINCE: new Date().toISOString(),
  });
  const gateway = await startNode('gateway/dist/main.js', {
    ...everywhere,
    ...Object.fromEntries(SERVICES.map((service) => [`${service}_URL`, content.url])),
    RATE_LIMITS: 'off',
    CACHE_MAX_MEGABYTES: String(cacheMegabytes),
  });
  try {
    const blog = `${gateway.url}/api/blog`;
    return await measure(name, { list: `${blog}?status=published&limit=${PAGE_SIZE}`, detail: `${blog}/slug/${slug}` });
  } finally {
    await gateway.stop();
    await content.stop();
  }
};

const figures = (measured: Measured): string =>
  `${Math.round(median(measured.requestsPerSecond))} | ${median(measured.p99Ms)}`;

const toLine = ({ name, list, detail }: Row): string =>
  list === undefined || detail === undefined
    ? `| ${name} | not measured | | | |`
    : `| ${name} | ${figures(list)} | ${figures(detail)} |`;

const toPage = (rows: readonly Row[]): string => `# Compared with others

What \`npm run bench:compare\` measures. It installs each product from the npm registry, fills it with ${SAMPLE_POSTS.length} posts of about the same
length, and reads a list of ${PAGE_SIZE} posts and one post through its public API, with 32 connections. One product runs at a time, in production
mode with its defaults. The others use SQLite, which all of them offer; Atelier uses MongoDB.

\`npm run bench:compare -- strapi ghost\` measures Atelier and those two. Rows of products that were left out, or could not be run, say so.

Figures are medians of three rounds of four seconds on ${cpus().length} cores, Node ${process.version}. Load generator and product share the cores.

| Product | List, requests/s | p99 in ms | One post, requests/s | p99 in ms |
| --- | --- | --- | --- | --- |
${rows.map(toLine).join('\n')}

- Atelier keeps public answers in the gateway until an event says that they have changed; the second row shows it without that.
- The others can be put behind a cache, too. It then has to be told of changes, or shows old content for a while.
- An answer of Atelier has more fields than was asked of the others, so it is larger.
- Under Node 24, Directus runs with isolated-vm 6.0.2, and Ghost and Strapi with better-sqlite3 13.2.0: the versions that they ask for did
  not compile, or ended the process.
- Payload is not measured: it is a library inside a Next.js application that one has to write and build first, and the figures would be
  those of this application.
${rows.flatMap(({ name, problem }) => (problem === undefined ? [] : [`- ${name} could not be measured on this machine: \`${problem.split('\n')[0]}\``])).join('\n')}
`;

const rows = [await measureAtelier('Atelier', 64), await measureAtelier('Atelier without its cache', 0)];
for (const peer of PEERS) rows.push(await measurePeer(peer));
writeFileSync(PAGE, toPage(rows));
