import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuild, removeBuilds, startSite } from '../test/a-build.js';
import { ReleaseClient } from './release-client.js';
import { type ReleaseOptions, releaseRemote } from './release-remote.js';

describe('the release of a remote', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => {
    site.stop();
    removeBuilds();
  });

  const release = async (remote = aBuild(), options: Partial<ReleaseOptions> = {}) => {
    const lines: string[] = [];
    const before = site.seen.length;
    const report = await releaseRemote(new ReleaseClient(`${site.url}/api/releases`, {}), remote, {
      siteUrl: site.url,
      budgetKb: 10,
      hasGlobalStyles: false,
      channel: 'live',
      isDryRun: false,
      isChecked: true,
      tell: (line) => lines.push(line),
      ...options,
    });
    const writes = site.seen.slice(before).filter((call) => !call.startsWith('GET'));
    return { report, text: lines.join('\n'), writes };
  };
  const BROKEN = { 'server/render.mjs': 'throw new Error("broken");' };

  it('PLT-2 is published and made live if all checks pass', async () => {
    const { report, text, writes } = await release();
    expect(report).toMatchObject({ remote: 'mfe-portal', files: 7, refusals: [], isPublished: true, isLive: true });
    expect(text).toContain('mfe-portal 1.0.0 is live.');
    expect(writes).toContain('PUT /api/releases/mfe-portal/channels/live');
    const registered = expect.objectContaining({ version: '1.0.0', firstViewBytes: report.firstViewBytes });
    expect(site.bodies).toContainEqual(registered);
  });

  it('PLT-3 is rejected with reason and remedy, and nothing is sent', async () => {
    const { report, text, writes } = await release(aBuild(BROKEN));
    expect(report).toMatchObject({ refusals: [{ check: 'import' }], isPublished: false, isLive: false });
    expect(text).toMatch(/was refused:\n {2}import: The server bundle cannot be imported: broken\n {4}Code that runs/);
    expect(writes).toEqual([]);
  });

  it('PLT-2 goes to the channel next instead of live on request', async () => {
    const { report, text, writes } = await release(aBuild(), { channel: 'next' });
    expect(report).toMatchObject({ isPublished: true, isLive: false });
    expect(text).toContain('is on the channel next.');
    expect(writes.filter((call) => call.includes('/channels/'))).toEqual([
      'PUT /api/releases/mfe-portal/channels/next',
    ]);
  });

  it('PLT-2 changes nothing as a dry run', async () => {
    const { report, text, writes } = await release(aBuild(), { isDryRun: true });
    expect(report).toMatchObject({ refusals: [], isPublished: false, firstViewBytes: expect.any(Number) });
    expect([text.includes('can be published'), writes]).toEqual([true, []]);
  });

  it('PLT-2 is published without checks on request', async () => {
    expect((await release(aBuild(BROKEN), { isChecked: false })).report.isPublished).toBe(true);
  });
});
