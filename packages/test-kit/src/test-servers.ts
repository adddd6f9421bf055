import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { forgetConsumer } from './event-log.js';

export const demanded = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '')
    throw new Error(
      `${name} is not set: run integration tests by "npm run test:integration", which starts the real servers.`,
    );
  return value;
};

/** The environment of a service under test: real servers, a database of its own, a free port, a silent log. */
export const serviceTestEnvironment = (
  service: string,
  jwksUrl: string,
  extra: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv & { MONGODB_DATABASE: string } => ({
  PORT: '0',
  HOST: '127.0.0.1',
  MONGODB_URL: demanded('TEST_MONGODB_URL'),
  MONGODB_DATABASE: `test_${service}_${randomBytes(4).toString('hex')}`,
  NATS_URL: demanded('TEST_NATS_URL'),
  // What other tests published before is none of this one's business.
  EVENTS_SINCE: new Date().toISOString(),
  AUTH_JWKS_URL: jwksUrl,
  ATELIER_PUBLIC_URL: 'http://studio.test',
  LOG_LEVEL: 'silent',
  ...extra,
});

/** Leaves nothing of a stopped service behind: its database, and the event consumer of the same name. */
export const dropDatabase = async (name: string): Promise<void> => {
  const client = await MongoClient.connect(demanded('TEST_MONGODB_URL'));
  await client.db(name).dropDatabase();
  await client.close();
  await forgetConsumer(name);
};

/** Reads a service's own database, to show what a call left behind. */
export const inspectDatabase = async <Result>(
  name: string,
  look: (client: ReturnType<MongoClient['db']>) => Promise<Result>,
): Promise<Result> => {
  const client = await MongoClient.connect(demanded('TEST_MONGODB_URL'));
  try {
    return await look(client.db(name));
  } finally {
    await client.close();
  }
};
