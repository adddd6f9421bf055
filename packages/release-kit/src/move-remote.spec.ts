import type { VersionEntry } from '@atelier/contracts/releases/version-entry';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite } from '../test/a-build.js';
import { listVersions, type MoveOptions, moveRemote } from './move-remote.js';
import { ReleaseClient } from './release-client.js';

const REMOTE = 'mfe-portal';
const PUBLISHED_AT = '2026-05-04T09:30:00.000Z';

const aVersion = (parts: Partial<VersionEntry>): VersionEntry => ({
  version: '1.0.0',
  publishedAt: PUBLISHED_AT,
  publishedBy: null,
  live: false,
  states: [],
  keptBecause: null,
  blockedBecause: null,
  commit: null,
  signingKey: null,
  bytes: 0,
  files: 0,
  firstViewBytes: null,
  ...parts,
});

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
    expect((await move({ action: 'rollback' })).report).toMatchObject({ remote: REMOTE, percent: 100 });
  });

  it('PLT-2 roll back from one version only, however often they are repeated', async () => {
    const address = 'POST /api/releases/mfe-portal/channels/live/rollback';
    expect((await move({ action: 'rollback' })).call).toBe(`${address}?from=0.9.0`);
    expect((await move({ action: 'rollback', from: '1.5.0' })).call).toBe(`${address}?from=1.5.0`);
  });

  it('PLT-2 say how to repeat a rollback that was not answered', async () => {
    class Unanswered extends ReleaseClient {
      override rollback = () => Promise.reject(new Error('Atelier does not answer.'));
    }
    const client = new Unanswered(`${site.url}/api/releases`, {});
    const rollBack = (from?: string) => moveRemote(client, REMOTE, { action: 'rollback', from });
    await expect(rollBack()).rejects.toThrow('Atelier does not answer.\nTo try again, add --from 0.9.0.');
    await expect(rollBack('0.9.0')).rejects.toThrow(/^Atelier does not answer.$/);
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

describe('the list of versions on the command line', () => {
  it('PLT-2 marks the live one, and names the states of each', () => {
    const versions = [
      { states: ['rolled_back'], blockedBecause: 'It fails.' },
      { states: ['live', 'proven'], live: true },
      { states: [] },
    ] as const;
    const entries = versions.map((parts, index) =>
      aVersion({ version: `1.${2 - index}.0`, ...parts, states: [...parts.states] }),
    );
    expect(listVersions(REMOTE, entries).split('\n')).toEqual([
      'mfe-portal',
      `    1.2.0  ${PUBLISHED_AT}  rolled back, blocked`,
      `  * 1.1.0  ${PUBLISHED_AT}  proven`,
      `    1.0.0  ${PUBLISHED_AT}`,
    ]);
  });
});
