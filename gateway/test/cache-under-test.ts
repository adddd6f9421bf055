import { randomBytes } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { ItemSnapshot } from '@atelier/contracts';
import { demanded, eventually, startCuttableServer, startKeyServer } from '@atelier/test-kit';
import { expect } from '@jest/globals';
import { start } from '../src/index.js';
import { gatewayTestEnvironment } from './gateway-environment.js';
import { startUpstream, type UpstreamAnswer } from './upstream.js';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A project that no other test knows, as its service tells of it. */
export const aSnapshot = (): ItemSnapshot => {
  const id = randomBytes(12).toString('hex');
  return {
    id,
    slug: `project-${id}`,
    title: 'A shop',
    summary: 'A shop for engines.',
    text: '',
    category: 'e_commerce',
    keywords: [],
    image: null,
    media: [],
    isPublic: true,
    publishedAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-06T09:00:00.000Z',
    version: 1,
  };
};

/** A list with this one item, long enough to be worth a coding, with the tags that its service gives it. */
export const toList = ({ id, slug, title }: Pick<ItemSnapshot, 'id' | 'slug' | 'title'>, kind = 'project') =>
  ({
    headers: { 'cache-tag': `${kind}s,${kind}:${id}` },
    body: { success: true, data: [{ id, slug, title, about: 'calm '.repeat(400) }] },
  }) satisfies UpstreamAnswer;

export const getOutcome = ({ status, headers }: Answer) => [status, headers['x-cache']];
export const titleIn = ({ body }: Answer): unknown => JSON.parse(body.toString()).data[0].title;

/**
 * A gateway in front of a service that the test plays, connected to the real broker through a proxy that can be cut. A
 * `disconnected` one starts without the broker: it ignores what other tests publish and keeps answers for seconds only.
 */
export const startCacheUnderTest = async ({ disconnected = false } = {}) => {
  const keys = await startKeyServer();
  const content = await startUpstream(() => ({}));
  const broker = await startCuttableServer(demanded('TEST_NATS_URL'));
  const environment = (given: NodeJS.ProcessEnv = {}) =>
    gatewayTestEnvironment(keys, { CONTENT_URL: content.url, NATS_URL: broker.url, ...given });
  const gateway = await start(environment());

  /** A raw request, so that no client normalizes the path or decodes the body. */
  const ask = (path: string, headers: IncomingHttpHeaders = {}, method = 'GET', base = gateway.url) =>
    new Promise<Answer>((resolve, reject) => {
      const { hostname, port } = new URL(base);
      const sent = httpRequest({ hostname, port, path, method, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      sent.on('error', reject).end();
    });

  /** Other tests publish changes too: a hit may take more than one repetition. */
  const untilHit = (path: string, headers: IncomingHttpHeaders = {}) =>
    eventually(async () => {
      const answer = await ask(path, headers);
      expect(getOutcome(answer)).toEqual([200, 'hit']);
      return answer;
    });

  const untilConnected = (isConnected = true) =>
    eventually(async () => {
      const { body } = await ask('/api/performance', await keys.headersFor('viewer'));
      expect(JSON.parse(body.toString()).data.cache.hearsChanges).toBe(isConnected);
    });

  const stop = async () => {
    await gateway.stop();
    await broker.stop();
    await Promise.all([content.stop(), keys.stop()]);
  };

  await untilConnected();
  if (disconnected) broker.cut();
  await untilConnected(!disconnected);
  return { keys, content, broker, environment, ask, untilHit, untilConnected, stop };
};
export type CacheUnderTest = Awaited<ReturnType<typeof startCacheUnderTest>>;
