import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite } from '../test/a-build.js';
import { type MoveOptions, moveRemote } from './move-remote.js';
import { ReleaseClient } from './release-client.js';

const REMOTE = 'mfe-portal';

describe('release moves from the command line', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => {
    site.stop();
  });

  const move = async (options: MoveOptions) => {
    const outcome = await moveRemote(new ReleaseClient(`${site.url}/api/releases`, {}), REMOTE, options);
    return { ...outcome, call: site.seen.at(-1), body: site.bodies.at(-1) };
  };

  it('PLT-2 show a version to a share of the visitors, automatically or manually', async () => {
    const version = '1.5.0';
    expect(await move({ action: 'canary', version, share: '5' })).toEqual({
      text: '5% of the visitors get mfe-portal 1.5.0.',
      report: { remote: REMOTE, version, percent: 5 },
      call: 'PUT /api/releases/mfe-portal/canary',
      body: { version, percent: 5, automatic: true },
    });
    const { body } = await move({ action: 'canary', version, share: '20', manual: true });
    expect(body).toEqual({ version, percent: 20, automatic: false });
  });

  it('PLT-2 stop a canary', async () => {
    const { report, call } = await move({ action: 'canary', stop: true });
    expect([report, call]).toEqual([
      { remote: REMOTE, version: null, percent: 0 },
      'DELETE /api/releases/mfe-portal/canary',
    ]);
  });

  it('PLT-2 promote and roll back, with a machine-readable report', async () => {
    const promoted = await move({ action: 'promote', version: '1.4.0' });
    expect(promoted).toMatchObject({
      report: { version: '1.4.0', percent: 100 },
      call: 'PUT /api/releases/mfe-portal/channels/live',
    });
    expect((await move({ action: 'rollback' })).call).toBe('POST /api/releases/mfe-portal/channels/live/rollback');
  });

  it.each([undefined, '0', '100', '2.5', 'half'])(
    'PLT-2 reject the share %s with an error that names --share',
    async (share) => {
      const calls = site.seen.length;
      await expect(move({ action: 'canary', version: '1.5.0', share })).rejects.toThrow('--share');
      expect(site.seen).toHaveLength(calls);
    },
  );

  it.each([{}, { action: 'promote' }, { action: 'canary' }, { action: 'delete' }])(
    'PLT-2 do nothing if the command is incomplete: %j',
    async (options) => {
      expect((await move(options)).report).toBeUndefined();
    },
  );
});
