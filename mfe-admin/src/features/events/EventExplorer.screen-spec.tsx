import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { EVENT_LOG_DEFAULTS, getFilters } from './eventLogState';
import { eventLabel } from './eventWords';

const TYPE = 'atelier.content.post.published.v1';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const EVENT = {
  sequence: 31,
  id: 'e1',
  type: TYPE,
  subject: 'p1',
  owner: 'content',
  time: '2026-05-04T09:30:00.000Z',
  traceId: TRACE,
  requestId: 'r1',
};
const STREAM = {
  name: 'ATELIER_EVENTS',
  messages: 12_345,
  bytes: 900 * 1024 * 1024,
  maxBytes: 1024 * 1024 * 1024,
  percentFull: 87.9,
  dropsOldest: false,
  maxAgeDays: 90,
  replicas: 1,
  oldestAt: '2026-02-04T09:30:00.000Z',
  newestAt: '2026-05-04T09:30:00.000Z',
};
const CONSUMER = {
  name: 'seo',
  pending: 3,
  inFlight: 1,
  redelivered: 1,
  deadLetters: 2,
  lastDeliveredAt: null,
  lastAcknowledgedAt: null,
  types: [TYPE],
};
const OVERVIEW = {
  streams: [STREAM],
  consumers: [CONSUMER, { ...CONSUMER, name: 'search', pending: 0, inFlight: 0, redelivered: 0, deadLetters: 0 }],
  rates: { minute: 4, hour: 120, day: 2400 },
  types: [{ type: TYPE, messages: 12 }],
};
const EFFECT = {
  handler: '',
  at: '2026-05-04T09:30:00.040Z',
  latencyMs: 40,
  deliveries: 1,
  deadLetter: null,
  error: null,
};
const DETAIL = {
  ...EVENT,
  bytes: 2048,
  sentAt: '2026-05-04T09:30:00.012Z',
  storedAt: '2026-05-04T09:30:00.010Z',
  data: { id: 'p1', version: 3 },
  hiddenFields: ['title', 'text'],
  effects: [
    { ...EFFECT, consumer: 'search', state: 'applied' },
    {
      ...EFFECT,
      consumer: 'seo',
      state: 'given_up',
      deliveries: 5,
      deadLetter: '7',
      error: 'No sitemap',
      latencyMs: 21_250,
    },
    { ...EFFECT, consumer: 'webhooks', state: 'waiting', at: null, latencyMs: null, deliveries: null },
  ],
};

const answer = (body: object) => ({ status: 200, body: { success: true, ...body } });

const open = async (path: string, server = new FakeServer()) => {
  if (!server.calls.length) server.on('GET /events/overview', answer({ data: OVERVIEW }));
  const view = await renderAdmin(`/admin/settings/events${path}`, { server, admin: anAdmin() });
  return { ...view, server, user: userEvent.setup() };
};

describe('event overview', () => {
  it('PLT-4 shows how full a stream is, and warns before it is full', async () => {
    await open('');
    expect(await screen.findByText(/^Nearly full/)).toBeTruthy();
    expect(screen.getByText('900 MB of 1 GB')).toBeTruthy();
    expect(screen.getByText('90 days')).toBeTruthy();
  });

  it('PLT-4 shows every stream, with no warning if a full one drops its oldest entries', async () => {
    const streams = [
      { ...STREAM, percentFull: 10 },
      { ...STREAM, name: 'ATELIER_DEAD_LETTERS', percentFull: 0 },
      { ...STREAM, name: 'ATELIER_PUBLIC', percentFull: 100, dropsOldest: true },
      { ...STREAM, name: 'ATELIER_LIMITS', percentFull: 1, dropsOldest: true, maxAgeDays: 1 },
    ];
    const server = new FakeServer().on('GET /events/overview', answer({ data: { ...OVERVIEW, streams } }));
    await renderAdmin('/admin/settings/events', { server, admin: anAdmin() });
    const labels = ['Events', 'Failed events', 'Events for NATS subscribers', 'Rate limit counters'];
    for (const [index, label] of labels.entries())
      expect(await screen.findByRole('heading', { name: `${label} ${streams[index]?.name}` })).toBeTruthy();
    expect(screen.getAllByText('Drops the oldest')).toHaveLength(2);
    expect(screen.getByText('1 day')).toBeTruthy();
    expect(screen.queryByText(/^(Nearly full|Full)/)).toBeNull();
  });

  it('PLT-4 shows the lag of each consumer, and links to failed events', async () => {
    await open('');
    const table = within(await screen.findByRole('region', { name: 'List of consumers' }));
    const [, seo, search] = table.getAllByRole('row');
    expect(seo?.textContent).toContain('Retrying');
    expect(search?.textContent).toContain('Up to date');
    expect(table.getByRole('link', { name: '2' }).getAttribute('href')).toBe(
      '/admin/settings/events/failed?consumer=seo',
    );
  });

  it('PLT-4 offers a retry if loading fails', async () => {
    const server = new FakeServer().on('GET /events/overview', {
      status: 403,
      body: { success: false, message: 'No' },
    });
    await renderAdmin('/admin/settings/events', { server, admin: anAdmin() });
    expect(await screen.findByText('The overview could not be loaded')).toBeTruthy();
    server.on('GET /events/overview', answer({ data: OVERVIEW }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'List of consumers' })).toBeTruthy();
  });
});

describe('event log', () => {
  const serverWith = (events: readonly object[], before: number | null = null) =>
    new FakeServer().on('GET /events/log', ({ path }) =>
      path.includes('before=')
        ? answer({ data: [{ ...EVENT, sequence: 30, subject: 'p0' }], before: null, searchedBackTo: EVENT.time })
        : answer({ data: events, before, searchedBackTo: EVENT.time }),
    );

  it('PLT-4 reads its filters from the URL and sends them to the server', async () => {
    const { server } = await open(`/log?subject=p1&trace=${TRACE}`, serverWith([EVENT]));
    const link = await screen.findByRole('link', { name: 'Post published' });
    expect(link.getAttribute('href')).toBe('/admin/settings/events/log/31');
    expect(server.sent('GET').map(({ path }) => path)).toContain(`/events/log?subject=p1&trace=${TRACE}`);
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
  });

  it('PLT-4 limits events to times in the studio’s zone, which it names', async () => {
    await open('/log', serverWith([EVENT]));
    expect(await screen.findAllByText(/^Any time \(studio time, /)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-04T09:30' } });
    expect(await screen.findByText(/^May 4, 2026, 9:30.* \(studio time, /)).toBeTruthy();
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('from')).toBe('2026-05-04T09:30'));
  });

  it('PLT-4 searches earlier events on request, and shows how far the search has reached', async () => {
    const { user } = await open('/log', serverWith([EVENT], 31));
    await user.click(await screen.findByRole('button', { name: 'Search earlier events' }));
    expect(await screen.findByText('p0')).toBeTruthy();
    expect(screen.getByText(/^That’s everything/)).toBeTruthy();
  });

  it('PLT-4 continues the search if a part of the log has no matches', async () => {
    const { user } = await open('/log?subject=p0', serverWith([], 31));
    expect(await screen.findByText('No events found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Search earlier events' }));
    expect(await screen.findByRole('link', { name: 'Post published' })).toBeTruthy();
  });

  it('PLT-4 never shows earlier events of other filters, also if they arrive after the filters changed', async () => {
    let arrive: (reply: ReturnType<typeof answer>) => void = () => undefined;
    const server = new FakeServer().on('GET /events/log', ({ path }) => {
      if (path.includes('before=')) return new Promise((resolve) => (arrive = resolve));
      return answer({ data: [EVENT], before: path.includes('from=') ? null : 31, searchedBackTo: EVENT.time });
    });
    const { user } = await open('/log', server);
    await user.click(await screen.findByRole('button', { name: 'Search earlier events' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-04T09:30' } });
    expect(await screen.findByText(/^That’s everything/)).toBeTruthy();
    const earlier = { ...EVENT, sequence: 30, subject: 'of other filters' };
    arrive(answer({ data: [earlier], before: 30, searchedBackTo: EVENT.time }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('of other filters')).toBeNull();
    expect(screen.getByText(/^That’s everything/)).toBeTruthy();
  });

  it('sends only complete timestamps and selected filters', () => {
    expect(getFilters(EVENT_LOG_DEFAULTS)).toEqual({});
    const from = new Date(2026, 4, 4, 9, 30).toISOString();
    expect(getFilters({ ...EVENT_LOG_DEFAULTS, from: '2026-05-04T09:30', to: 'soon' })).toEqual({ from });
  });
});

describe('event details', () => {
  it('PLT-4 show a timeline from the write to each effect', async () => {
    const server = new FakeServer().on('GET /events/log/31', answer({ data: DETAIL }));
    await open('/log/31', server);
    expect(await screen.findByRole('heading', { name: 'Post published' })).toBeTruthy();
    const steps = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^(Written|Stored|Confirmed|search|seo|webhooks)/.test(text));
    expect(steps.map((text) => text.split(' ')[0])).toHaveLength(6);
    expect(steps[1]).toContain('+10 ms');
    expect(steps[3]).toMatch(/^search Applied\+40 ms.*1 attempt/);
    expect(steps[4]).toMatch(/^seo Failed\+21\.3 s.*5 attempts: No sitemap/);
    expect(steps[5]).toMatch(/^webhooks Waiting/);
  });

  it('PLT-4 link to all events of the trace, and name the omitted fields', async () => {
    const server = new FakeServer().on('GET /events/log/31', answer({ data: DETAIL }));
    await open('/log/31', server);
    const trace = await screen.findByRole('link', { name: TRACE });
    expect(trace.getAttribute('href')).toBe(`/admin/settings/events/log?trace=${TRACE}`);
    expect(screen.getByText(/title, text$/)).toBeTruthy();
  });

  it('PLT-4 report that the event does not exist', async () => {
    await open('/log/31', new FakeServer());
    await waitFor(() => expect(screen.getByText('The event could not be loaded')).toBeTruthy());
  });
});

describe('event labels', () => {
  it('are plain English', () => {
    expect(eventLabel('atelier.auth.api_key.created.v1')).toBe('API key created');
  });
});
