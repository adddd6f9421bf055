import { changeRecorded, channelMoved, type ReleaseMove, remotePages } from '@atelier/contracts';
import { eventually, inspectDatabase, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

describe.each(STORAGE_KINDS)('live channel on %s storage', (kind) => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry(kind);
  });
  afterAll(() => registry.stop());

  it('PLT-2 promotes a version, falls back to the previous version, and rolls back step by step', async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await registry.publish(remote, version);
      expect((await registry.promote(remote, version)).body.message).toBe('Version promoted');
    }
    const before = await registry.liveSet();
    expect(before.remotes[remote]).toMatchObject({ live: { version: '1.2.0' }, previous: { version: '1.1.0' } });

    const once = await registry.rollBack(remote);
    expect(once.body).toMatchObject({
      success: true,
      message: 'Version rolled back',
      data: { version: '1.1.0', previousVersion: '1.0.0' },
    });
    expect((await registry.rollBack(remote)).body.data).toMatchObject({ version: '1.0.0', previousVersion: null });
    const after = await registry.liveSet();
    expect(after.remotes[remote]).toMatchObject({ live: { version: '1.0.0' }, previous: null });
    expect(after.revision).toBe(before.revision + 2);

    const none = await registry.rollBack(remote);
    expect(none.status).toBe(409);
    expect(none.body).toMatchObject({ success: false, error: 'Conflict' });
    expect((await registry.liveSet()).revision).toBe(after.revision);
    const moves = await registry.getDocuments('channel_moves', remote);
    expect(moves.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'promotion 1.0.0',
      'promotion 1.1.0',
      'promotion 1.2.0',
      'rollback 1.1.0',
      'rollback 1.0.0',
    ]);
  });

  it('PLT-2 rolls back one step if two people do it at once', async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    const answers = await Promise.all([1, 2].map(() => registry.rollBack(remote, '?from=1.2.0')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${remote} 1.2.0 is no longer live. Nothing was changed.`,
    );
    expect((await registry.liveSet()).remotes[remote]?.live.version).toBe('1.1.0');
  });

  it('PLT-2 does not replace a version that a colleague made live meanwhile, and accepts a repeated promotion', async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(remote, version);
    expect((await registry.promote(remote, '1.0.0', '?from=')).status).toBe(200);
    expect((await registry.promote(remote, '1.1.0', '?from=')).body.message).toBe(
      `${remote} 1.0.0 is live by now. Nothing was changed.`,
    );
    for (const _again of [1, 2])
      expect((await registry.promote(remote, '1.1.0', '?from=1.0.0')).body.message).toBe('Version promoted');
    const { status, body } = await registry.promote(remote, '1.2.0', '?from=1.0.0');
    expect([status, body.message]).toEqual([409, `${remote} 1.0.0 is no longer live. Nothing was changed.`]);
    expect((await registry.liveSet()).remotes[remote]?.live.version).toBe('1.1.0');
  });

  it('PLT-8 keeps the order of its history if the clock of a replica is ahead', async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0']) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    await inspectDatabase(registry.database, async (database) => {
      const moves = database.collection('channel_moves');
      const move = await moves.findOneAndDelete({ remote, version: '1.1.0' });
      const inAMinute = Math.floor(Date.now() / 1000) + 60;
      await moves.insertOne({ ...move, _id: Types.ObjectId.createFromTime(inAMinute) });
    });
    await registry.rollBack(remote);
    const { body } = await registry.call('GET', `/releases/${remote}/moves`, { as: 'super_admin' });
    expect((body.data as unknown as ReleaseMove[]).map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'rollback 1.0.0',
      'promotion 1.1.0',
      'promotion 1.0.0',
    ]);
  });

  it('PLT-4 publishes each move of a channel, but not a promotion that changes nothing', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    await registry.publish(remote, '2.0.0');
    for (const version of ['1.0.0', '2.0.0', '2.0.0'])
      expect((await registry.promote(remote, version)).status).toBe(200);
    await registry.rollBack(remote);
    const moves = await eventually(async () => {
      const events = await publishedEvents(channelMoved.type, remote);
      expect(events).toHaveLength(3);
      return events.map((event) => event.data);
    });
    const rest = { revision: expect.any(Number), sitemap: [] };
    expect(moves).toEqual([
      { remote, channel: 'live', version: '1.0.0', previousVersion: null, ...rest },
      { remote, channel: 'live', version: '2.0.0', previousVersion: '1.0.0', ...rest },
      { remote, channel: 'live', version: '1.0.0', previousVersion: '2.0.0', ...rest },
    ]);
  });

  it('PLT-4 publishes the sitemap of the version, and moves on the channel next', async () => {
    const remote = aRemote();
    const pages = remotePages.parse({ routes: [`/${remote}`], sitemap: [`/${remote}`, `/${remote}/news`] });
    await registry.publish(remote, '1.0.0', { pages });
    await registry.promote(remote, '1.0.0');
    await registry.publish(remote, '1.1.0', { pages: { ...pages, sitemap: [] } });
    await registry.call('PUT', `/releases/${remote}/channels/next`, { as: 'super_admin', body: { version: '1.1.0' } });
    const moves = await eventually(async () => {
      const events = await publishedEvents(channelMoved.type, remote);
      expect(events).toHaveLength(2);
      return events.map((event) => event.data);
    });
    expect(moves).toMatchObject([
      { channel: 'live', version: '1.0.0', sitemap: pages.sitemap },
      { channel: 'next', version: '1.1.0', previousVersion: null, sitemap: [] },
    ]);
  });

  it('PLT-4 records who promoted a version, and who rolled it back', async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0']) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    await registry.rollBack(remote);
    const getChange = (action: string, before: string | null, after: string) => ({
      actor: { kind: 'staff', name: 'Test Person' },
      action,
      resource: 'releases',
      item: { kind: 'channel', id: `${remote}:live`, title: `${remote} (live)` },
      changes: [{ field: 'release', before, after }],
    });
    await eventually(async () => {
      const told = await publishedEvents(changeRecorded.type, `${remote}:live`);
      expect(told.map(({ data }) => data)).toMatchObject([
        getChange('promoted', null, '1.0.0'),
        getChange('promoted', '1.0.0', '1.1.0'),
        getChange('rolled_back', '1.1.0', '1.0.0'),
      ]);
    });
  });

  it('PLT-3 names the last two proven versions as fallbacks, besides the live and the previous one', async () => {
    const remote = aRemote();
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0'];
    for (const version of versions) await registry.publish(remote, version);
    await registry.promoteHourly(remote, versions);
    const { live, previous, fallbacks } = (await registry.liveSet()).remotes[remote] ?? {};
    expect([live, previous, ...(fallbacks ?? [])].map((release) => release?.version)).toEqual([
      '1.4.0',
      '1.3.0',
      '1.2.0',
      '1.1.0',
    ]);
  });

  it('PLT-5 counts every move once if several channels move at the same time', async () => {
    const remotes = [aRemote(), aRemote(), aRemote()];
    for (const remote of remotes) await registry.publish(remote, '1.0.0');
    const before = (await registry.liveSet()).revision;
    const answers = await Promise.all(remotes.map((remote) => registry.promote(remote, '1.0.0')));
    expect(answers.map(({ body }) => Number(body.data?.revision)).sort((one, other) => one - other)).toEqual(
      [1, 2, 3].map((step) => before + step),
    );
  });

  it('PLT-2 keeps a version on the channel next, where it changes nothing for visitors and is not removed', async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote, version);
    await registry.promote(remote, '1.0.0');
    const before = await registry.liveSet();
    const moved = await registry.call('PUT', `/releases/${remote}/channels/next`, {
      as: 'super_admin',
      body: { version: '1.1.0' },
    });
    expect(moved.body.data).toMatchObject({ channel: 'next', version: '1.1.0', previousVersion: null });
    expect((await registry.liveSet()).remotes[remote]).toEqual(before.remotes[remote]);
    const { body } = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    expect(body.data).toMatchObject([
      { version: '1.1.0', states: ['next'], keptBecause: 'It is on the channel next.' },
      { version: '1.0.0', states: expect.arrayContaining(['live']) },
    ]);
  });

  it('PLT-2 rejects promoting an unregistered version, and moves nothing', async () => {
    const remote = aRemote();
    const before = await registry.liveSet();
    expect((await registry.promote(remote, '1.0.0')).status).toBe(404);
    const unknownChannel = await registry.call('PUT', `/releases/${remote}/channels/beta`, {
      as: 'super_admin',
      body: { version: '1.0.0' },
    });
    expect(unknownChannel.status).toBe(400);
    const noVersion = await registry.call('PUT', `/releases/${remote}/channels/live`, { as: 'super_admin', body: {} });
    expect(noVersion.body.errors).toMatchObject([{ field: 'version' }]);
    expect((await registry.rollBack(remote)).status).toBe(409);
    expect(await registry.liveSet()).toEqual(before);
  });

  it('PLT-2 rejects promoting or restoring a version whose route belongs to another remote, and moves nothing', async () => {
    const [first, second] = [aRemote(), aRemote()];
    const pages = remotePages.parse({ routes: [`/${first}`] });
    await registry.publish(first, '1.0.0', { pages });
    await registry.publish(second, '1.0.0', { pages });
    await registry.publish(second, '2.0.0', { pages: remotePages.parse({ routes: [`/${second}`] }) });
    await registry.promote(second, '1.0.0');
    await registry.promote(second, '2.0.0');
    await registry.promote(first, '1.0.0');
    const before = await registry.liveSet();
    expect(before.remotes[first]?.live.pages).toEqual({ ...pages, session: 'none', title: 'Atelier' });
    for (const refused of [await registry.promote(second, '1.0.0'), await registry.rollBack(second)]) {
      const message = `The route /${first} belongs to ${first}; ${second} 1.0.0 cannot have it, or an address below it.`;
      expect([refused.status, refused.body.message]).toEqual([409, message]);
    }
    expect(await registry.liveSet()).toEqual(before);
  });

  it('PLT-2 rejects registering a version whose route is at or below that of another live remote', async () => {
    const [first, second] = [aRemote(), aRemote()];
    await registry.publish(first, '1.0.0');
    await registry.promote(first, '1.0.0');
    for (const route of [`/${first}`, `/${first}/orders`]) {
      const { status, body } = await registry.publish(second, '1.0.0', {
        pages: remotePages.parse({ routes: [route] }),
      });
      const message = `The route /${first} belongs to ${first}; ${second} 1.0.0 cannot have it, or an address below it.`;
      expect([status, body.message]).toEqual([409, message]);
    }
    expect(await registry.getDocuments('versions', second)).toEqual([]);
    expect((await registry.publish(second, '1.0.0')).status).toBe(201);
    expect((await registry.publish(first, '1.1.0')).status).toBe(201);
  });

  it('PLT-3 rejects promoting a version that requires a newer platform, and moves nothing', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    await inspectDatabase(registry.database, (database) =>
      database.collection('versions').updateOne({ remote }, { $set: { 'manifest.platform': 99 } }),
    );
    const { status, body } = await registry.promote(remote, '1.0.0');
    expect([status, body.message]).toEqual([409, expect.stringContaining('needs platform 99')]);
    expect((await registry.liveSet()).remotes[remote]).toBeUndefined();
  });

  it('PLT-2 names the pages of versions registered before manifests contained them', async () => {
    await registry.publish('mfe-admin', '0.0.1');
    await registry.promote('mfe-admin', '0.0.1');
    const { pages } = (await registry.liveSet()).remotes['mfe-admin']?.live ?? {};
    expect(pages).toMatchObject({ routes: ['/admin', '/test/api'], session: 'staff' });
  });

  it('rejects visitors with 401 and staff without permission with 403, and returns the live set to everyone', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const file = `/releases/${remote}/versions/2.0.0/files/entry.mjs`;
    const calls = [
      ['PUT', file],
      ['POST', `/releases/${remote}/versions`],
      ['GET', `/releases/${remote}/versions`],
      ['PUT', `/releases/${remote}/channels/live`],
      ['POST', `/releases/${remote}/channels/live/rollback`],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'GET' || path.endsWith('rollback') ? {} : { body: { version: '1.0.0' } };
      expect((await registry.call(method, path, body)).status).toBe(401);
      expect((await registry.call(method, path, { ...body, as: 'editor' })).status).toBe(403);
    }
    expect(await registry.storage.stat(`remotes/${remote}/2.0.0/entry.mjs`)).toBeUndefined();
    expect((await registry.call('GET', '/releases/live')).status).toBe(200);
    expect((await registry.liveSet()).remotes[remote]).toBeUndefined();
  });
});
