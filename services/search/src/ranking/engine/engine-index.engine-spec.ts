import { demanded } from '@atelier/test-kit';
import { beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { anEntry, aSource, describeRanking, foundIn } from '../../../test/ranking-behavior.js';
import { anIndexName } from '../../../test/search-under-test.js';
import { EngineClient } from './engine-client.js';
import { EngineIndex } from './engine-index.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const anyRecord = z.record(z.string(), z.unknown());

describe('search engine index', () => {
  const client = new EngineClient(demanded('TEST_SEARCH_ENGINE_URL'));
  let name: string;
  let index: EngineIndex;

  const indexes = async () =>
    Object.keys(await client.call(anyRecord, { method: 'GET', path: `/${name}-*/_alias` })).sort();
  const documents = () => client.call(z.unknown(), { method: 'GET', path: `/${name}-v2/_search?size=100` });

  beforeEach(() => {
    name = anIndexName();
    index = new EngineIndex(client, name);
  });

  describeRanking(async () => new EngineIndex(client, anIndexName()));

  it('PLT-5 keeps an entry private despite a late write, and stores none of its words', async () => {
    const [shown, hidden] = [
      anEntry('one', { title: 'Harbours', version: 4 }),
      anEntry('one', { isPublic: false, version: 5 }),
    ];
    await index.rebuild(aSource([shown]));
    await index.keep([hidden]);
    await index.keep([shown]);
    await index.keep([{ ...shown, version: 5 }]);
    expect(await foundIn(index, 'harbours')).toEqual([]);
    expect(JSON.stringify(await documents())).not.toContain('harbours');
  });

  it('PLT-4 writes only the entries that changed when it starts following again', async () => {
    const entries = Array.from({ length: 1200 }, (_none, number) =>
      anEntry(`e${number}`, { title: `Harbour ${number}` }),
    );
    await index.rebuild(aSource(entries));
    const before = await indexes();
    entries[7] = anEntry('e7', { title: 'Mountains', version: 2 });
    entries[8] = anEntry('e8', { isPublic: false, version: 2 });
    entries.push(anEntry('new', { title: 'Mountains' }));
    await new EngineIndex(client, name).rebuild(aSource(entries));
    expect(await foundIn(index, 'mountains')).toEqual(['e7', 'new']);
    expect((await index.search({ q: 'harbour', page: 1, limit: 1 })).total).toBe(1198);
    expect(await indexes()).toEqual(before);
  });

  it('PLT-4 fills another index when the entries are replaced, while readers still find everything', async () => {
    const entries = Array.from({ length: 600 }, (_none, number) =>
      anEntry(`e${number}`, { title: 'Harbours', version: 9 }),
    );
    await index.rebuild(aSource(entries));
    const [before] = await indexes();
    let isDone = false;
    const reading = (async () => {
      let reads = 0;
      for (; !isDone; reads += 1) expect((await index.search({ q: 'harbours', page: 1, limit: 1 })).total).toBe(600);
      return reads;
    })();
    const restored = entries.map((entry) => ({ ...entry, summary: 'Restored', version: 3 }));
    await index.rebuild(aSource(restored, 'another collection'));
    isDone = true;
    expect(await reading).toBeGreaterThan(10);
    expect((await index.search({ q: 'restored', page: 1, limit: 1 })).total).toBe(600);
    expect(await indexes()).not.toContain(before);
  });

  it('keeps using the new index if the old one cannot be deleted', async () => {
    await index.rebuild(aSource([anEntry('one', { title: 'Harbours' })]));
    class WithoutDeletes extends EngineClient {
      override call<Schema extends z.ZodType>(schema: Schema, call: Parameters<EngineClient['call']>[1]) {
        return call.method === 'DELETE' ? Promise.reject(new Error('cut off')) : super.call(schema, call);
      }
    }
    const other = new EngineIndex(new WithoutDeletes(demanded('TEST_SEARCH_ENGINE_URL')), name);
    const restored = aSource([anEntry('two', { title: 'Harbours' })], 'another collection');
    await expect(other.rebuild(restored)).rejects.toThrow('cut off');
    expect(await foundIn(index, 'harbours')).toEqual(['two']);
  });

  it('is filled correctly by two concurrent processes', async () => {
    const entries = [anEntry('one', { title: 'Harbours' })];
    await Promise.all([index, new EngineIndex(client, name)].map((process) => process.rebuild(aSource(entries))));
    await index.keep([anEntry('two', { title: 'Harbours' })]);
    expect(await foundIn(index, 'harbours')).toEqual(['one', 'two']);
  });

  it('removes indexes that a killed process began to fill over a day ago, and nothing newer', async () => {
    const [old, young] = [`${name}-v2-${Date.now() - 2 * DAY_MS}-a`, `${name}-v2-${Date.now() - 1000}-b`];
    for (const path of [old, young]) await client.call(z.unknown(), { method: 'PUT', path: `/${path}` });
    await index.rebuild(aSource([]));
    expect(await indexes()).not.toContain(old);
    expect(await indexes()).toContain(young);
  });

  it('reports that it is missing after it was deleted, and rejects writes', async () => {
    await index.rebuild(aSource([]));
    expect(await index.isIntact()).toBe(true);
    const [used] = await indexes();
    await client.call(z.unknown(), { method: 'DELETE', path: `/${used}` });
    expect(await index.isIntact()).toBe(false);
    await expect(index.keep([anEntry('one')])).rejects.toThrow('index_not_found');
    await expect(foundIn(index, 'one')).rejects.toMatchObject({ code: 'ServiceUnavailable' });
    expect(await indexes()).toEqual([]);
  });

  it('corrects ten long words at once', async () => {
    const words = 'harbours mountains coastline lighthouse fishermen sailboats anchorage shipwreck breakwater seagulls';
    await index.rebuild(aSource([anEntry('sea', { title: words })]));
    expect(await foundIn(index, words.replaceAll('s ', 'z '))).toEqual(['sea']);
  });
});
