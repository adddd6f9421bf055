import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchQuery } from '@atelier/contracts';
import type { EntryRecord } from '../../entries/entry.js';
import { type EntrySource, type Found, SearchIndex } from '../search-index.js';
import { aliasAnswer, anyAnswer, bulkAnswer, mappingAnswer, versionsAnswer } from './engine-answers.js';
import { type EngineClient, EngineFailure } from './engine-client.js';
import { getIndexBody, LAYOUT, toDocument } from './engine-document.js';
import { EngineSearch } from './engine-search.js';

/** For a whole search, however many calls it takes. */
const ANSWERS_WITHIN_MS = 2000;
/** Less than probes give the readiness of a service. */
const STATE_WITHIN_MS = 1000;
const BATCH_SIZE = 500;
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000;
const CONFLICT = 409;

async function* inBatches(entries: AsyncIterable<EntryRecord>): AsyncIterable<EntryRecord[]> {
  let batch: EntryRecord[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * An index in OpenSearch that all processes share. Each of them writes every change with the version of its entry, so that the
 * first write of a version counts and others change nothing; none has to be in charge.
 */
export class EngineIndex extends SearchIndex {
  override readonly isShared = true;
  override readonly entriesInMemory = 0;
  /** Searches and changes use this name; the name of the index behind it has the time of its creation, too. */
  private readonly alias: string;

  constructor(
    private readonly engine: EngineClient,
    name: string,
  ) {
    super();
    this.alias = `${name}-${LAYOUT}`;
  }

  override async rebuild(source: EntrySource): Promise<void> {
    const origin = await source.origin();
    if ((await this.findOrigin(ANSWERS_WITHIN_MS)) !== origin) await this.replace(source, origin);
    else await this.update(source);
  }

  override keep(entries: readonly EntryRecord[]): Promise<void> {
    return this.write(`${this.alias}/_bulk?require_alias=true&refresh=true`, entries);
  }

  override async search(query: SearchQuery): Promise<Found> {
    return new EngineSearch(this.engine, this.alias, AbortSignal.timeout(ANSWERS_WITHIN_MS)).find(query);
  }

  override async isIntact(): Promise<boolean> {
    return (await this.findOrigin(STATE_WITHIN_MS)) !== undefined;
  }

  /** The collection that the index was built from; undefined if there is no index. */
  private async findOrigin(withinMs: number): Promise<string | undefined> {
    const path = `/${this.alias}/_mapping`;
    const signal = AbortSignal.timeout(withinMs);
    const found = await this.engine.find(mappingAnswer, { method: 'GET', path, signal });
    return Object.values(found ?? {})[0]?.mappings._meta?.entries;
  }

  /** Writes what changed while no process followed. */
  private async update(source: EntrySource): Promise<void> {
    for await (const batch of inBatches(source.all())) {
      const versions = await this.findVersions(batch);
      await this.keep(batch.filter(({ key, version }) => versions.get(key) !== version));
    }
  }

  /** Fills an index beside the one in use, and takes it into use when it is complete. */
  private async replace(source: EntrySource, origin: string): Promise<void> {
    await this.deleteLeftovers();
    const index = await this.fill(source, origin);
    const before = await this.findUsed();
    await this.use(index);
    if (before.length === 0) return;
    // Searches that have begun still read the old one.
    await pause(ANSWERS_WITHIN_MS);
    await this.delete(before);
  }

  private async fill(source: EntrySource, origin: string): Promise<string> {
    const index = `${this.alias}-${Date.now()}-${randomBytes(4).toString('hex')}`;
    await this.engine.call(anyAnswer, { method: 'PUT', path: `/${index}`, body: getIndexBody({ entries: origin }) });
    try {
      for await (const batch of inBatches(source.all())) await this.write(`${index}/_bulk`, batch);
      await this.engine.call(anyAnswer, { method: 'POST', path: `/${index}/_refresh` });
      return index;
    } catch (error) {
      await this.delete([index]).catch(() => undefined);
      throw error;
    }
  }

  private async findUsed(): Promise<string[]> {
    const found = await this.engine.find(aliasAnswer, { method: 'GET', path: `/_alias/${this.alias}` });
    return Object.keys(found ?? {});
  }

  private async use(index: string): Promise<void> {
    const { alias } = this;
    const actions = [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }];
    await this.engine.call(anyAnswer, { method: 'POST', path: '/_aliases', body: { actions } });
  }

  /** A process that was killed leaves the index behind that it was filling. A younger one may still be filled. */
  private async deleteLeftovers(): Promise<void> {
    const found = await this.engine.call(aliasAnswer, { method: 'GET', path: `/${this.alias}-*/_alias` });
    const createdAtMs = (name: string) => Number(name.slice(this.alias.length + 1).split('-', 1)[0]);
    const unused = Object.entries(found).filter(([, { aliases }]) => Object.keys(aliases).length === 0);
    const names = unused.map(([name]) => name);
    await this.delete(names.filter((name) => createdAtMs(name) < Date.now() - LEFTOVER_AFTER_MS));
  }

  private async delete(indexes: readonly string[]): Promise<void> {
    if (indexes.length === 0) return;
    const path = `/${indexes.join(',')}?ignore_unavailable=true`;
    await this.engine.call(anyAnswer, { method: 'DELETE', path });
  }

  private async findVersions(entries: readonly EntryRecord[]): Promise<Map<string, number>> {
    const values = entries.map(({ key }) => key);
    const body = { query: { ids: { values } }, size: values.length, _source: false, version: true };
    const { hits } = await this.engine.call(versionsAnswer, {
      method: 'POST',
      path: `/${this.alias}/_search`,
      body,
    });
    return new Map(hits.hits.map(({ _id, _version }) => [_id, _version]));
  }

  /** An entry that the index has in this version or a later one stays as it is. */
  private async write(path: string, entries: readonly EntryRecord[]): Promise<void> {
    if (entries.length === 0) return;
    const body = entries.flatMap((entry) => [
      { index: { _id: entry.key, version: entry.version, version_type: 'external' } },
      toDocument(entry),
    ]);
    const { items } = await this.engine.call(bulkAnswer, { method: 'POST', path: `/${path}`, body });
    for (const { index } of items)
      if (index.error !== undefined && index.status !== CONFLICT)
        throw new EngineFailure(index.status, index.error.type);
  }
}
