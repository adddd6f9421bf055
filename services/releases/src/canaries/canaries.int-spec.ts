import { canaryChanged, changeRecorded, type ReleaseSet, type RemoteSummary, remotePages } from '@atelier/contracts';
import { eventually, inspectDatabase, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

const LIVE = '1.0.0';
const NEXT = '2.0.0';

describe('canaries', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory', { CANARY_STEP_MINUTES: '0', CANARY_MIN_VIEWS: '20' });
  });
  afterAll(() => registry.stop());

  const aRemoteWithNext = async () => {
    const remote = aRemote();
    for (const version of [LIVE, NEXT]) await registry.publish(remote, version);
    await registry.promote(remote, LIVE);
    return remote;
  };
  const start = (remote: string, body: object, query = '') =>
    registry.call('PUT', `/releases/${remote}/canary${query}`, { as: 'super_admin', body });
  const stop = (remote: string, query = '') =>
    registry.call('DELETE', `/releases/${remote}/canary${query}`, { as: 'super_admin' });
  const inUse = async (remote: string): Promise<ReleaseSet['remotes'][string] | undefined> =>
    (await registry.liveSet()).remotes[remote];
  const getShare = async (remote: string) => (await inUse(remote))?.canary?.percent;

  /** Views of both versions from six networks; so many that two networks may share a number. */
  const visit = async (remote: string, views: number, isBroken = false) => {
    const failure = { kind: 'failure', remote, version: NEXT, phase: 'render', message: 'broken' };
    for (let view = 0; view < views; view += 1) {
      const reports = [LIVE, NEXT].map((version) => ({ kind: 'view', remote, version }));
      const headers = { 'x-forwarded-for': `203.0.${view % 6}.7` };
      await registry.call('POST', '/releases/reports', {
        body: { reports: isBroken ? [...reports, failure] : reports },
        headers,
      });
    }
  };

  it('PLT-2 are in the release set until they are stopped, and each change is published', async () => {
    const remote = await aRemoteWithNext();
    const { revision } = await registry.liveSet();
    const started = await start(remote, { version: NEXT, percent: 20, automatic: false });
    expect(started.body).toMatchObject({
      message: 'Canary started',
      data: { remote, version: NEXT, percent: 20, revision: revision + 1 },
    });
    expect(await inUse(remote)).toMatchObject({
      live: { version: LIVE },
      canary: { release: { version: NEXT }, percent: 20 },
    });
    expect((await stop(remote)).body.data).toMatchObject({ version: null, percent: 0, revision: revision + 2 });
    expect(await inUse(remote)).not.toHaveProperty('canary');
    expect((await stop(remote)).status).toBe(404);
    await eventually(async () => {
      const events = await publishedEvents(canaryChanged.type, remote);
      expect(events.map(({ data }) => (data as { percent: number }).percent)).toEqual([20, 0]);
    });
  });

  it('PLT-2 are not replaced or stopped by a user who saw another one, or none', async () => {
    const remote = await aRemoteWithNext();
    await registry.publish(remote, '3.0.0');
    const canary = (version: string) => ({ version, percent: 20, automatic: false });
    expect((await start(remote, canary(NEXT), '?from=')).status).toBe(200);
    const answers = [
      await start(remote, canary('3.0.0'), '?from='),
      await start(remote, canary('3.0.0'), '?from=3.0.0'),
      await stop(remote, '?from=3.0.0'),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
      `409 ${remote} ${NEXT} is the canary by now. Nothing was changed.`,
      `409 ${remote} 3.0.0 is no longer the canary. Nothing was changed.`,
      `409 ${remote} 3.0.0 is no longer the canary. Nothing was changed.`,
    ]);
    expect((await inUse(remote))?.canary?.release.version).toBe(NEXT);
    expect((await start(remote, { ...canary(NEXT), percent: 40 }, `?from=${NEXT}`)).status).toBe(200);
    expect((await stop(remote, `?from=${NEXT}`)).status).toBe(200);
  });

  it('PLT-2 are refused for a remote without pages, because nobody would get one', async () => {
    const remote = aRemote();
    const pages = remotePages.parse({ slots: ['home'] });
    for (const version of [LIVE, NEXT]) await registry.publish(remote, version, { pages });
    await registry.promote(remote, LIVE);
    const { status, body } = await start(remote, { version: NEXT, percent: 20 });
    expect([status, body.message]).toEqual([
      409,
      `${remote} has no pages of its own, and in slots everyone gets the live version. Make ${NEXT} live instead.`,
    ]);
  });

  it('PLT-4 are recorded, with who started, changed, and stopped them', async () => {
    const remote = await aRemoteWithNext();
    for (const percent of [20, 60]) await start(remote, { version: NEXT, percent, automatic: false });
    await stop(remote);
    const getChange = (before: string | null, after: string | null) => ({
      actor: { kind: 'staff', name: 'Test Person' },
      action: 'updated',
      resource: 'releases',
      changes: [{ field: 'canary', before, after }],
    });
    await eventually(async () => {
      const told = await publishedEvents(changeRecorded.type, `${remote}:live`);
      expect(told.slice(1).map(({ data }) => data)).toMatchObject([
        getChange(null, '2.0.0 (20 %)'),
        getChange('2.0.0 (20 %)', '2.0.0 (60 %)'),
        getChange('2.0.0 (60 %)', null),
      ]);
    });
  });

  it('PLT-3 are compared with the live version over the same minutes, for staff', async () => {
    const remote = await aRemoteWithNext();
    const toSummary = async () => {
      const { body } = await registry.call('GET', '/releases', { as: 'super_admin' });
      return (body.data as unknown as RemoteSummary[]).find((one) => one.remote === remote)?.canary;
    };
    expect(await toSummary()).toBeNull();
    await start(remote, { version: NEXT, percent: 20, automatic: false });
    await visit(remote, 6, true);
    expect(await toSummary()).toEqual({
      version: NEXT,
      percent: 20,
      automatic: false,
      since: expect.any(String),
      canary: { views: 6, failed: 6 },
      live: { views: 6, failed: 0 },
      minViews: 20,
      minMinutes: 0,
      nextPercent: 50,
    });
    await start(remote, { version: NEXT, percent: 60, automatic: false });
    expect(await toSummary()).toMatchObject({ percent: 60, nextPercent: 100 });
  });

  it('PLT-2 end with a promotion', async () => {
    const remote = await aRemoteWithNext();
    await start(remote, { version: NEXT, percent: 20, automatic: false });
    await registry.promote(remote, NEXT);
    expect(await inUse(remote)).toMatchObject({ live: { version: NEXT } });
    expect(await getShare(remote)).toBeUndefined();
  });

  it('PLT-2 are rejected if there is nothing to compare or to show', async () => {
    const remote = await aRemoteWithNext();
    const { status, body } = await start(remote, { version: LIVE, percent: 20 });
    expect([status, body.message]).toEqual([409, `Version ${LIVE} of ${remote} is live for everyone already.`]);
    expect((await start(remote, { version: '9.0.0', percent: 20 })).status).toBe(404);
    for (const percent of [0, 100, 1.5]) expect((await start(remote, { version: NEXT, percent })).status).toBe(400);
    const unpromoted = aRemote();
    await registry.publish(unpromoted, NEXT);
    const early = await start(unpromoted, { version: NEXT, percent: 5 });
    expect([early.status, early.body.message]).toEqual([
      409,
      `No version of ${unpromoted} is live yet. Promote one before you start a canary.`,
    ]);
    expect((await registry.call('DELETE', `/releases/${remote}/canary`)).status).toBe(401);
    expect((await registry.call('DELETE', `/releases/${remote}/canary`, { as: 'editor' })).status).toBe(403);
  });

  it('PLT-2 advance in steps to all visitors while they are no worse than the live version', async () => {
    const remote = await aRemoteWithNext();
    await start(remote, { version: NEXT, percent: 5 });
    // Each step counts from its first minute, so visitors keep coming.
    await eventually(async () => {
      await visit(remote, 20);
      expect((await inUse(remote))?.live.version).toBe(NEXT);
    });
    const events = await publishedEvents(canaryChanged.type, remote);
    expect(events.map(({ data }) => (data as { percent: number }).percent)).toEqual([5, 20, 50]);
  });

  it('PLT-2 advance although the canary of another remote cannot go live', async () => {
    const routes = (path: string) => ({ pages: remotePages.parse({ routes: [path] }) });
    const [stuck, owner] = [aRemote(), aRemote()];
    await registry.publish(stuck, LIVE, routes(`/${stuck}`));
    await registry.promote(stuck, LIVE);
    await registry.publish(stuck, NEXT, routes(`/${stuck}-2`));
    await start(stuck, { version: NEXT, percent: 50 });
    await registry.publish(owner, LIVE, routes(`/${stuck}-2`));
    await registry.promote(owner, LIVE);
    const remote = await aRemoteWithNext();
    await start(remote, { version: NEXT, percent: 50 });
    await visit(stuck, 20);
    await visit(remote, 20);
    await eventually(async () => expect((await inUse(remote))?.live.version).toBe(NEXT), 20_000);
    expect((await inUse(stuck))?.live.version).toBe(LIVE);
    await stop(stuck);
  });

  it('PLT-2 do not go live if they are stopped at the moment when they would', async () => {
    const remote = await aRemoteWithNext();
    await start(remote, { version: NEXT, percent: 50 });
    await inspectDatabase(registry.database, async (database) => {
      const session = database.client.startSession();
      session.startTransaction();
      // Not visible to the watch, which conflicts with it as soon as it promotes the version.
      await database.collection<{ _id: string }>('canaries').deleteOne({ _id: remote }, { session });
      await visit(remote, 20);
      await new Promise((resolve) => setTimeout(resolve, 7000));
      await session.commitTransaction();
      await session.endSession();
    });
    await new Promise((resolve) => setTimeout(resolve, 7000));
    expect((await inUse(remote))?.live.version).toBe(LIVE);
  });

  it('PLT-2 wait while too few visitors have seen them', async () => {
    const remote = await aRemoteWithNext();
    await start(remote, { version: NEXT, percent: 5 });
    await visit(remote, 12);
    await new Promise((resolve) => setTimeout(resolve, 7000));
    expect(await getShare(remote)).toBe(5);
  });

  it('PLT-3 end if they are clearly worse than the live version', async () => {
    const remote = await aRemoteWithNext();
    await start(remote, { version: NEXT, percent: 5 });
    await visit(remote, 36, true);
    await eventually(async () => expect(await getShare(remote)).toBeUndefined());
    expect((await inUse(remote))?.live.version).toBe(LIVE);
  });
});
