import type { Dimension } from '../days/figures.js';
import { OTHER } from '../days/figures.js';
import { getChannel, getSource } from './source.js';
import { dayOfVisit, isBounce, secondsBetween } from './visit.js';
import type { PageViews, Reading, VisitRecord } from './visit-record.schema.js';
import type { DayVisitor } from './visitor.schema.js';

const MAX_PAGES = 50;

/** Counts a view of a page; pages beyond the limit count as `(other)`. */
export const withView = (pages: readonly PageViews[], page: string): PageViews[] => {
  const isKnown = pages.some(({ path }) => path === page);
  const name = isKnown || pages.length < MAX_PAGES ? page : OTHER;
  if (!pages.some(({ path }) => path === name)) return [...pages, { path: name, views: 1 }];
  return pages.map((one) => (one.path === name ? { ...one, views: one.views + 1 } : one));
};

/** Adds how long a page was read. */
export const withReading = (pages: readonly PageViews[], page: string, reading: Reading): PageViews[] => {
  if (reading.timedViews === 0 && reading.seconds === 0) return [...pages];
  const name = pages.some(({ path }) => path === page) ? page : OTHER;
  return pages.map((one) => {
    if (one.path !== name) return one;
    const { seconds = 0, timedViews = 0 } = one;
    return { ...one, seconds: seconds + reading.seconds, timedViews: timedViews + reading.timedViews };
  });
};

const DIRECT = getSource(null, undefined);

/** The record of a visitor's last visit as it is now; undefined for a visit that began under an earlier version. */
export const toRecord = ({ firstVisit, visit }: DayVisitor): VisitRecord | undefined => {
  const { id, pages, steps } = visit;
  if (id === undefined || pages === undefined || firstVisit === undefined) return undefined;
  const traits = Object.fromEntries(visit.traits) as Partial<Record<Dimension, string>>;
  const source = traits.sources ?? DIRECT;
  return {
    _id: id,
    ...(firstVisit === id ? {} : { firstVisit, hasSeveral: true }),
    day: dayOfVisit(visit),
    slot: traits.hours ?? '00:00',
    channel: getChannel(source),
    source,
    ...(traits.campaigns === undefined ? {} : { campaign: traits.campaigns }),
    ...(traits.devices === undefined ? {} : { device: traits.devices }),
    ...(traits.browsers === undefined ? {} : { browser: traits.browsers }),
    ...(traits.systems === undefined ? {} : { system: traits.systems }),
    ...(traits.countries === undefined ? {} : { country: traits.countries }),
    entry: traits.entries ?? '',
    exit: visit.exit,
    pages,
    views: visit.views,
    seconds: secondsBetween(visit.startedAt, visit.lastAt),
    isBounce: isBounce(visit),
    steps: steps ?? [],
  };
};
