import { type AddressInfo, createServer } from 'node:net';
import { postDeleted, postPublished } from '@atelier/contracts';
import type { RunningService } from '@atelier/service-kit';
import {
  anEvent,
  type CuttableServer,
  demanded,
  eventually,
  type ServiceCall,
  serviceClient,
  startCuttableServer,
} from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import {
  aMarker,
  aPlaceForSearch,
  aPostSnapshot,
  aWord,
  getSearcher,
  type PlaceForSearch,
  publishAll,
} from '../../../test/search-under-test.js';
import { start } from '../../index.js';
import { EngineClient } from './engine-client.js';

const UNAVAILABLE = {
  status: 503,
  body: {
    success: false,
    error: 'Service Unavailable',
    message: 'The service is temporarily unavailable. Please try again.',
  },
};

describe('search during an engine outage', () => {
  const engineUrl = demanded('TEST_SEARCH_ENGINE_URL');
  let place: PlaceForSearch;
  let engine: CuttableServer;
  let service: RunningService;
  let call: ServiceCall;

  const startSearch = async (more: NodeJS.ProcessEnv = {}) => {
    service = await start({ ...place.env, SEARCH_ENGINE_URL: engine.url, ...more });
    call = serviceClient(service.url, place.keys);
  };
  const visitor = () => getSearcher(service.url);
  const metrics = async () => (await fetch(`${service.url}/metrics`)).text();
  const areKept = (...keys: string[]) =>
    eventually(async () => {
      const kept = await place.inDatabase((db) => db.collection('entries').find({}).toArray());
      expect(kept.map(({ id, version }) => `${id} ${version}`)).toEqual(expect.arrayContaining(keys));
    });

  beforeEach(async () => {
    place = await aPlaceForSearch();
    engine = await startCuttableServer(engineUrl);
  });
  afterEach(async () => {
    await service?.stop();
    await engine.stop();
    await place.leave();
  });

  it('PLT-5 answers 503, stays ready, reports why, and is complete afterward', async () => {
    await startSearch();
    const [gone, marker] = [aPostSnapshot({ title: aWord() }), aMarker()];
    await publishAll(anEvent(postPublished, gone), marker.event);
    await visitor().untilFound(marker.word, marker.post.id);
    expect(await call('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { searchEngine: { connected: true } },
    });

    engine.cut();
    const published = aPostSnapshot({ title: aWord() });
    await publishAll(anEvent(postPublished, published), anEvent(postDeleted, { ...gone, version: 2 }));
    await areKept(`${published.id} 1`, `${gone.id} 2`);
    expect(await call('GET', `/search?q=${marker.word}`)).toMatchObject(UNAVAILABLE);
    expect(await call('GET', '/health/ready')).toMatchObject({
      status: 200,
      body: { searchEngine: { connected: false } },
    });
    expect(await metrics()).toMatch(/^atelier_search_engine_up\{.*\} 0$/m);

    engine.mend();
    await visitor().untilFound(published.title, published.id);
    expect(await visitor().getIds(gone.title)).toEqual([]);
    await eventually(async () => {
      const waiting = await place.inDatabase((db) => db.collection('later_effects').countDocuments({ at: null }));
      expect(waiting).toBe(0);
    });
    expect(await metrics()).toMatch(/^atelier_search_engine_up\{.*\} 1$/m);
  });

  it('PLT-5 starts, and builds the index when the engine is back', async () => {
    engine.cut();
    await startSearch();
    const marker = aMarker();
    await publishAll(marker.event);
    await areKept(`${marker.post.id} 1`);
    expect(await call('GET', `/search?q=${marker.word}`)).toMatchObject(UNAVAILABLE);
    engine.mend();
    await eventually(async () => expect((await call('GET', `/search?q=${marker.word}`)).status).toBe(200));
    await visitor().untilFound(marker.word, marker.post.id);
  });

  it('gives up after two seconds on an engine that does not answer', async () => {
    const silent = await startSilentServer();
    try {
      await startSearch({ SEARCH_ENGINE_URL: silent.url });
      const startedAt = performance.now();
      expect(await call('GET', '/search?q=anything')).toMatchObject(UNAVAILABLE);
      expect(performance.now() - startedAt).toBeLessThan(4000);
      await service.stop();
    } finally {
      await silent.stop();
    }
  });

  it('rebuilds an index that the engine lost', async () => {
    await startSearch();
    const marker = aMarker();
    await publishAll(marker.event);
    await visitor().untilFound(marker.word, marker.post.id);
    await new EngineClient(engineUrl).call(z.unknown(), {
      method: 'DELETE',
      path: `/${place.env.SEARCH_ENGINE_INDEX}-*`,
    });
    await eventually(async () => expect(await visitor().getIds(marker.word)).toEqual([marker.post.id]), 20_000);
  });
});

/** Takes connections, and says nothing. */
const startSilentServer = async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
};
