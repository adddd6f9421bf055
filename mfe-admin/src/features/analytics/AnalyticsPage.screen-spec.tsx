import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { aReport, reportAnswer } from './analyticsSamples';

const ADDRESS = '/admin/analytics';

const open = (answer: Parameters<FakeServer['on']>[1] = reportAnswer(), address = ADDRESS) => {
  const server = new FakeServer().on('GET /analytics', answer);
  return renderAdmin(address, { server, admin: anAdmin('viewer') });
};

const figures = async () =>
  within(await screen.findByRole('list', { name: 'Headline figures' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const asked = (server: FakeServer) =>
  server
    .sent('GET')
    .flatMap(({ path }) => (path.startsWith('/analytics?') ? [new URLSearchParams(path.split('?')[1])] : []));

describe('Analytics Dashboard', () => {
  it('AANA-1 shows each figure with its change and whether the change is good', async () => {
    await open();
    expect(await figures()).toEqual([
      'Visitors1,234=about the samewas 1,234sum of days',
      'Unique Visitors1,100↑ 10%10% more, which is betterwas 1,000once per month, ±2%',
      'Visits20↑ 100%100% more, which is betterwas 10',
      'Page Views30↓ 25%25% less, which is worsewas 40',
      'Messages2was 0',
      'Conversion Rate10%=about the samewas 10%',
      'Bounce Rate60%↑ 20%20% more, which is worsewas 50%',
      'Visit Duration1m 05s↑ 30%30% more, which is betterwas 50s',
    ]);
  });

  it('AANA-1 explains unique visitors, and omits them if they are unknown', async () => {
    const words = 'Unique visitors are people counted once per month, ±2%. We set no cookies, so this is an estimate.';
    const { unmount } = await open();
    expect(await screen.findByText(words)).toBeTruthy();
    unmount();
    await open(reportAnswer({ uniqueVisitors: null }));
    expect((await figures())[1]).toBe('Unique Visitors–');
    expect(screen.queryByText(words)).toBeNull();
    fireEvent.mouseOver(screen.getByText('Unique Visitors'));
    expect(await screen.findByText(/^People counted once per month, ±2%\. Unknown for a segment/)).toBeTruthy();
  });

  it('AANA-1 accepts reports from older servers without unique visitors and the funnel', async () => {
    await open(reportAnswer({ uniqueVisitors: undefined, funnel: undefined }));
    expect((await figures())[1]).toBe('Unique Visitors–');
    expect(screen.queryByText('From Visit to Message')).toBeNull();
  });

  it('AANA-1 shows the time zone of its days, the compared period, and that daily visitors are added up', async () => {
    await open();
    expect(await screen.findByText('Counted without cookies. Days begin at midnight in New York.')).toBeTruthy();
    expect(
      screen.getByText('Against Apr 29, 2026 to Apr 30, 2026 · Visitors are counted per day and added up across days'),
    ).toBeTruthy();
    expect(screen.getByText('sum of days')).toBeTruthy();
  });

  it('AANA-1 requests today by the studio’s date, and shows no sum for a single day', async () => {
    const day = { from: '2026-05-02', to: '2026-05-02' };
    const { server } = await open(reportAnswer(day), `${ADDRESS}?period=today&compare=none`);
    await screen.findByRole('list', { name: 'Headline figures' });
    expect(asked(server).at(-1)?.toString()).toBe('days=1');
    expect(screen.queryByText('sum of days')).toBeNull();
    expect(screen.queryByText(/Against|So far|added up/)).toBeNull();
  });

  it('AANA-1 shows the chart as a table on request', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('region', { name: 'Figures over time' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'DayVisitorsVisitors BeforeVisitsViewsMessages',
      'Sat, May 2, 202663461712182',
      'Fri, May 1, 20266006178120',
    ]);
    expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy();
  });

  it('AANA-1 shows the clicked figure in the chart, and puts it into the URL', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Page Views/ }));
    expect(await screen.findByRole('heading', { name: 'Page Views Over Time' })).toBeTruthy();
    expect(window.location.search).toBe('?metric=pageViews');
  });

  it('AANA-1 filters the report by a clicked source and a clicked page, and removes the filters again', async () => {
    const { server } = await open();
    const sources = await screen.findByRole('region', { name: 'Sources' });
    fireEvent.click(within(sources).getByRole('button', { name: /Google/ }));
    await waitFor(() => expect(asked(server).at(-1)?.get('source')).toBe('Google'));
    const pages = screen.getByRole('region', { name: 'Pages' });
    fireEvent.click(within(pages).getByRole('button', { name: '/page-3' }));
    await waitFor(() => expect(asked(server).at(-1)?.get('path')).toBe('/page-3'));
    expect(asked(server).at(-1)?.get('source')).toBe('Google');
    expect(screen.getByText(/The report covers only visits that meet all of these\./)).toBeTruthy();
    fireEvent.click(within(pages).getByRole('button', { name: '/page-3', pressed: true }));
    await waitFor(() => expect(window.location.search).toBe('?source=Google'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Source' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('AANA-1 shows eight rows of a table, and all rows on demand', async () => {
    await open();
    const pages = await screen.findByRole('region', { name: 'Pages' });
    expect(within(pages).getAllByRole('row')).toHaveLength(9);
    fireEvent.click(within(pages).getByRole('button', { name: 'Show all 10' }));
    expect(within(pages).getAllByRole('row')).toHaveLength(11);
  });

  it('AANA-1 shows the time on page if it is known', async () => {
    await open();
    const pages = await screen.findByRole('region', { name: 'Pages' });
    const times = within(pages)
      .getAllByRole('row')
      .slice(0, 3)
      .map((row) => row.children[2]?.textContent);
    expect(times).toEqual(['Avg. Time', '1m 15s', '–']);
  });

  it('AANA-1 shows no time on page in reports from older servers', async () => {
    const pages = aReport().pages.map(({ averageSeconds: _later, ...page }) => page);
    await open(reportAnswer({ pages }));
    const table = await screen.findByRole('region', { name: 'Pages' });
    expect(within(table).queryByText('Avg. Time')).toBeNull();
  });

  it('AANA-1 shows the funnel from visit to message, also if a step has more visits than the one above', async () => {
    await open();
    const funnel = await screen.findByRole('region', { name: 'From Visit to Message' });
    const rows = within(funnel).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Step', 'Visits', 'Share', 'Step Rate'],
      ['All visits', '20', '100.0%', '–'],
      ['Saw work', '8', '40.0%', '40.0%'],
      ['Opened contact', '10', '50.0%', '125.0%'],
      ['Sent a message', '2', '10.0%', '20.0%'],
    ]);
    expect(within(funnel).getByRole('rowheader', { name: 'Saw work' })).toBeTruthy();
    expect(within(funnel).getByText(/^Each step counts every visit that reached it, in any order\./)).toBeTruthy();
  });

  it('AANA-1 shows an empty funnel for a period without visits', async () => {
    await open(reportAnswer({ funnel: [{ name: 'visit', visits: 0 }] }));
    const funnel = await screen.findByRole('region', { name: 'From Visit to Message' });
    expect(within(funnel).getByText('No visits in this period.')).toBeTruthy();
    expect(within(funnel).queryByRole('table')).toBeNull();
  });

  it('AANA-1 shows what was not counted', async () => {
    await open();
    expect(await screen.findByText('Not counted: Robots 1,200')).toBeTruthy();
  });

  it('AANA-1 shows the specified text for a section without data', async () => {
    await open(
      reportAnswer({
        totals: { pageViews: 0, messages: 0, responses: 0, publications: 0 },
        publications: [],
        dropped: [],
      }),
    );
    expect(await screen.findByText("We're crafting something extraordinary. Check back soon!")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Compare:')).toBeTruthy();
  });

  it('AANA-1 reports a failure and retries on request', async () => {
    let isUp = false;
    const failure = { status: 400, body: { success: false, message: 'Period must be at most 366 days' } };
    await open(() => (isUp ? reportAnswer() : failure));
    expect((await screen.findByRole('alert')).textContent).toBe('Period must be at most 366 days');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Headline figures' })).toBeTruthy();
  });

  it('AANA-1 tells why a report is refused', async () => {
    const errors = [{ field: 'goal', message: 'This goal does not exist' }];
    const failure = { status: 400, body: { success: false, message: 'Validation failed', errors } };
    await open(() => failure, `${ADDRESS}?goal=${'f'.repeat(24)}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Validation error: goal: This goal does not exist');
  });

  it('AANA-1 requests a custom range once it is a valid period', async () => {
    const { server } = await open(
      reportAnswer(),
      `${ADDRESS}?period=custom&from=2026-01-01&to=2026-01-31&compare=none`,
    );
    await screen.findByRole('list', { name: 'Headline figures' });
    expect(asked(server).at(-1)?.toString()).toBe('from=2026-01-01&to=2026-01-31');
    expect(screen.getByText(/^Studio time, /)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-01-31' } });
    expect((await screen.findByRole('alert')).textContent).toBe('The end date must not be before the start date.');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-01-01' } });
    await waitFor(() => expect(asked(server).at(-1)?.toString()).toBe('from=2025-01-01&to=2025-01-31'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('AANA-1 shows the days of the report after a step back', async () => {
    const { server } = await open(reportAnswer(), `${ADDRESS}?period=custom&from=2026-01-01&to=2026-01-31`);
    await screen.findByRole('list', { name: 'Headline figures' });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-10' } });
    await waitFor(() => expect(asked(server).at(-1)?.get('from')).toBe('2026-01-10'));
    window.history.back();
    await waitFor(() => expect(window.location.search).toContain('from=2026-01-01'));
    await waitFor(() => expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('2026-01-01'));
  });

  it('AANA-1 AUTH-3 shows staff without analytics permission a notice instead of figures', async () => {
    await renderAdmin(ADDRESS, { admin: anAdmin('support') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeTruthy();
    expect(
      await screen.findByText("You don't have permission to read analytics. Contact your administrator for access."),
    ).toBeTruthy();
  });
});
