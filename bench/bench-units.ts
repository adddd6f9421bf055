import { SERVICES } from '../deploy/embedded/unit-environments.ts';
import { addPosts } from './add-posts.ts';
import { startNode } from './node-process.ts';

const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run "npm run bench", which starts the servers.`);
  return value;
};
export const mongodbUrl = demanded('TEST_MONGODB_URL');
const natsUrl = demanded('TEST_NATS_URL');

export const everywhere = { NATS_URL: natsUrl, AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks.json', LOG_LEVEL: 'warn' };

const running: { stop(): Promise<void> }[] = [];
export const keep = async <Running extends { stop(): Promise<void> }>(starting: Promise<Running>): Promise<Running> => {
  const one = await starting;
  running.push(one);
  return one;
};

/** Runs a benchmark, and stops what it keeps. */
export const runBench = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } finally {
    await Promise.all(running.map((one) => one.stop()));
  }
};

/** The content service with this many posts. It derives fields of older posts at its start, which takes a while. */
export const startContent = async (posts: number) => {
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

/** The gateway requires the address of every service; those that get no request have the one of content. */
export const startGateway = (contentUrl: string, env: Record<string, string>) =>
  keep(
    startNode('gateway/dist/main.js', {
      ...everywhere,
      ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_URL`, contentUrl])),
      RATE_LIMITS: 'off',
      ...env,
    }),
  );
