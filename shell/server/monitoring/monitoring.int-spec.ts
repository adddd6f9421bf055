import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const CRASHING = 'process.exit(1);';

/** Whether requests with these labels were counted. */
const hasLine = (text: string, labels: string): boolean =>
  new RegExp(`^atelier_http_request_duration_seconds_count\\{.*${labels}.*\\} [1-9]`, 'm').test(text);

describe('shell metrics and tracing', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  beforeEach(async () => {
    shell = await prepareShell();
  });
  afterEach(() => shell.stop());

  const startWithPage = async () => {
    shell.makeLive(await shell.aRelease('1.0.0'));
    return shell.startShell();
  };

  it('PLT-8 export requests by route, caches, versions, and event loop delay, but not to visitors', async () => {
    const url = await startWithPage();
    for (const path of ['/', '/favicon.svg', '/media/none.png', '/health/live', '/gone']) await fetch(url + path);
    await eventually(async () => expect((await fetch(`${url}/needs-data`)).headers.get('x-cache')).toBe('hit'));
    await eventually(async () => {
      const text = await shell.getMetrics();
      for (const [route, status] of [
        ['page mfe-public', 200],
        ['page mfe-public', 410],
        ['file /', 200],
        ['file /media/', 404],
        ['probe', 200],
      ])
        expect(hasLine(text, `route="${route}",status="${status}"`)).toBe(true);
    });
    const text = await shell.getMetrics();
    expect(text).toMatch(/atelier_cache_answers_total\{content="page",outcome="hit",service="shell"\} [1-9]/);
    expect(text).toMatch(/atelier_cache_answers_total\{content="page",outcome="miss",service="shell"\} [1-9]/);
    expect(text).toContain('atelier_release_live{remote="mfe-public",version="1.0.0",service="shell"} 1');
    expect(text).toMatch(/atelier_event_loop_recent_delay_seconds\{quantile="0.99",service="shell"\} \d/);
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toContain('text/html');
  });

  it('PLT-3 export quarantined versions', async () => {
    shell.makeLive(await shell.aRelease('2.0.0', { source: CRASHING }));
    await shell.startShell();
    await eventually(async () =>
      expect(await shell.getMetrics()).toContain(
        'atelier_release_quarantined{remote="mfe-public",version="2.0.0",service="shell"} 1',
      ),
    );
  });

  it('PLT-8 give each response a request ID, and pass it on to the API calls of its page', async () => {
    const url = await startWithPage();
    const headers = { 'x-request-id': 'visit-1', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    const page = await fetch(`${url}/needs-data?/one`, { headers });
    expect(page.headers.get('x-request-id')).toBe('visit-1');
    expect(shell.calls.at(-1)).toMatchObject({
      'x-request-id': 'visit-1',
      traceparent: expect.stringMatching(/^00-a{32}-(?!b{16})[0-9a-f]{16}-01$/),
    });
    // Calls arrive from the bundle's process, which the first request started.
    await fetch(`${url}/needs-data?/two`, { headers: { 'x-request-id': 'visit-2' } });
    expect(shell.calls.at(-1)).toMatchObject({ 'x-request-id': 'visit-2' });
    const ids = new Set<string | null>();
    for (const path of ['/', '/needs-data?/one', '/favicon.svg', '/media/none.png', '/gone', '/moved'])
      ids.add((await fetch(url + path, { redirect: 'manual' })).headers.get('x-request-id'));
    expect(ids.size).toBe(6);
    expect(ids.has(null)).toBe(false);
  });
});
