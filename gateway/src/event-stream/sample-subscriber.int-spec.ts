import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_EVENTS } from '@atelier/contracts';
import { eventExample } from '@atelier/contracts/documents/event-example';
import { type ReceivedEvent, subscribe } from '@atelier/events';
import {
  anEvent,
  type CuttableServer,
  eventually,
  type KeyServer,
  publishEvent,
  startCuttableServer,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { gatewayTestEnvironment } from '../../test/gateway-environment.js';
import { startUpstream, type Upstream } from '../../test/upstream.js';
import { start } from '../index.js';

const SAMPLE = fileURLToPath(new URL('../../../packages/events/sample/published-posts.mjs', import.meta.url));
const SOURCE_HOOKS = new URL('../../../packages/test-kit/source-hooks.mjs', import.meta.url).href;
const { published } = CONTENT_EVENTS.post;
const API_KEY = 'atelier_right';

describe('sample subscriber with @atelier/events', () => {
  let keys: KeyServer;
  let auth: Upstream;
  let gateway: Awaited<ReturnType<typeof start>>;
  let network: CuttableServer;
  let folder: string;

  beforeAll(async () => {
    keys = await startKeyServer();
    const token = await keys.tokenFor({ role: 'api_key' as never, permissions: { events: { read: true } } });
    auth = await startUpstream(({ headers }) =>
      headers['x-api-key'] === API_KEY
        ? { status: 201, body: { success: true, data: { token, expiresInSeconds: 900 } } }
        : { status: 401, body: { success: false } },
    );
    gateway = await start(gatewayTestEnvironment(keys, { AUTH_URL: auth.url }));
    network = await startCuttableServer(gateway.url);
    folder = await mkdtemp(join(tmpdir(), 'atelier-subscriber-'));
  });
  afterAll(async () => {
    await network.stop();
    await gateway.stop();
    await Promise.all([keys.stop(), auth.stop(), rm(folder, { recursive: true })]);
  });

  const openStreams = async () => {
    const figures = await (await fetch(`${gateway.url}/metrics`)).text();
    return Number(/^atelier_event_streams_open\S* (\d+)/m.exec(figures)?.[1]);
  };
  const untilOpen = (count: number) => eventually(async () => expect(await openStreams()).toBe(count));

  const publishPost = async (): Promise<string> => {
    const slug = `post-${randomUUID()}`;
    const data = eventExample(published).data as z.output<typeof published.data>;
    const event = anEvent(published, { ...data, id: randomBytes(12).toString('hex'), slug });
    await publishEvent(event, event.id);
    return slug;
  };

  /** As the guide says, from the sources instead of a build. */
  const startSample = () => {
    const args = ['--conditions=atelier-source', '--import', SOURCE_HOOKS, SAMPLE, gateway.url, join(folder, 'last')];
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, ATELIER_API_KEY: API_KEY },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const ended = once(child, 'exit');
    const stop = async () => {
      child.kill();
      await ended;
    };
    return { output: () => output, stop };
  };
  const countIn = (output: string, slug: string) => output.split(`/blog/${slug}\n`).length - 1;

  it('PLT-4 prints published posts in at most thirty lines of code, and misses none while it is stopped', async () => {
    expect((await readFile(SAMPLE, 'utf8')).trimEnd().split('\n').length).toBeLessThanOrEqual(30);
    const first = startSample();
    await untilOpen(1);
    const seen = await publishPost();
    await eventually(async () => expect(countIn(first.output(), seen)).toBe(1));
    await eventually(async () => expect(await readFile(join(folder, 'last'), 'utf8')).toMatch(/^\w+-\d+$/));
    await first.stop();
    await untilOpen(0);
    const missed = [await publishPost(), await publishPost()];
    const second = startSample();
    await eventually(async () => expect(missed.map((slug) => countIn(second.output(), slug))).toEqual([1, 1]));
    expect(countIn(second.output(), seen)).toBe(0);
    await second.stop();
    await untilOpen(0);
  });

  it('PLT-4 reconnects automatically and resumes where it stopped', async () => {
    const stop = new AbortController();
    const events = subscribe({ url: network.url, apiKey: API_KEY, types: [published.type], signal: stop.signal });
    const received: ReceivedEvent<typeof published.type>[] = [];
    const reading = (async () => {
      for await (const event of events) received.push(event);
    })();
    const getArrival = (slugs: readonly string[]) =>
      eventually(async () => {
        const ours = received.map(({ data }) => data.slug).filter((slug) => slugs.includes(slug));
        expect(ours).toEqual(slugs);
      });
    await untilOpen(1);
    const before = await publishPost();
    await getArrival([before]);
    network.cut();
    const meanwhile = await publishPost();
    await untilOpen(0);
    network.mend();
    const after = await publishPost();
    await getArrival([before, meanwhile, after]);
    stop.abort();
    await reading;
    await untilOpen(0);
  });

  it('PLT-4 reports a refusal instead of retrying forever', async () => {
    const first = (subscription: object) => subscribe({ url: gateway.url, apiKey: API_KEY, ...subscription }).next();
    await expect(first({ apiKey: 'atelier_wrong' })).rejects.toMatchObject({ status: 401 });
    await expect(first({ types: ['atelier.content.poem.written.v1'] })).rejects.toMatchObject({ status: 400 });
    await expect(first({ lastEventId: 'abc-1' })).rejects.toMatchObject({ status: 410 });
  });
});
