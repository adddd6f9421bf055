import { changeRecorded, remotePages, type VersionEntry, versionBlocked } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

describe('kill switch', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const REASON = 'Orders are sent twice';
  const block = (remote: string, version: string, reason = REASON) =>
    registry.call('POST', `/releases/${remote}/versions/${version}/block`, { as: 'super_admin', body: { reason } });
  const unblock = (remote: string, version: string) =>
    registry.call('POST', `/releases/${remote}/versions/${version}/unblock`, { as: 'super_admin' });

  const aReleasedRemote = async (versions: readonly string[]) => {
    const remote = aRemote();
    for (const version of versions) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    return remote;
  };
  const inUse = async (remote: string) => {
    const { live, previous } = (await registry.liveSet()).remotes[remote] ?? {};
    return [live?.version, previous?.version];
  };
  const toEntry = async (remote: string, version: string) => {
    const { body } = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    return (body.data as unknown as VersionEntry[]).find((entry) => entry.version === version);
  };

  it('PLT-2 PLT-3 replaces a live version with the previous one at once, and prevents its promotion', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0', '1.2.0']);
    expect((await block(remote, '1.2.0')).status).toBe(200);
    expect(await inUse(remote)).toEqual(['1.1.0', '1.0.0']);
    expect(await toEntry(remote, '1.2.0')).toMatchObject({ blockedBecause: REASON, live: false });
    const { status, body } = await registry.promote(remote, '1.2.0');
    expect([status, body.message]).toEqual([409, `Version 1.2.0 of ${remote} is blocked: ${REASON}`]);
    await unblock(remote, '1.2.0');
    expect((await registry.promote(remote, '1.2.0')).status).toBe(200);
  });

  it('PLT-3 prevents a rollback to a blocked version', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0', '1.2.0']);
    await block(remote, '1.1.0');
    expect(await inUse(remote)).toEqual(['1.2.0', '1.0.0']);
    expect((await registry.rollBack(remote)).body.data).toMatchObject({ version: '1.0.0' });
  });

  it('PLT-3 prevents a rollback of the channel next to a blocked version', async () => {
    const remote = await aReleasedRemote(['1.0.0']);
    const next = `/releases/${remote}/channels/next`;
    for (const version of ['1.1.0', '1.2.0']) {
      await registry.publish(remote, version);
      await registry.call('PUT', next, { as: 'super_admin', body: { version } });
    }
    await block(remote, '1.1.0');
    const { status, body } = await registry.call('POST', `${next}/rollback`, { as: 'super_admin' });
    expect([status, body.message]).toEqual([409, `There is no version of ${remote} to go back to.`]);
  });

  it('PLT-3 ends the canary of the version, so that no visitor gets it', async () => {
    const remote = await aReleasedRemote(['1.0.0']);
    await registry.publish(remote, '2.0.0');
    const body = { version: '2.0.0', percent: 50, automatic: true };
    await registry.call('PUT', `/releases/${remote}/canary`, { as: 'super_admin', body });
    const { revision } = await registry.liveSet();
    await block(remote, '2.0.0');
    const set = await registry.liveSet();
    expect(set.remotes[remote]).not.toHaveProperty('canary');
    expect(set.revision).toBeGreaterThan(revision);
    expect((await registry.call('DELETE', `/releases/${remote}/canary`, { as: 'super_admin' })).status).toBe(404);
  });

  it('PLT-3 gives shells a new release set without a blocked fallback', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0']);
    const { revision } = await registry.liveSet();
    await block(remote, '1.0.0');
    expect(await inUse(remote)).toEqual(['1.1.0', undefined]);
    expect((await registry.liveSet()).revision).toBeGreaterThan(revision);
  });

  it('PLT-2 PLT-3 takes a remote with only one version off the site until a version goes live again', async () => {
    const remote = await aReleasedRemote(['1.0.0']);
    await registry.publish(remote, '2.0.0');
    const body = { version: '2.0.0', percent: 50, automatic: true };
    await registry.call('PUT', `/releases/${remote}/canary`, { as: 'super_admin', body });
    const { revision } = await registry.liveSet();
    expect((await block(remote, '1.0.0')).status).toBe(200);
    const set = await registry.liveSet();
    expect(set.remotes).not.toHaveProperty(remote);
    expect(set.revision).toBeGreaterThan(revision);
    expect(await toEntry(remote, '1.0.0')).toMatchObject({ blockedBecause: REASON, live: false });
    const retired = { remote, version: '1.0.0', reason: REASON, revision: set.revision, isRetired: true };
    await eventually(async () =>
      expect((await publishedEvents(versionBlocked.type, remote)).map(({ data }) => data)).toEqual([retired]),
    );
    await unblock(remote, '1.0.0');
    expect((await registry.liveSet()).remotes).not.toHaveProperty(remote);
    expect((await registry.promote(remote, '1.0.0')).status).toBe(200);
    expect(await inUse(remote)).toEqual(['1.0.0', undefined]);
  });

  it('PLT-2 PLT-3 takes a remote off the site if another one has the routes of its previous version by now', async () => {
    const [remote, other] = [aRemote(), aRemote()];
    const withRoutes = (routes: string[]) => ({ pages: remotePages.parse({ routes }) });
    await registry.publish(remote, '1.0.0', withRoutes([`/${remote}`]));
    await registry.promote(remote, '1.0.0');
    await registry.publish(remote, '2.0.0', withRoutes([`/${remote}-new`]));
    await registry.promote(remote, '2.0.0');
    await registry.publish(other, '1.0.0', withRoutes([`/${remote}`]));
    expect((await registry.promote(other, '1.0.0')).status).toBe(200);
    expect((await block(remote, '2.0.0')).status).toBe(200);
    expect([await inUse(remote), await inUse(other)]).toEqual([
      [undefined, undefined],
      ['1.0.0', undefined],
    ]);
  });

  it.each(['/', '/admin'])('PLT-3 keeps the only version of a remote that serves %s', async (route) => {
    const remote = aRemote();
    const pages = remotePages.parse({ routes: [route] });
    await registry.publish(remote, '1.0.0', { pages });
    await registry.promote(remote, '1.0.0');
    expect((await block(remote, '1.0.0')).status).toBe(409);
    expect(await inUse(remote)).toEqual(['1.0.0', undefined]);
    expect(await toEntry(remote, '1.0.0')).toMatchObject({ blockedBecause: null });
    await registry.publish(remote, '1.1.0', { pages: remotePages.parse({ routes: [`/${remote}`] }) });
    await registry.promote(remote, '1.1.0');
  });

  it('PLT-2 PLT-3 leaves no way back to the live version itself', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0']);
    await registry.promote(remote, '1.0.0');
    await block(remote, '1.1.0');
    expect(await inUse(remote)).toEqual(['1.0.0', undefined]);
    expect((await registry.rollBack(remote)).status).toBe(409);
    expect((await block(remote, '1.0.0')).status).toBe(200);
    expect(await inUse(remote)).toEqual([undefined, undefined]);
  });

  it('PLT-4 publishes the block with its reason', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0']);
    await block(remote, '1.1.0');
    await unblock(remote, '1.1.0');
    await eventually(async () => {
      const told = (await publishedEvents(versionBlocked.type, remote)).map(({ data }) => data);
      expect(told).toEqual([
        { remote, version: '1.1.0', reason: REASON, revision: expect.any(Number), isRetired: false },
        { remote, version: '1.1.0', reason: null },
      ]);
      const notes = (await publishedEvents(changeRecorded.type, `${remote}:1.1.0`)).map(
        ({ data }) => (data as { note: string }).note,
      );
      expect(notes.slice(-2)).toEqual([`Blocked: ${REASON}`, 'May be made live again']);
    });
  });

  it('AUTH-3 PLT-4 requires a reason, the permission, and a recent second factor', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0']);
    const path = `/releases/${remote}/versions/1.1.0/block`;
    expect((await block(remote, '1.1.0', ' ')).body.errors).toMatchObject([{ field: 'reason' }]);
    expect((await block(remote, '9.9.9')).status).toBe(404);
    const body = { reason: REASON };
    expect((await registry.call('POST', path, { body })).status).toBe(401);
    expect((await registry.call('POST', path, { body, as: 'editor' })).status).toBe(403);
    const token = await registry.keys.tokenFor({ role: 'super_admin', secondFactorAt: undefined });
    const headers = { authorization: `Bearer ${token}` };
    expect((await registry.call('POST', path, { body, headers })).status).toBe(403);
    expect((await inUse(remote))[0]).toBe('1.1.0');
  });
});
