import type { AnalyticsReport } from '@atelier/contracts';

type Report = AnalyticsReport['data'];
type Cell = string | number | null | undefined;
type Row = Partial<Record<(typeof COLUMNS)[number], Cell>>;

const COLUMNS = [
  'table',
  'name',
  'visits',
  'visitors',
  'page_views',
  'bounce_rate',
  'messages',
  'messages_in_visits',
  'rate',
  'change',
  'average_seconds',
] as const;

const BYTE_ORDER_MARK = '\uFEFF';
/** Text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const toCell = (cell: Cell): string => {
  if (typeof cell !== 'string') return String(cell ?? '');
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const ofVisits = (table: string, rows: Report['devices']): Row[] =>
  rows.map(({ name, visits, visitors, bounceRate, conversions }) => ({
    table,
    name,
    visits,
    visitors,
    bounce_rate: bounceRate,
    messages_in_visits: conversions,
  }));

const toRows = (report: Report): Row[] => [
  ...Object.entries(report.segment ?? {}).map(([name, value]) => ({ table: 'segment', name: `${name}: ${value}` })),
  ...report.series.map(({ at, visits, visitors, pageViews, messages }) => ({
    table: report.interval,
    name: at,
    visits,
    visitors,
    page_views: pageViews,
    messages,
  })),
  ...report.pages.map(({ name, count, visits, visitors, conversions, averageSeconds }) => ({
    table: 'page',
    name,
    visits,
    visitors,
    page_views: count,
    messages_in_visits: conversions,
    average_seconds: averageSeconds,
  })),
  ...ofVisits('entry page', report.entryPages),
  ...report.exitPages.map((row) => ({ table: 'exit page', ...row })),
  ...ofVisits('source', report.sources),
  ...ofVisits('campaign', report.campaigns),
  ...ofVisits('device', report.devices),
  ...ofVisits('browser', report.browsers),
  ...ofVisits('system', report.systems),
  ...ofVisits('country', report.countries),
  ...report.services.map((row) => ({ table: 'service', ...row })),
  ...(report.funnel ?? []).map((row) => ({ table: 'funnel', ...row })),
  ...(report.goals ?? []).map(({ name, visits, rate }) => ({
    table: 'goal',
    name,
    visits: visits.value,
    rate: rate.value,
    change: visits.change,
  })),
  ...report.dropped.map(({ name, count }) => ({ table: 'not counted', name, page_views: count })),
];

/** A report as CSV (RFC 4180) in UTF-8 with a byte order mark: tidy rows, with the table's name in the first column. */
export const analyticsCsv = (report: Report): string => {
  const lines = toRows(report).map((row) => COLUMNS.map((column) => toCell(row[column])).join(','));
  return `${BYTE_ORDER_MARK}${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
};
