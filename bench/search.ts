import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startNode } from './node-process.ts';

const TEXT_LENGTH = 4000;
const DIFFERENT_WORDS = 34_000;
const BATCH = 1000;
const ROUNDS = 20;
const POLL_MS = 100;
const MEGABYTE = 1024 * 1024;
const KINDS = ['post', 'service', 'project', 'member'] as const;
const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghklmnprstvz';

const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run "npm run bench:search", which starts the servers.`);
  return value;
};
const mongodbUrl = demanded('TEST_MONGODB_URL');
const engineUrl = demanded('TEST_SEARCH_ENGINE_URL');
const items = Number(process.argv[2] ?? 10_000);

/** A word that can be said, different for each number. */
const toWord = (number: number): string => {
  let word = '';
  for (let rest = number + 100; rest > 0; rest = Math.floor(rest / (CONSONANTS.length * VOWELS.length)))
    word += `${CONSONANTS[rest % CONSONANTS.length]}${VOWELS[Math.floor(rest / CONSONANTS.length) % VOWELS.length]}`;
  return word;
};

/** The same numbers in every run. */
let seed = 1;
const random = (): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
/** Few words are frequent, and most are rare, as in a language. */
const anyWord = (): string => toWord(Math.floor(DIFFERENT_WORDS ** random()) - 1);
const aText = (length: number): string => {
  let text = '';
  while (text.length < length) text += `${anyWord()} `;
  return text.slice(0, length);
};

const toEntry = (index: number) => ({
  _id: `${KINDS[index % KINDS.length]}:${index}`,
  kind: KINDS[index % KINDS.length],
  id: String(index),
  slug: `item-${index}`,
  title: aText(40),
  summary: aText(150),
  text: aText(TEXT_LENGTH),
  category: toWord(index % 8),
  keywords: [anyWord(), anyWord()],
  isPublic: true,
  publishedAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000),
  version: 1,
});

const addEntries = async (database: string): Promise<void> => {
  const client = await MongoClient.connect(mongodbUrl);
  const entries = client.db(database).collection<{ _id: string }>('entries');
  for (let start = 0; start < items; start += BATCH)
    await entries.insertMany(
      Array.from({ length: Math.min(BATCH, items - start) }, (_none, index) => toEntry(start + index)),
    );
  await client.close();
};

const SEARCHES = {
  'a rare word': toWord(33_000),
  'a frequent word': toWord(2),
  'the most frequent word': toWord(0),
  'three words': `${toWord(20)} ${toWord(300)} ${toWord(50)}`,
  'a beginning': toWord(9000).slice(0, 4),
  'a mistyped word': `${toWord(20_000).slice(0, -1)}x`,
};

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const toShow = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));

const measureSearch = async (url: string, q: string): Promise<string> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/search?q=${encodeURIComponent(q)}`);
    if (!answer.ok) throw new Error(`${q}: ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  const [least, median, most] = [0, ROUNDS / 2, ROUNDS - 1].map((index) => toShow(sorted(times)[index] ?? 0));
  return `${median} ms (${least} to ${most})`;
};

const memoryOf = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^atelier_process_resident_memory_bytes\{.*\} (\S+)$/m.exec(metrics)?.[1]) / MEGABYTE;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const measure = async (name: string, env: Record<string, string>): Promise<void> => {
  const startedAt = performance.now();
  const service = await startNode('services/search/dist/main.js', {
    MONGODB_URL: mongodbUrl,
    NATS_URL: demanded('TEST_NATS_URL'),
    AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json',
    EVENTS_SINCE: new Date().toISOString(),
    LOG_LEVEL: 'warn',
    ...env,
  });
  try {
    while (!(await fetch(`${service.url}/search?q=anything`)).ok) await pause(POLL_MS);
    say(`\n${name}, ${items} items`);
    say(`  start, until it can search: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    say(`  memory of the process: ${(await memoryOf(service.url)).toFixed(0)} MB`);
    for (const [what, q] of Object.entries(SEARCHES)) say(`  ${what}: ${await measureSearch(service.url, q)}`);
    say(`  memory afterwards: ${(await memoryOf(service.url)).toFixed(0)} MB`);
  } finally {
    await service.stop();
  }
};

const sayEngineSize = async (index: string): Promise<void> => {
  const stats = (await (await fetch(`${engineUrl}/${index}-*/_stats/store`)).json()) as {
    _all: { primaries: { store: { size_in_bytes: number } } };
  };
  say(`  the index on disk: ${(stats._all.primaries.store.size_in_bytes / MEGABYTE).toFixed(0)} MB`);
};

const database = `bench_search_${items}`;
const engine = { SEARCH_ENGINE_URL: engineUrl, SEARCH_ENGINE_INDEX: database };
await addEntries(database);
await measure('In memory', { MONGODB_DATABASE: database });
await measure('OpenSearch, filled at the start', { MONGODB_DATABASE: database, ...engine });
await measure('OpenSearch, started again', { MONGODB_DATABASE: database, ...engine });
await sayEngineSize(database);
