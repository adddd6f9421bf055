import {
  dropDatabase,
  eventually,
  type KeyServer,
  type ServiceProcess,
  serviceTestEnvironment,
  startKeyServer,
  startServiceProcess,
} from '@atelier/test-kit';
import { measured } from '@atelier/test-kit/measured';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkHistory } from './check-history.ts';
import { type Call, RecordedPosts } from './recorded-posts.ts';

const CONTENT = new URL('../../../../services/content/src/main.ts', import.meta.url);
const POSTS = 3;
const CLIENTS = 6;
const KILLS = 6;
const WRITES_BETWEEN_KILLS = 20;

let keys: KeyServer;
let env: NodeJS.ProcessEnv & { MONGODB_DATABASE: string };
let replicas: ServiceProcess[];

beforeAll(async () => {
  keys = await startKeyServer();
  env = serviceTestEnvironment('content', keys.jwksUrl);
  replicas = [await startServiceProcess(CONTENT, env), await startServiceProcess(CONTENT, env)];
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.kill()));
  await keys.stop();
  await dropDatabase(env.MONGODB_DATABASE);
});

const countWrites = ({ history }: RecordedPosts, outcome: Call['outcome']): number =>
  history.filter((call) => call.kind === 'write' && call.outcome === outcome).length;

const killInTurn = async (posts: RecordedPosts): Promise<void> => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = countWrites(posts, 'ok');
    await eventually(async () => expect(countWrites(posts, 'ok')).toBeGreaterThan(before + WRITES_BETWEEN_KILLS));
    await replicas[kill % 2]?.kill();
    replicas[kill % 2] = await startServiceProcess(CONTENT, env);
  }
};

it('PLT-5 posts read and changed through two replicas that are killed in turn have one consistent history', async () => {
  const posts = new RecordedPosts(() => replicas.map(({ url }) => url), keys);
  await posts.create(POSTS);
  const clients = Array.from({ length: CLIENTS }, () => posts.work());
  await killInTurn(posts);
  posts.stop();
  await Promise.all(clients);
  const [written, refused, unknown] = (['ok', 'conflict', 'unknown'] as const).map((outcome) =>
    countWrites(posts, outcome),
  );
  measured(
    `${KILLS} kills; ${posts.history.length} calls: ${written} writes succeeded, ${refused} conflicted, ${unknown} had no answer`,
  );
  expect(countWrites(posts, 'conflict')).toBeGreaterThan(10);
  expect(countWrites(posts, 'unknown')).toBeGreaterThan(0);
  expect(await checkHistory(posts.history)).toBe('linearizable');
});

it('PLT-5 a history with a lost write or a stale read is rejected', async () => {
  const write = { client: 1, post: 'a', kind: 'write', outcome: 'ok' } as const;
  const created: Call = { ...write, expected: 0, value: 'first', version: 1, begin: 0, end: 1 };
  const changed: Call = { ...write, expected: 1, value: 'second', version: 2, begin: 2, end: 3 };
  const lost: Call = { ...changed, client: 2, value: 'other', begin: 4, end: 5 };
  const stale: Call = { ...created, client: 2, kind: 'read', begin: 4, end: 5 };
  expect(await checkHistory([created, changed])).toBe('linearizable');
  expect(await checkHistory([created, changed, lost])).toBe('not linearizable');
  expect(await checkHistory([created, changed, stale])).toBe('not linearizable');
});
