import { type AnalyticsReport, FUNNEL_STEPS } from '@atelier/contracts';
import type { DayFigures } from '../days/day.schema.js';
import { type Dimension, type Figures, NO_FIGURES } from '../days/figures.js';
import { getField, getName } from '../days/names.js';
import { sumBy } from '../months/folded.js';
import { getChannel } from '../visits/source.js';
import { getShare } from './sums.js';

type Days = Pick<DayFigures, 'figures'>;
type Report = AnalyticsReport['data'];

/** The number of names that a table lists. */
export const ROWS = 50;

const most = (days: readonly Days[], dimension: Dimension, figure: keyof Figures): [name: string, figures: Figures][] =>
  [...sumBy(days, dimension)]
    .map(([field, figures]): [string, Figures] => [getName(field), { ...NO_FIGURES, ...figures }])
    .filter(([, figures]) => figures[figure] > 0)
    .toSorted(([oneName, one], [otherName, other]) => other[figure] - one[figure] || oneName.localeCompare(otherName))
    .slice(0, ROWS);

const visitsTable = (days: readonly Days[], dimension: Dimension) =>
  most(days, dimension, 'visits').map(([name, { visits, visitors, bounces, conversions }]) => ({
    name,
    visits,
    visitors,
    bounceRate: getShare(bounces, visits),
    conversions,
  }));

const getFunnel = (days: readonly Days[]): NonNullable<Report['funnel']> => {
  const steps = sumBy(days, 'steps');
  return FUNNEL_STEPS.map((name) => ({ name, visits: steps.get(getField(name))?.visits ?? 0 }));
};

/** Sources of visitors and viewed pages, most frequent first. */
export const getTables = (days: readonly Days[]) => ({
  pages: most(days, 'pages', 'views').map(([name, { views, visits, visitors, conversions, seconds, timedViews }]) => ({
    name,
    count: views,
    visits,
    visitors,
    conversions,
    averageSeconds: getShare(seconds, timedViews),
  })),
  entryPages: visitsTable(days, 'entries'),
  exitPages: most(days, 'exits', 'visits').map(([name, { visits }]) => ({ name, visits })),
  sources: visitsTable(days, 'sources').map((row) => ({ ...row, channel: getChannel(row.name) })),
  campaigns: visitsTable(days, 'campaigns'),
  devices: visitsTable(days, 'devices'),
  browsers: visitsTable(days, 'browsers'),
  systems: visitsTable(days, 'systems'),
  countries: visitsTable(days, 'countries'),
  services: most(days, 'services', 'messages').map(([name, { messages }]) => ({ name, messages })),
  funnel: getFunnel(days),
  dropped: most(days, 'dropped', 'views').map(([name, { views }]) => ({
    name: name as Report['dropped'][number]['name'],
    count: views,
  })),
});
