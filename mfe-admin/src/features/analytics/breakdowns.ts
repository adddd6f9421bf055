import type { DropReason } from '@atelier/contracts';
import { SERVICE_INTERESTS } from '@atelier/contracts/contacts/submission';
import { formatCount } from '../../numbers/numbers';
import type { Report } from './headlineFigures';
import { type ConditionName, countryLabel, valueWords } from './segments/conditions';

/** A table row; its figure is also drawn as a bar. */
export interface BreakdownRow {
  name: string;
  label: string;
  /** The kind of entry, if it adds to the label. */
  note?: string;
  value: number;
  messages?: number;
  /** The average time on a page; null if it is not known. */
  averageSeconds?: number | null;
}

export interface Breakdown {
  key: string;
  title: string;
  /** The unit of the value. */
  unit: string;
  rows: readonly BreakdownRow[];
  /** The filter that a click sets. */
  filter?: ConditionName;
  /** The text for an empty table. */
  none: string;
}

export interface BreakdownGroup {
  title: string;
  parts: readonly Breakdown[];
}

const CHANNELS = { direct: '', search: 'Search', social: 'Social', campaign: 'Campaign', referral: 'Link' } as const;
const DROPPED: Readonly<Record<DropReason, string>> = {
  bot: 'Robots',
  no_user_agent: 'Unidentified browsers',
  spam_referrer: 'Spam referrers',
};

const serviceLabel = (name: string): string => SERVICE_INTERESTS.find(({ value }) => value === name)?.label ?? name;

const ofVisits = (rows: Report['devices'], getLabel = (name: string) => name): BreakdownRow[] =>
  rows.map(({ name, visits, conversions }) => ({ name, label: getLabel(name), value: visits, messages: conversions }));

const NO_VISITS = 'No visits in this period.';
const part = (key: string, title: string, rows: readonly BreakdownRow[], rest: Partial<Breakdown> = {}): Breakdown => ({
  key,
  title,
  unit: 'Visits',
  rows,
  none: NO_VISITS,
  ...rest,
});

/** Tables of sources, pages, devices, and messages. */
export const getBreakdowns = (report: Report): BreakdownGroup[] => [
  {
    title: 'Sources',
    parts: [
      part(
        'sources',
        'Sources',
        report.sources.map(({ name, channel, visits, conversions }) => ({
          name,
          label: name,
          note: CHANNELS[channel],
          value: visits,
          messages: conversions,
        })),
        { filter: 'source' },
      ),
      part('campaigns', 'Campaigns', ofVisits(report.campaigns), {
        filter: 'campaign',
        none: 'No visits from links with utm_source, utm_medium, or utm_campaign.',
      }),
    ],
  },
  {
    title: 'Pages',
    parts: [
      part(
        'pages',
        'Pages',
        report.pages.map(({ name, count, conversions, averageSeconds }) => ({
          name,
          label: name,
          value: count,
          messages: conversions,
          ...(averageSeconds === undefined ? {} : { averageSeconds }),
        })),
        { unit: 'Views', filter: 'path', none: 'No views in this period.' },
      ),
      part('entries', 'Entry', ofVisits(report.entryPages), { filter: 'entry' }),
      part(
        'exits',
        'Exit',
        report.exitPages.map(({ name, visits }) => ({ name, label: name, value: visits })),
        { filter: 'path' },
      ),
    ],
  },
  {
    title: 'Devices',
    parts: [
      part(
        'devices',
        'Devices',
        ofVisits(report.devices, (name) => valueWords('device', name)),
        { filter: 'device' },
      ),
      part('browsers', 'Browsers', ofVisits(report.browsers)),
      part('systems', 'Systems', ofVisits(report.systems)),
      ...(report.countries.length === 0
        ? []
        : [part('countries', 'Countries', ofVisits(report.countries, countryLabel), { filter: 'country' })]),
    ],
  },
  {
    title: 'Messages Received',
    parts: [
      // Messages are matched with visits by time alone, so a segment does not know what they ask about.
      ...(report.segment === undefined
        ? [
            part(
              'services',
              'Services asked about',
              report.services.map(({ name, messages }) => ({ name, label: serviceLabel(name), value: messages })),
              { unit: 'Messages', none: 'No messages in this period.' },
            ),
          ]
        : []),
      part(
        'converting',
        'By source',
        report.sources
          .filter(({ conversions }) => conversions > 0)
          .toSorted((one, other) => other.conversions - one.conversions)
          .map(({ name, conversions }) => ({ name, label: name, value: conversions })),
        { unit: 'Messages', filter: 'source', none: 'No visits led to a message.' },
      ),
    ],
  },
];

/** A sentence about the views that no figure includes. */
export const droppedText = ({ dropped }: Report): string =>
  dropped.map(({ name, count }) => `${DROPPED[name]} ${formatCount(count)}`).join(' · ');
