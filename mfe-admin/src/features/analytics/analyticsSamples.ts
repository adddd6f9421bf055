import type { Report } from './headlineFigures';

const metric = (value: number | null, before: number | null = null) => ({
  value,
  before,
  change: value === null || !before ? null : (value - before) / before,
});

const visits = (name: string, count: number, conversions = 0) => ({
  name,
  visits: count,
  visitors: count,
  bounceRate: 0.5,
  conversions,
});

/** A complete two-day report; a test passes only the fields it is about. */
export const aReport = (changes: Partial<Report> = {}): Report => ({
  from: '2026-05-01',
  to: '2026-05-02',
  totals: { pageViews: 30, messages: 2, responses: 0, publications: 1 },
  events: [],
  days: [],
  timeZone: 'America/New_York',
  otherZones: [],
  until: null,
  interval: 'day',
  headline: {
    visits: metric(20, 10),
    visitors: metric(1234, 1234),
    pageViews: metric(30, 40),
    bounceRate: metric(0.6, 0.5),
    averageDurationSeconds: metric(65, 50),
    messages: metric(2, 0),
    conversionRate: metric(0.1, 0.1),
  },
  uniqueVisitors: { ...metric(1100, 1000), standardError: 0.016 },
  series: [
    { at: '2026-05-01', visits: 8, visitors: 600, pageViews: 12, messages: 0 },
    { at: '2026-05-02', visits: 12, visitors: 634, pageViews: 18, messages: 2 },
  ],
  comparison: {
    from: '2026-04-29',
    to: '2026-04-30',
    of: { from: '2026-05-01', to: '2026-05-02' },
    until: null,
    series: [
      { at: '2026-04-29', visits: 4, visitors: 617, pageViews: 20, messages: 0 },
      { at: '2026-04-30', visits: 6, visitors: 617, pageViews: 20, messages: 0 },
    ],
  },
  pages: Array.from({ length: 10 }, (_none, index) => ({
    name: `/page-${index}`,
    count: 10 - index,
    visits: 1,
    visitors: 1,
    conversions: index === 0 ? 2 : 0,
    averageSeconds: index === 0 ? 75 : null,
  })),
  entryPages: [visits('/page-0', 20)],
  exitPages: [{ name: '/page-1', visits: 20 }],
  sources: [
    { ...visits('Google', 15, 2), channel: 'search' },
    { ...visits('Direct', 5), channel: 'direct' },
  ],
  campaigns: [],
  devices: [visits('phone', 12), visits('desktop', 8)],
  browsers: [visits('Firefox', 20)],
  systems: [visits('Linux', 20)],
  countries: [],
  services: [{ name: 'web_development', messages: 2 }],
  funnel: [
    { name: 'visit', visits: 20 },
    { name: 'work', visits: 8 },
    { name: 'contact', visits: 10 },
    { name: 'sent', visits: 2 },
  ],
  goals: [
    {
      id: 'a'.repeat(24),
      name: 'Contact page',
      target: 'page',
      path: '/contact',
      visits: metric(10, 8),
      rate: metric(0.5, 0.8),
    },
    { id: 'b'.repeat(24), name: 'Messages', target: 'message', visits: metric(2, 0), rate: metric(0.1, 0) },
  ],
  visitsSince: '2026-04-01',
  publications: [{ at: '2026-05-02T09:00:00.000Z', kind: 'post', title: 'Slow networks', path: '/blog/slow-networks' }],
  dropped: [{ name: 'bot', count: 1200 }],
  ...changes,
});

export const reportAnswer = (changes: Partial<Report> = {}) => ({
  status: 200,
  body: { success: true, data: aReport(changes) },
});
