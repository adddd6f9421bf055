import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';

const AT = '2026-05-04T09:30:00.000Z';
const PATH = '/releases/mfe-public/canary';
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

const CANARY = {
  version: '1.2.0',
  percent: 5,
  automatic: true,
  since: AT,
  canary: { views: 240, failed: 3 },
  live: { views: 4000, failed: 8 },
  minViews: 100,
  minMinutes: 10,
  nextPercent: 20,
};
const LIVE = { version: '1.1.0', previousVersion: '1.0.0', since: AT, by: null, pinnedBecause: null };
const toSite = (canary: object | null) => ok({ data: [{ remote: 'mfe-public', versions: 3, live: LIVE, canary }] });

const entry = (version: string, states: readonly string[], firstViewBytes: number | null) => ({
  version,
  publishedAt: AT,
  publishedBy: null,
  live: states.includes('live'),
  states,
  bytes: 400 * 1024,
  files: 12,
  firstViewBytes,
  blockedBecause: null,
  commit: null,
  signingKey: null,
  keptBecause: null,
});
const VERSIONS = [
  entry('1.2.0', [], 86 * 1024),
  entry('1.1.0', ['live'], 84 * 1024),
  entry('1.0.0', ['previous'], null),
];

const health = (version: string, changes: object = {}) => ({
  version,
  live: false,
  views: 0,
  failures: {},
  vitals: {},
  messages: [],
  ...changes,
});
const MESSAGE = { phase: 'render', message: 'title is undefined', at: AT };
const HEALTH = [
  health('1.0.0', { views: 20 }),
  health('1.2.0', { views: 240, failures: { render: 3, chunk: 1, server: 2 }, messages: [MESSAGE] }),
  health('1.1.0', {
    live: true,
    views: 4000,
    vitals: { LCP: { p75: 1840, count: 9 }, INP: { p75: 240, count: 9 }, CLS: { p75: 0.3, count: 9 } },
    pages: [
      { page: 'page-home', vitals: { LCP: { p75: 1200, count: 3 } } },
      { page: 'page-not-found', vitals: { LCP: { p75: 4100, count: 6 }, CLS: { p75: 0, count: 6 } } },
    ],
  }),
];

const getServer = (canary: object | null = null, reports: readonly object[] = HEALTH) =>
  new FakeServer()
    .on('GET /releases', toSite(canary))
    .on('GET /releases/mfe-public/versions', ok({ data: VERSIONS }))
    .on('GET /releases/mfe-public/moves', ok({ data: [], total: 0 }))
    .on('GET /releases/mfe-public/health', ok({ data: reports }));

const open = async (server = getServer(), admin = anAdmin()) => {
  const view = await renderAdmin('/admin/releases', { server, admin });
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { ...view, server, user, press };
};
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

describe('errors and Web Vitals by version', () => {
  it('PLT-3 are shown with the live version first, followed by the canary and the previous version', async () => {
    await open(getServer(CANARY));
    const table = await findSection('Errors and Web Vitals of mfe-public');
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      '1.1.0Live40000 (0%)No failures1.8 sGood240 msNeeds improvement0.30Poor',
      '1.2.0Canary2403 (1.3%)3 render, 2 server, 1 chunkLatest, render: title is undefinedNot reportedNot reportedNot reported',
      '1.0.0Previous200 (0%)No failuresNot reportedNot reportedNot reported',
    ]);
  });

  it('AANA-1 PLT-3 show Web Vitals of the live version by page, ordered by number of reports', async () => {
    await open();
    const table = await findSection('Web Vitals by page of mfe-public 1.1.0');
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Not found64.1 sPoorNot reported0.00Good',
      'Home31.2 sGoodNot reportedNot reported',
    ]);
  });

  it('PLT-3 show an empty state if nothing was reported, and offer a retry if loading fails', async () => {
    const { unmount } = await open(getServer(null, [health('1.1.0', { live: true })]));
    expect(await screen.findByText('Nothing was reported')).toBeTruthy();
    unmount();
    const server = getServer().on('GET /releases/mfe-public/health', { status: 503, body: { success: false } });
    const { user } = await open(server);
    const section = await findSection('Errors and Web Vitals');
    expect(await section.findByText('Failed to load the reports')).toBeTruthy();
    server.on('GET /releases/mfe-public/health', ok({ data: HEALTH }));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('240 ms')).toBeTruthy();
  });

  it('PLT-2 are shown beside the size of the first view, compared with the previous version', async () => {
    await open();
    const versions = await findSection('Versions of mfe-public');
    expect(await versions.findByText('First view 86 KB (+2 KB)')).toBeTruthy();
    expect(versions.getByText('First view 84 KB')).toBeTruthy();
  });
});

describe('canary', () => {
  it('PLT-2 starts with a percentage after confirmation, and accepts no other share', async () => {
    const issue = { field: 'percent', message: 'Percent must be from 1 to 99' };
    const server = getServer().on(`PUT ${PATH}`, ({ body }) =>
      (body as { percent: number }).percent === 20
        ? ok({ message: 'Canary started' })
        : { status: 400, body: { success: false, message: 'Validation failed', errors: [issue] } },
    );
    const { press, user, said } = await open(server);
    expect(screen.queryByRole('region', { name: 'Canary' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start a canary of 1.1.0' })).toBeNull();
    await press('Start a canary of 1.2.0');
    const dialog = within(await findDialog('Start a canary of 1.2.0: mfe-public'));
    const share = dialog.getByLabelText(/^Share of the visitors/);
    await user.clear(share);
    await user.type(share, '200');
    await press('Start Canary');
    expect(await dialog.findByText('Percent must be from 1 to 99')).toBeTruthy();
    await user.clear(share);
    await user.type(share, '20');
    server.on('GET /releases', toSite({ ...CANARY, percent: 20 }));
    await press('Start Canary');
    await waitFor(() => expect(said()).toContain('mfe-public: 20% of the visitors get 1.2.0'));
    expect(server.sent('PUT', `${PATH}?from=`)[1]?.body).toEqual({ version: '1.2.0', percent: 20, automatic: true });
    expect(await screen.findByText('Canary: 1.2.0 for 20%')).toBeTruthy();
  });

  it('PLT-3 is compared with the live version in plain English', async () => {
    await open(getServer(CANARY));
    const section = await findSection('Canary');
    expect(section.getByText(/^5% of the visitors get 1.2.0 since May 4, 2026/)).toBeTruthy();
    expect(
      section.getByText('It failed in 3 of 240 views (1.3%); 1.1.0 failed in 8 of 4,000 views (0.2%).'),
    ).toBeTruthy();
    expect(
      section.getByText(
        'After 10 minutes and 100 views, its share becomes 20%. If it is clearly worse than 1.1.0, it ends.',
      ),
    ).toBeTruthy();
  });

  it('PLT-2 changes its share or stops, each after confirmation', async () => {
    const server = getServer({ ...CANARY, automatic: false })
      .on(`PUT ${PATH}`, ok({ message: 'Canary started' }))
      .on(`DELETE ${PATH}`, ok({ message: 'Canary stopped' }));
    const { press, user, said } = await open(server);
    await press('Change share of 1.2.0');
    const dialog = within(await findDialog('Change the share of 1.2.0: mfe-public'));
    const share = dialog.getByLabelText<HTMLInputElement>(/^Share of the visitors/);
    expect(share.value).toBe('5');
    await user.clear(share);
    await user.type(share, '50');
    await user.click(dialog.getByRole('button', { name: 'Change Share' }));
    await waitFor(() => expect(said()).toContain('mfe-public: 50% of the visitors get 1.2.0'));
    const from = `${PATH}?from=1.2.0`;
    expect(server.sent('PUT', from)[0]?.body).toEqual({ version: '1.2.0', percent: 50, automatic: false });
    await press('Stop canary 1.2.0');
    const question = within(await findDialog('Stop the canary of 1.2.0: mfe-public'));
    server.on('GET /releases', toSite(null));
    await user.click(question.getByRole('button', { name: 'Stop Canary' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Canary' })).toBeNull());
    expect(said()).toContain('mfe-public: the canary of 1.2.0 is stopped');
    expect(server.sent('DELETE', from)).toHaveLength(1);
  });

  it('PLT-2 is promoted to live after the same confirmation as every promotion', async () => {
    const release = (version: string) => ok({ data: { version, publishedAt: AT, files: [] } });
    const server = getServer(CANARY)
      .on('GET /releases/mfe-public/versions/1.1.0', release('1.1.0'))
      .on('GET /releases/mfe-public/versions/1.2.0', release('1.2.0'))
      .on('PUT /releases/mfe-public/channels/live', ok({ message: 'Version promoted' }));
    const { press, user } = await open(server);
    await press('Make live the canary 1.2.0');
    const dialog = within(await findDialog('Make 1.2.0 live: mfe-public'));
    await user.click(dialog.getByRole('button', { name: 'Make Live' }));
    await waitFor(() => expect(server.sent('PUT')).toMatchObject([{ body: { version: '1.2.0' } }]));
    expect(server.sent('PUT')[0]?.path).toBe('/releases/mfe-public/channels/live?from=1.1.0');
  });

  it('PLT-2 names the canary that it replaces', async () => {
    const { press } = await open(getServer(CANARY));
    await press('Start a canary of 1.0.0');
    expect(await screen.findByText('It replaces the canary of 1.2.0.')).toBeTruthy();
  });

  it('AUTH-3 cannot be changed by read-only staff', async () => {
    await open(getServer(CANARY), anAdmin('viewer', { releases: { read: true } }));
    for (const name of [
      'Start a canary of 1.0.0',
      'Change share of 1.2.0',
      'Make live the canary 1.2.0',
      'Stop canary 1.2.0',
    ])
      expect((await screen.findByRole('button', { name })).getAttribute('aria-disabled')).toBe('true');
  });
});
