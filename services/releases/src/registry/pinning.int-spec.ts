import { changeRecorded, type RemoteSummary, remotePinned } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

const REASON = 'Nothing changes during the launch';

describe('pinned remote', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const post = (path: string, body?: object) => registry.call('POST', `/releases/${path}`, { as: 'super_admin', body });
  const pin = (remote: string) => post(`${remote}/pin`, { reason: REASON });
  const unpin = (remote: string) => post(`${remote}/unpin`);
  const startCanary = (remote: string, version: string) =>
    registry.call('PUT', `/releases/${remote}/canary`, { as: 'super_admin', body: { version, percent: 5 } });
  const aLiveRemote = async () => {
    const remote = aRemote();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(remote, version);
    await registry.promote(remote, '1.0.0');
    await registry.promote(remote, '1.1.0');
    return remote;
  };
  const getLive = async (remote: string) => (await registry.liveSet()).remotes[remote]?.live.version;

  it('PLT-2 PLT-3 cannot be promoted, rolled back, or given a canary until it is unpinned', async () => {
    const remote = await aLiveRemote();
    expect((await pin(remote)).status).toBe(200);
    const message = `${remote} is pinned to 1.1.0: ${REASON}`;
    for (const { status, body } of [
      await registry.promote(remote, '1.2.0'),
      await registry.rollBack(remote),
      await startCanary(remote, '1.2.0'),
    ])
      expect([status, body.message]).toEqual([409, message]);
    const { body } = await registry.call('GET', '/releases', { as: 'super_admin' });
    const summary = (body.data as unknown as RemoteSummary[]).find((one) => one.remote === remote);
    expect(summary?.live?.pinnedBecause).toBe(REASON);
    expect((await registry.publish(remote, '1.3.0')).status).toBe(201);
    await unpin(remote);
    expect((await registry.promote(remote, '1.2.0')).status).toBe(200);
    expect(await getLive(remote)).toBe('1.2.0');
  });

  it('PLT-3 yields to the kill switch, and stays pinned to the previous version', async () => {
    const remote = await aLiveRemote();
    await pin(remote);
    expect((await post(`${remote}/versions/1.1.0/block`, { reason: 'Broken' })).status).toBe(200);
    expect(await getLive(remote)).toBe('1.0.0');
    expect((await registry.promote(remote, '1.2.0')).status).toBe(409);
  });

  it('PLT-3 has no canary, so a running one must be stopped first', async () => {
    const remote = await aLiveRemote();
    await startCanary(remote, '1.2.0');
    expect((await pin(remote)).status).toBe(409);
    expect((await pin(aRemote())).status).toBe(404);
  });

  it('PLT-3 has no canary either if both are asked for at once', async () => {
    for (let time = 0; time < 8; time += 1) {
      const remote = await aLiveRemote();
      const answers = await Promise.all([pin(remote), startCanary(remote, '1.2.0')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('PLT-4 is published with the reason', async () => {
    const remote = await aLiveRemote();
    await pin(remote);
    await unpin(remote);
    await eventually(async () => {
      const told = (await publishedEvents(remotePinned.type, remote)).map(({ data }) => data);
      expect(told).toEqual([
        { remote, version: '1.1.0', reason: REASON },
        { remote, version: '1.1.0', reason: null },
      ]);
      const notes = (await publishedEvents(changeRecorded.type, `${remote}:live`)).map(
        ({ data }) => (data as { note?: string }).note,
      );
      expect(notes.slice(-2)).toEqual([`Pinned to 1.1.0: ${REASON}`, 'Unpinned']);
    });
  });

  it('AUTH-3 PLT-4 is pinned and unpinned by staff with a recent second factor, never by a key', async () => {
    const remote = await aLiveRemote();
    const claims = { remotes: [remote], secondFactorAt: undefined, permissions: { releases: { write: true } } };
    const tokens = [
      await registry.keys.tokenFor({ ...claims, role: 'api_key' as never }),
      await registry.keys.tokenFor({ role: 'super_admin', secondFactorAt: undefined }),
    ];
    for (const token of tokens)
      for (const path of [`/releases/${remote}/pin`, `/releases/${remote}/unpin`]) {
        const headers = { authorization: `Bearer ${token}` };
        expect((await registry.call('POST', path, { headers, body: { reason: REASON } })).status).toBe(403);
      }
    expect(
      (await registry.call('POST', `/releases/${remote}/pin`, { as: 'editor', body: { reason: REASON } })).status,
    ).toBe(403);
    expect((await post(`${remote}/pin`, { reason: ' ' })).body.errors).toMatchObject([{ field: 'reason' }]);
  });
});
