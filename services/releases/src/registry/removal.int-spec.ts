import { changeRecorded, type VersionEntry, versionRemoved } from '@atelier/contracts';
import { eventually, publishedEvents, STORAGE_KINDS } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, FILES, type Registry, startRegistry } from '../../test/registry-under-test.js';

describe.each(STORAGE_KINDS)('version removal on %s storage', (kind) => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry(kind);
  });
  afterAll(() => registry.stop());

  const remove = (remote: string, version: string, as: 'super_admin' | 'editor' = 'super_admin') =>
    registry.call('DELETE', `/releases/${remote}/versions/${version}`, { as });

  /** Thirteen versions; 1.2.0 is live, 1.1.0 is the previous one, so only 1.0.0 can be removed. */
  const aRemoteWithHistory = async () => {
    const remote = aRemote();
    for (let minor = 0; minor < 13; minor += 1) {
      await registry.publish(remote, `1.${minor}.0`);
      if (minor < 3) await registry.promote(remote, `1.${minor}.0`);
    }
    return remote;
  };
  const getReasons = async (remote: string) => {
    const { body } = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    const entries = body.data as unknown as VersionEntry[];
    return Object.fromEntries(entries.map(({ version, keptBecause }) => [version, keptBecause]));
  };

  it('PLT-2 deletes an old version with its files, and publishes the removal', async () => {
    const remote = await aRemoteWithHistory();
    const removed = await remove(remote, '1.0.0');
    expect([removed.status, removed.body.message]).toEqual([200, 'Version removed']);
    expect((await registry.call('GET', `/releases/${remote}/versions/1.0.0`)).status).toBe(404);
    for (const path of Object.keys(FILES))
      expect(await registry.storage.stat(`remotes/${remote}/1.0.0/${path}`)).toBeUndefined();
    expect((await remove(remote, '1.0.0')).status).toBe(404);
    await eventually(async () => {
      expect((await publishedEvents(versionRemoved.type, remote)).map(({ data }) => data)).toEqual([
        { remote, version: '1.0.0' },
      ]);
      const told = await publishedEvents(changeRecorded.type, `${remote}:1.0.0`);
      expect(told.at(-1)?.data).toMatchObject({ action: 'deleted', actor: { name: 'Test Person' } });
    });
  });

  it('PLT-2 keeps live versions, rollback targets, and the last ten, with the reason', async () => {
    const remote = await aRemoteWithHistory();
    const reasons = await getReasons(remote);
    expect([reasons['1.2.0'], reasons['1.1.0'], reasons['1.0.0'], reasons['1.3.0']]).toEqual([
      'It is live.',
      'A rollback would bring it back.',
      null,
      'It is among the last 10 versions.',
    ]);
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.12.0']) {
      const { status, body } = await remove(remote, version);
      const message = `Version ${version} of ${remote} cannot be removed. ${reasons[version]}`;
      expect([status, body.message]).toEqual([409, message]);
    }
    expect(Object.keys(await getReasons(remote))).toHaveLength(13);
  });

  it('PLT-2 keeps canaries and fallbacks, however old they are, with the reason', async () => {
    const remote = aRemote();
    const promoted = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    await registry.publish(remote, '0.9.0');
    for (const version of promoted) await registry.publish(remote, version);
    for (let minor = 4; minor < 14; minor += 1) await registry.publish(remote, `1.${minor}.0`);
    await registry.promoteHourly(remote, promoted);
    const body = { version: '0.9.0', percent: 5, automatic: false };
    await registry.call('PUT', `/releases/${remote}/canary`, { as: 'super_admin', body });
    for (const [version, reason] of [
      ['0.9.0', 'It is shown to a share of the visitors.'],
      ['1.0.0', 'It is served when newer versions fail.'],
      ['1.1.0', 'It is served when newer versions fail.'],
    ] as const) {
      const { status, body: answer } = await remove(remote, version);
      expect([status, answer.message]).toEqual([409, `Version ${version} of ${remote} cannot be removed. ${reason}`]);
    }
  });

  it('PLT-2 makes rollbacks skip the removed version', async () => {
    const remote = await aRemoteWithHistory();
    await remove(remote, '1.0.0');
    expect((await registry.rollBack(remote)).body.data).toMatchObject({ version: '1.1.0', previousVersion: null });
    expect((await registry.rollBack(remote)).status).toBe(409);
  });

  it('PLT-2 allows republishing the removed version with the same files only', async () => {
    const remote = await aRemoteWithHistory();
    await remove(remote, '1.0.0');
    const other = await registry.upload(`${remote}/versions/1.0.0/files/entry.mjs`, Buffer.from('other'));
    expect(other.status).toBe(409);
    expect((await registry.publish(remote, '1.0.0')).status).toBe(201);
  });

  it('PLT-2 deletes files uploaded for a version that was never registered', async () => {
    const remote = aRemote();
    await registry.uploadAll(remote, '1.0.0');
    expect((await remove(remote, '1.0.0')).status).toBe(200);
    expect(await registry.storage.stat(`remotes/${remote}/1.0.0/entry.mjs`)).toBeUndefined();
  });

  it('PLT-5 never leaves a channel on a version that is removed at the same moment', async () => {
    const remote = await aRemoteWithHistory();
    const [promoted, removed] = await Promise.all([registry.promote(remote, '1.0.0'), remove(remote, '1.0.0')]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([promoted.status, removed.status]);
    const isLive = (await registry.liveSet()).remotes[remote]?.live.version === '1.0.0';
    expect(isLive).toBe(promoted.status === 200);
  });

  it('AUTH-3 PLT-4 requires permission and a recent second factor', async () => {
    const remote = await aRemoteWithHistory();
    expect((await registry.call('DELETE', `/releases/${remote}/versions/1.0.0`)).status).toBe(401);
    expect((await remove(remote, '1.0.0', 'editor')).status).toBe(403);
    const token = await registry.keys.tokenFor({ role: 'super_admin', secondFactorAt: undefined });
    const headers = { authorization: `Bearer ${token}` };
    expect((await registry.call('DELETE', `/releases/${remote}/versions/1.0.0`, { headers })).status).toBe(403);
    expect(await getReasons(remote)).toHaveProperty(['1.0.0']);
  });
});
