import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { anAdmin } from '../../../testing/anAdmin';
import { FakeServer } from '../../../testing/FakeServer';
import { renderAdmin } from '../../../testing/renderAdmin';
import { reportAnswer } from '../analyticsSamples';

const HEALTH = 'GET /releases/mfe-public/health';

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

const aRemote = (remote: string, version: string | null) => ({
  remote,
  versions: 1,
  canary: null,
  live: version === null ? null : { version, since: null, by: null, previousVersion: null, pinnedBecause: null },
});
const aVital = (p75: number, count: number) => ({ LCP: { p75, count } });
const aHealth = (version: string, fields: object = {}) => ({
  version,
  live: true,
  views: 9,
  failures: {},
  vitals: aVital(1800, 9),
  messages: [],
  ...fields,
});

const aServer = () =>
  new FakeServer()
    .on('GET /analytics', reportAnswer())
    .on('GET /releases', ok({ data: [aRemote('mfe-public', '1.1.0'), aRemote('mfe-portal', null)] }))
    .on(HEALTH, ok({ data: [aHealth('1.1.0'), aHealth('1.0.0', { live: false })] }));

const open = (server: FakeServer, admin = anAdmin()) => renderAdmin('/admin/analytics', { server, admin });
const speed = async () => within(await screen.findByRole('region', { name: 'Speed' }));
const rows = async () =>
  within(await (await speed()).findByRole('region', { name: 'Speed of mfe-public 1.1.0' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('speed in analytics', () => {
  it('AANA-1 shows the Web Vitals of each live version in the last 24 hours, of all pages and by page', async () => {
    const pages = [
      { page: 'page-post', vitals: aVital(4500, 2) },
      { page: 'page-home', vitals: aVital(900, 7) },
    ];
    await open(aServer().on(HEALTH, ok({ data: [aHealth('1.1.0', { pages })] })));
    expect(await rows()).toEqual([
      expect.stringMatching(/^PageReportsLCPINPCLS/),
      'All pages91.8 sGoodNot reportedNot reported',
      'Home7900 msGoodNot reportedNot reported',
      'Post24.5 sPoorNot reportedNot reported',
    ]);
    const section = await speed();
    expect(section.getByText(/in the last 24 hours, whatever the period above/)).toBeTruthy();
    expect(section.queryByText(/mfe-portal/)).toBeNull();
  });

  it('AANA-1 says that nothing was reported of a version yet', async () => {
    await open(aServer().on(HEALTH, ok({ data: [] })));
    expect(await (await speed()).findByText(/^Nothing was reported\./)).toBeTruthy();
  });

  it.each(['GET /releases', HEALTH])('AANA-1 repeats %s on request', async (call) => {
    let isAway = true;
    const healthy = aServer();
    const server = aServer().on(call, async ({ method, path }) => {
      if (isAway) return { status: 503, body: { success: false, message: 'Unavailable' } };
      const answer = await healthy.fetch(`/api${path}`, { method });
      return { status: answer.status, body: await answer.json() };
    });
    await open(server);
    expect(await (await speed()).findByText(/^Failed to load the speed/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Headline figures' })).toBeTruthy();
    isAway = false;
    fireEvent.click((await speed()).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });

  it('AANA-1 neither shows nor requests it for staff who may not read releases', async () => {
    const server = aServer();
    await open(server, anAdmin('analyst', { analytics: { read: true } }));
    expect(await screen.findByRole('list', { name: 'Headline figures' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Speed' })).toBeNull();
    expect(server.sent('GET').filter(({ path }) => path.startsWith('/releases'))).toEqual([]);
  });
});
