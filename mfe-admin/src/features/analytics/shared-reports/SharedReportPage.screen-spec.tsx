import { sharedReportFigures } from '@atelier/contracts/analytics/shared-report';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../../testing/anAdmin';
import { FakeServer } from '../../../testing/FakeServer';
import { renderAdmin } from '../../../testing/renderAdmin';
import { aReport } from '../analyticsSamples';

const TOKEN = 'gVw3kq0pS9cFqkq2rJmYtT2Jx8p4sD7fH1zXbNvLw0k';
const CALL = `GET /analytics/shared/${TOKEN}`;

const shared = (changes: Parameters<typeof aReport>[0] = {}) => ({
  status: 200,
  body: {
    success: true,
    data: { name: 'For the board', days: 30, report: sharedReportFigures.parse(aReport(changes)) },
  },
});
const GONE = { status: 404, body: { success: false, message: 'This link has expired or was revoked.' } };

const open = (answer: Parameters<FakeServer['on']>[1] = shared(), options: Parameters<typeof renderAdmin>[1] = {}) => {
  const server = new FakeServer()
    .on(CALL, answer)
    .on('GET /studio', { status: 200, body: { success: true, data: { details: { name: 'Kite & Co' } } } });
  return renderAdmin(`/admin/report/${TOKEN}`, { server, ...options });
};

describe('shared report', () => {
  afterEach(() => {
    document.title = '';
  });

  it('AANA-1 shows figures to visitors under the name of the studio, without a sign-in or the back-office layout', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'For the board' })).toBeTruthy();
    expect(await screen.findByText('Kite & Co')).toBeTruthy();
    expect(screen.getByText('Last 30 days, counted without cookies. Days begin at midnight in New York.')).toBeTruthy();
    const figures = within(screen.getByRole('list', { name: 'Headline figures' })).getAllByRole('listitem');
    expect(figures[0]?.textContent).toContain('Visitors1,234');
    for (const name of ['From Visit to Message', 'Sources', 'Pages', 'Devices'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.title).toBe('For the board');
    expect(window.location.pathname).toBe(`/admin/report/${TOKEN}`);
  });

  it('AANA-1 lets a visitor choose the figure in the chart, but not set filters', async () => {
    await open();
    await userEvent.setup().click(await screen.findByRole('button', { name: /^Page Views/ }));
    expect(await screen.findByRole('heading', { name: 'Page Views Over Time' })).toBeTruthy();
    const pages = within(screen.getByRole('region', { name: 'Pages' }));
    expect(pages.getByText('/page-0')).toBeTruthy();
    expect(pages.queryByRole('button', { name: '/page-0' })).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('AANA-1 shows that a link has expired or was revoked', async () => {
    await open(GONE);
    expect(await screen.findByRole('heading', { level: 1, name: 'No report here' })).toBeTruthy();
    expect(screen.getByText(/^This link has expired or was revoked\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the website' }).getAttribute('href')).toBe('/');
  });

  it('AANA-1 shows a loading state, and offers a retry after a failure', async () => {
    const answer = Promise.withResolvers<{ status: number; body: unknown }>();
    const { server } = await open(() => answer.promise);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    answer.resolve({ status: 429, body: { success: false, message: 'Too many requests' } });
    expect(await screen.findByRole('heading', { name: 'The report could not be loaded' })).toBeTruthy();
    server.on(CALL, shared());
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'For the board' })).toBeTruthy();
  });

  it('AANA-1 shows an empty state if nothing was counted', async () => {
    const { headline } = aReport();
    const nothing = { value: 0, before: 0, change: null };
    await open(shared({ headline: { ...headline, pageViews: nothing, messages: nothing } }));
    expect(await screen.findByRole('heading', { name: 'Nothing counted yet' })).toBeTruthy();
  });

  it('AANA-1 PLT-6 looks the same for staff, and leaves no token in browser storage', async () => {
    const { unmount } = await open(shared(), { admin: anAdmin() });
    expect(await screen.findByRole('heading', { name: 'For the board' })).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    unmount();
    const { server } = await open(shared(), { token: 'of.ended.session' });
    expect(await screen.findByRole('heading', { name: 'For the board' })).toBeTruthy();
    await waitFor(() => expect(server.sent('GET', '/auth/me')).toHaveLength(1));
    expect(window.location.pathname).toBe(`/admin/report/${TOKEN}`);
    expect(JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])).not.toContain(TOKEN);
  });
});
