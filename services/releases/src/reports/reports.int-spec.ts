import type { VersionHealth } from '@atelier/contracts';
import { inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

describe('reports from browsers and servers', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const aLiveRemote = async (...versions: string[]) => {
    const remote = aRemote();
    for (const version of versions) {
      await registry.publish(remote, version);
      await registry.promote(remote, version);
    }
    return remote;
  };
  const send = (reports: object[], address = '203.0.113.7') =>
    registry.call('POST', '/releases/reports', { body: { reports }, headers: { 'x-forwarded-for': address } });
  const getHealth = async (remote: string) => {
    const { body } = await registry.call('GET', `/releases/${remote}/health`, { as: 'super_admin' });
    return body.data as unknown as VersionHealth[];
  };

  it('PLT-3 are counted by version, with the 75th percentile of each vital and the last messages', async () => {
    const remote = await aLiveRemote('1.0.0', '1.1.0');
    const of = { remote, version: '1.1.0' };
    const failure = { kind: 'failure', ...of, phase: 'render', message: 'title is undefined' };
    for (const value of [100, 190, 210, 900, 1000, 1100, 1150, 1190])
      await send([
        { kind: 'view', ...of },
        { kind: 'vital', ...of, name: 'LCP', value },
      ]);
    const answer = await send([failure, failure, { kind: 'view', remote, version: '1.0.0' }]);
    expect([answer.status, answer.body.message]).toEqual([202, 'Reports counted']);
    expect(await getHealth(remote)).toEqual([
      {
        version: '1.1.0',
        live: true,
        views: 8,
        failures: { render: 2 },
        vitals: { LCP: { p75: expect.any(Number), count: 8 } },
        pages: [],
        messages: [{ phase: 'render', message: 'title is undefined', at: expect.any(String) }],
      },
      { version: '1.0.0', live: false, views: 1, failures: {}, vitals: {}, pages: [], messages: [] },
    ]);
    const [health] = await getHealth(remote);
    expect(health?.vitals.LCP?.p75).toBeGreaterThan(800);
    expect(health?.vitals.LCP?.p75).toBeLessThanOrEqual(1200);
  });

  it('PLT-3 AANA-1 are counted by page as well, if the version has that page', async () => {
    const remote = aRemote();
    await registry.publish(remote, '1.0.0', { preload: { 'page-home': ['entry.mjs'], 'page-post': ['post.mjs'] } });
    await registry.promote(remote, '1.0.0');
    const vital = { kind: 'vital', remote, version: '1.0.0', name: 'LCP', value: 1000 };
    const pages = ['page-post', 'page-post', 'page-home', 'page-made-up'];
    await send([
      vital,
      ...pages.map((page) => ({ ...vital, page })),
      { ...vital, name: 'CLS', value: 0.2, page: 'page-home' },
    ]);
    const [health] = await getHealth(remote);
    expect(health?.vitals.LCP?.count).toBe(5);
    const p75 = expect.any(Number);
    expect(health?.pages).toEqual([
      { page: 'page-home', vitals: { LCP: { p75, count: 1 }, CLS: { p75, count: 1 } } },
      { page: 'page-post', vitals: { LCP: { p75, count: 2 } } },
    ]);
    const address = await send([{ ...vital, page: '/blog/a-post' }]);
    expect(address.body.errors).toMatchObject([{ field: 'reports.0.page' }]);
  });

  it('PLT-3 name the phase and file of a missing file', async () => {
    const remote = await aLiveRemote('1.0.0');
    const message = 'blog.0a1b2c3d.js was answered with 404';
    await send([{ kind: 'failure', remote, version: '1.0.0', phase: 'chunk', message }]);
    const [health] = await getHealth(remote);
    expect(health).toMatchObject({ failures: { chunk: 1 }, messages: [{ phase: 'chunk', message }] });
  });

  it('PLT-3 are not counted for versions that are not in use', async () => {
    const remote = await aLiveRemote('1.0.0');
    await registry.publish(remote, '2.0.0');
    expect((await send([{ kind: 'view', remote, version: '2.0.0' }])).status).toBe(202);
    expect(await registry.getDocuments('report_minutes', remote)).toEqual([]);
  });

  it('PLT-3 from the shell server are counted too', async () => {
    const remote = await aLiveRemote('1.0.0');
    const report = { remote, version: '1.0.0', renders: 5, failures: 2, isQuarantined: true, message: 'no title' };
    expect((await registry.call('POST', '/renders', { body: { versions: [report] } })).status).toBe(202);
    const [health] = await getHealth(remote);
    expect(health).toMatchObject({ views: 0, failures: { server: 2, crash: 1 } });
    expect(health?.messages.map(({ phase }) => phase).sort()).toEqual(['crash', 'server']);
  });

  it('PLT-3 store no IP address, neither in the database nor in the daily salt', async () => {
    const remote = await aLiveRemote('1.0.0');
    await send([{ kind: 'view', remote, version: '1.0.0' }], '198.51.100.77');
    await send([{ kind: 'view', remote, version: '1.0.0' }], '198.51.100.78');
    const [minute, ...others] = await registry.getDocuments('report_minutes', remote);
    expect(others).toEqual([]);
    expect(JSON.stringify(minute)).not.toContain('198.51');
    // Two addresses of one network count as one.
    expect(Object.values(minute?.networks)).toEqual([{ views: 2 }]);
    const indexes = await inspectDatabase(registry.environment.MONGODB_DATABASE, (database) =>
      database.collection('report_minutes').indexes(),
    );
    expect(indexes.find(({ key }) => 'minute' in key && Object.keys(key).length === 1)).toMatchObject({
      expireAfterSeconds: 14 * 24 * 60 * 60,
    });
  });

  it('PLT-3 are rejected if they contain more than they should', async () => {
    const of = { remote: 'mfe-public', version: '1.0.0' };
    for (const report of [
      { kind: 'view', ...of, url: '/admin?token=1' },
      { kind: 'failure', ...of, phase: 'server', message: 'x' },
      { kind: 'failure', ...of, phase: 'load', message: 'x'.repeat(201) },
      { kind: 'vital', ...of, name: 'LCP', value: -1 },
    ])
      expect((await send([report])).status).toBe(400);
    expect((await send(Array.from({ length: 21 }, () => ({ kind: 'view', ...of })))).status).toBe(400);
  });

  it('PLT-3 are exposed as Prometheus metrics', async () => {
    const remote = await aLiveRemote('1.0.0');
    const of = { remote, version: '1.0.0' };
    await send([
      { kind: 'view', ...of },
      { kind: 'failure', ...of, phase: 'hydration', message: 'x' },
      { kind: 'vital', ...of, name: 'INP', value: 120 },
    ]);
    const figures = await (await fetch(`${registry.url}/metrics`)).text();
    const labels = `remote="${remote}",version="1.0.0"`;
    expect(figures).toContain(`atelier_release_views_total{${labels},service="releases"} 1`);
    expect(figures).toContain(`atelier_release_failures_total{${labels},phase="hydration",service="releases"} 1`);
    expect(figures).toMatch(new RegExp(`atelier_release_inp_seconds_bucket\\{le="0.15",.*${labels}\\} 1`));
  });

  it('PLT-3 are shown only to staff with permission', async () => {
    const path = '/releases/mfe-public/health';
    expect((await registry.call('GET', path)).status).toBe(401);
    expect((await registry.call('GET', path, { as: 'editor' })).status).toBe(403);
  });
});
