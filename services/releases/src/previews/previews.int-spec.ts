import { changeRecorded } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

const SET_COOKIE = /^atelier-preview=([^;]+); Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax/;

describe('version previews', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const getPath = (remote: string, version: string) => `/releases/${remote}/versions/${version}/preview`;
  const preview = async (remote: string, version: string) => {
    const headers = await registry.keys.headersFor('super_admin');
    const answer = await fetch(`${registry.url}${getPath(remote, version)}`, { method: 'POST', headers });
    const [, token = ''] = SET_COOKIE.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    return { status: answer.status, token, body: (await answer.json()) as { message: string; data: object } };
  };
  const open = (token: string) => registry.call('POST', '/previews', { body: { token } });

  it('PLT-2 give the browser a cookie that opens the version', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const { status, token, body } = await preview(remote, '1.0.0');
    expect([status, body.data]).toEqual([200, { path: `/${remote}`, expiresAt: expect.any(String) }]);
    expect((await open(token)).body.data).toMatchObject({ name: remote, version: '1.0.0', entry: 'entry.mjs' });
    expect((await registry.liveSet()).remotes[remote]).toBeUndefined();
  });

  it('PLT-4 are recorded in the audit trail when they start, but not when they are rejected', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const { body } = await preview(remote, '1.0.0');
    const { expiresAt } = body.data as { expiresAt: string };
    await preview(remote, '9.9.9');
    await eventually(async () => {
      const told = (await publishedEvents(changeRecorded.type, `${remote}:1.0.0`)).map(({ data }) => data);
      expect(told).toContainEqual(
        expect.objectContaining({
          actor: expect.objectContaining({ kind: 'staff' }),
          action: 'previewed',
          resource: 'releases',
          item: { kind: 'version', id: `${remote}:1.0.0`, title: `${remote} 1.0.0` },
          note: `In one browser, until ${expiresAt}`,
        }),
      );
    });
    expect(await publishedEvents(changeRecorded.type, `${remote}:9.9.9`)).toEqual([]);
  });

  it('PLT-3 reject a forged or modified cookie', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const { token } = await preview(remote, '1.0.0');
    const [keyId = '', box = ''] = token.split('.');
    const changed = Buffer.from(box, 'base64');
    changed[40] = (changed[40] ?? 0) ^ 1;
    const forged = Buffer.from(JSON.stringify({ remote, version: '1.0.0', expiresAt: '2999-01-01T00:00:00Z' }));
    const tokens = [
      '',
      'x',
      `other.${box}`,
      `${keyId}.${changed.toString('base64')}`,
      `${keyId}.${box.slice(0, 60)}`,
      `${keyId}.${forged.toString('base64')}`,
    ];
    for (const one of tokens) expect((await open(one)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });

  it('PLT-3 show no blocked version, and end when their version is blocked', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const { token } = await preview(remote, '1.0.0');
    const body = { reason: 'Orders are sent twice' };
    await registry.call('POST', `/releases/${remote}/versions/1.0.0/block`, { as: 'super_admin', body });
    expect((await open(token)).status).toBe(404);
    const refused = await preview(remote, '1.0.0');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Version 1.0.0 of ${remote} is blocked: Orders are sent twice`,
    ]);
  });

  it('AUTH-3 PLT-4 require the permission, a recent second factor, and a known version', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0');
    const path = getPath(remote, '1.0.0');
    expect((await registry.call('POST', path)).status).toBe(401);
    expect((await registry.call('POST', path, { as: 'editor' })).status).toBe(403);
    const token = await registry.keys.tokenFor({ role: 'super_admin', secondFactorAt: undefined });
    expect((await registry.call('POST', path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
    expect((await preview(remote, '9.9.9')).status).toBe(404);
  });
});
