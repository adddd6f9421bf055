import type { EventData, weekSummarized } from '@atelier/contracts';
import { type LetterPart, letter } from '@atelier/service-kit';
import type { SenderIdentity } from '../studio/studio-copy.js';

type Summary = EventData<typeof weekSummarized>;
type Figure = Summary['visits'];
type Row = [name: string, ...cells: string[]];

interface Reader {
  firstName: string;
  publicUrl: string;
}

const MAX_NAME_LENGTH = 80;
/** A smaller change is none. */
const SAME = 0.005;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const COUNT = new Intl.NumberFormat('en-US');
const SHARE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

const asDate = (day: string): string => DATE.format(new Date(day));

const asChange = ({ before, change }: Figure): string => {
  if (change === null) return `was ${COUNT.format(before)}`;
  if (Math.abs(change) < SAME) return 'about the same';
  return `${SHARE.format(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
};

const figure = (label: string, of: Figure): Row => [label, COUNT.format(of.value), asChange(of)];

const shortened = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : name;

/** No table if there is nothing in it. */
const table = (title: string, rows: readonly (readonly [name: string, count: number])[]): LetterPart[] =>
  rows.length === 0
    ? []
    : [{ table: { title, rows: rows.map(([name, count]) => [shortened(name), COUNT.format(count)]) } }];

const getReportLink = ({ from, to }: Summary, publicUrl: string): string => {
  const link = new URL('/admin/analytics', publicUrl);
  link.search = String(new URLSearchParams({ period: 'custom', from, to }));
  return link.href;
};

/** The mail with the figures of a week. */
export const weeklyLetter = (summary: Summary, { firstName, publicUrl }: Reader, identity: SenderIdentity) => {
  const { name, sender, signature } = identity;
  const span = `${asDate(summary.from)} to ${asDate(summary.to)}`;
  const figures: Row[] = [
    figure('Visitors', summary.visitors),
    figure('Visits', summary.visits),
    figure('Page views', summary.pageViews),
    figure('Messages', summary.messages),
  ];
  return {
    from: sender,
    subject: `Weekly summary of ${name}: ${span}`,
    ...letter(
      [
        `Hello ${firstName},`,
        `Here are the figures of ${name} for ${span}, compared with the week before.`,
        { table: { title: 'The week', rows: figures } },
        ...table(
          'Most viewed pages',
          summary.pages.map(({ path, views }) => [path, views] as const),
        ),
        ...table(
          'Where visits came from',
          summary.sources.map((source) => [source.name, source.visits] as const),
        ),
        ...table(
          'Most read articles',
          summary.articles.map(({ path, title, views }) => [title ?? path, views] as const),
        ),
        'Visitors are counted once a day.',
        { link: getReportLink(summary, publicUrl), label: 'Open the report' },
      ],
      sender,
      signature,
      {
        note: 'You get this email every Monday because you turned it on.',
        link: { label: 'Turn it off in your profile', address: new URL('/admin/profile', publicUrl).href },
      },
    ),
  };
};
