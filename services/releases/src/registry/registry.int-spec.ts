import type { ReleaseMove, RemoteSummary, VersionEntry } from '@atelier/contracts';
import { inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

const TESTER = { id: expect.any(String), name: 'Test Person', kind: 'staff' };

describe('registry for staff', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const read = async <Data>(path: string) => {
    const { status, body } = await registry.call('GET', path, { as: 'super_admin' });
    expect(status).toBe(200);
    return body as unknown as { data: Data; total?: number };
  };
  const toSummary = async (remote: string) =>
    (await read<RemoteSummary[]>('/releases')).data.find((one) => one.remote === remote);

  const aReleasedRemote = async (versions: readonly string[]) => {
    const remote = aRemote();
    for (const version of versions) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    return remote;
  };

  it('PLT-2 lists each remote with its live version, since when, and by whom', async () => {
    const [unreleased, remote] = [aRemote(), await aReleasedRemote(['1.0.0', '1.1.0'])];
    await registry.publish(unreleased, '1.0.0');
    expect(await toSummary(unreleased)).toEqual({ remote: unreleased, versions: 1, live: null, canary: null });
    expect(await toSummary(remote)).toEqual({
      remote,
      versions: 2,
      live: { version: '1.1.0', previousVersion: '1.0.0', since: expect.any(String), by: TESTER, pinnedBecause: null },
      canary: null,
    });
  });

  it('PLT-2 shows the state of each version', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0', '1.2.0']);
    await registry.rollBack(remote);
    const { data } = await read<VersionEntry[]>(`/releases/${remote}/versions`);
    expect(data.map(({ version, live, states }) => ({ version, live, states }))).toEqual([
      { version: '1.2.0', live: false, states: ['rolled_back'] },
      { version: '1.1.0', live: true, states: ['live'] },
      { version: '1.0.0', live: false, states: ['previous'] },
    ]);
  });

  it('PLT-2 lists earlier live versions page by page, latest change first', async () => {
    const remote = await aReleasedRemote(['1.0.0', '1.1.0']);
    await registry.rollBack(remote);
    const first = await read<ReleaseMove[]>(`/releases/${remote}/moves?limit=2`);
    expect(first.total).toBe(3);
    expect(first.data).toMatchObject([
      { kind: 'rollback', version: '1.0.0', previousVersion: '1.1.0', by: TESTER },
      { kind: 'promotion', version: '1.1.0', previousVersion: '1.0.0', by: TESTER },
    ]);
    const second = await read<ReleaseMove[]>(`/releases/${remote}/moves?limit=2&page=2`);
    expect(second.data).toMatchObject([{ kind: 'promotion', version: '1.0.0', previousVersion: null }]);
    expect((await registry.call('GET', `/releases/${remote}/moves?all=1`, { as: 'super_admin' })).status).toBe(400);
  });

  it('PLT-2 still reads versions and moves stored before they named people', async () => {
    const remote = await aReleasedRemote(['1.0.0']);
    await inspectDatabase(registry.database, async (database) => {
      await database.collection('versions').updateMany({ remote }, { $unset: { publishedBy: true } });
      await database.collection('channel_moves').updateMany({ remote }, { $unset: { movedBy: true } });
    });
    expect((await read<VersionEntry[]>(`/releases/${remote}/versions`)).data).toMatchObject([{ publishedBy: null }]);
    expect((await read<ReleaseMove[]>(`/releases/${remote}/moves`)).data).toMatchObject([{ by: null }]);
    expect((await toSummary(remote))?.live?.by).toBeNull();
  });

  it('AUTH-3 is denied to visitors and to staff without permission', async () => {
    for (const path of ['/releases', '/releases/mfe-public/moves', '/releases/mfe-public/versions']) {
      expect((await registry.call('GET', path)).status).toBe(401);
      expect((await registry.call('GET', path, { as: 'editor' })).status).toBe(403);
    }
  });
});
