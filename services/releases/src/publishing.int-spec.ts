import { changeRecorded, type TokenClaims } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aManifest, aRemote, type Registry, startRegistry } from '../test/registry-under-test.js';

const MINUTE_SECONDS = 60;
const RELEASES = { releases: { read: true, write: true } };

describe('permission to publish', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const getHeaders = async (claims: Partial<TokenClaims>) => {
    const token = await registry.keys.tokenFor({ secondFactorAt: undefined, ...claims, role: 'api_key' as never });
    return { authorization: `Bearer ${token}` };
  };
  const staff = async (secondFactorAt?: number) => ({
    authorization: `Bearer ${await registry.keys.tokenFor({ role: 'super_admin', secondFactorAt })}`,
  });
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  const tries = (remote: string, headers: Record<string, string>) => ({
    upload: () => registry.upload(`${remote}/versions/2.0.0/files/entry.mjs`, Buffer.from('x'), { headers }),
    register: () =>
      registry.call('POST', `/releases/${remote}/versions`, {
        headers,
        body: {
          version: '1.1.0',
          manifest: { ...aManifest(remote, '1.1.0'), css: [], preload: {}, serverEntry: 'entry.mjs' },
          files: [{ path: 'entry.mjs', bytes: 1, sha384: 'A'.repeat(64) }],
        },
      }),
    promote: () => registry.call('PUT', `/releases/${remote}/channels/live`, { headers, body: { version: '1.0.0' } }),
    rollBack: () => registry.call('POST', `/releases/${remote}/channels/live/rollback`, { headers }),
  });
  const getStatuses = async (remote: string, headers: Record<string, string>) => {
    const statuses: number[] = [];
    for (const attempt of Object.values(tries(remote, headers))) statuses.push((await attempt()).status);
    return statuses;
  };
  const aPublishedRemote = async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    return remote;
  };
  const REFUSED = [403, 403, 403, 403];
  /** An upload, a registration without uploads, a promotion, and a rollback without a previous version. */
  const LET_IN = [200, 400, 200, 409];

  it('PLT-4 is denied for a staff token without a second factor, whatever its permissions', async () => {
    const remote = await aPublishedRemote();
    expect(await getStatuses(remote, await staff())).toEqual(REFUSED);
    const { body } = await tries(remote, await staff()).promote();
    expect(body.message).toContain('POST /api/auth/confirm');
    expect(await registry.getDocuments('channels', remote)).toEqual([]);
  });

  it('PLT-4 is granted to staff with a second factor from the last ten minutes', async () => {
    const remote = await aPublishedRemote();
    expect(await getStatuses(remote, await staff(secondsAgo(11 * MINUTE_SECONDS)))).toEqual(REFUSED);
    expect(await getStatuses(remote, await staff(secondsAgo(9 * MINUTE_SECONDS)))).toEqual(LET_IN);
  });

  it('PLT-4 is granted to a key for its remote only', async () => {
    const [remote, other] = [await aPublishedRemote(), await aPublishedRemote()];
    const key = await getHeaders({ permissions: RELEASES, remotes: [remote] });
    expect(await getStatuses(other, key)).toEqual(REFUSED);
    expect(await getStatuses(remote, key)).toEqual(LET_IN);
  });

  it('PLT-4 is granted to a key for its own verbs only, and an automatic canary needs two', async () => {
    const remote = await aPublishedRemote();
    const getKey = (...releaseVerbs: string[]) =>
      getHeaders({ permissions: RELEASES, remotes: [remote], releaseVerbs });
    expect(await getStatuses(remote, await getKey('publish'))).toEqual([200, 400, 403, 403]);
    expect(await getStatuses(remote, await getKey('promote', 'rollback'))).toEqual([403, 403, 200, 409]);
    const { body } = await tries(remote, await getKey('publish')).promote();
    expect(body.message).toBe('This API key may not promote; it may publish.');
    await registry.publish(remote, '1.1.0');
    const startCanary = async (automatic: boolean, ...verbs: string[]) => {
      const canary = { version: '1.1.0', percent: 5, automatic };
      const headers = await getKey(...verbs);
      return (await registry.call('PUT', `/releases/${remote}/canary`, { headers, body: canary })).status;
    };
    expect(await startCanary(false, 'publish', 'promote')).toBe(403);
    expect(await startCanary(true, 'canary')).toBe(403);
    expect(await startCanary(false, 'canary')).toBe(200);
    expect(await startCanary(true, 'canary', 'promote')).toBe(200);
  });

  it("PLT-4 is granted to the installation's own key for every remote, and denied to a key without remotes", async () => {
    const remote = await aPublishedRemote();
    expect(await getStatuses(remote, await getHeaders({ permissions: RELEASES }))).toEqual(REFUSED);
    const key = await getHeaders({ permissions: RELEASES, remotes: ['*'] });
    expect(await getStatuses(remote, key)).toEqual(LET_IN);
  });

  it('PLT-4 is recorded with who uploads files of a version and who registers it', async () => {
    const remote = aRemote();
    const key = await getHeaders({ permissions: RELEASES, remotes: [remote], sub: 'api-key-1', firstName: 'CI' });
    await registry.upload(`${remote}/versions/1.0.0/files/planted.mjs`, Buffer.from('x'), { headers: key });
    await registry.upload(`${remote}/versions/1.0.0/files/planted.css`, Buffer.from('x'), { headers: key });
    await registry.publish(remote, '1.0.0');
    await eventually(async () => {
      const events = await publishedEvents(changeRecorded.type, `${remote}:1.0.0`);
      const told = events.map(({ data }) => data as { actor: { name: string }; action: string; note: string });
      expect(told.map(({ actor, action, note }) => [actor.name, action, note.replace(/file: .*/, 'file')])).toEqual([
        ['CI', 'uploaded', 'First file'],
        ['Test Person', 'uploaded', 'First file'],
        ['Test Person', 'uploaded', 'Registered with 4 files'],
      ]);
      expect(told[0]?.note).toBe('First file: planted.mjs');
    });
  });
});
