import type { pageViewed, ReadEventData } from '@atelier/contracts';
import { utcDayOf } from '../days/day.js';
import { ALL, type Dimension } from '../days/figures.js';
import type { Place } from '../days/studio-day.js';
import { sourceOf } from './source.js';

const MINUTE_MS = 60_000;
/** Without a view for this long, a visit is over. */
export const VISIT_PAUSE_MS = 30 * MINUTE_MS;
/** However busy, a visit ends: a page that reports itself all day is no reader. */
const VISIT_MAX_MS = 12 * 60 * MINUTE_MS;

/** Figures of a visit are booked on the day and slot of its beginning. */
export interface Visit {
  startedAt: Date;
  /** Absent in a visit of an earlier version: its day in UTC. */
  day?: string;
  lastAt: Date;
  views: number;
  /** Last page that was looked at. */
  exit: string;
  /** Pages the visit is counted for. */
  paths: string[];
  /** Dimensions with the visit's name in each. */
  traits: [Dimension, string][];
  hasConverted: boolean;
}

export type View = ReadEventData<typeof pageViewed>;

/** `/blog/` and `/blog` are one page. */
export const pageOf = (path: string): string => path.replace(/(?<=.)\/+$/, '');

const campaignName = ({ campaign }: View): string | undefined => {
  if (campaign === undefined) return undefined;
  const { name, source, medium } = campaign;
  const way = [source, medium].filter(Boolean).join(' / ');
  return [name, way].filter(Boolean).join(' · ');
};

const traitsOf = (view: View, { slot }: Place): [Dimension, string][] => {
  const traits: [Dimension, string | undefined][] = [
    ['site', ALL],
    ['hours', slot],
    ['entries', pageOf(view.path)],
    ['sources', sourceOf(view.referrerHost, view.campaign?.source)],
    ['campaigns', campaignName(view)],
    ['devices', view.device],
    ['browsers', view.browser],
    ['systems', view.system],
    ['countries', view.country],
  ];
  return traits.filter((trait): trait is [Dimension, string] => trait[1] !== undefined);
};

export const visitFrom = (view: View, time: Date, place: Place): Visit => ({
  startedAt: time,
  day: place.day,
  lastAt: time,
  views: 0,
  exit: pageOf(view.path),
  paths: [],
  traits: traitsOf(view, place),
  hasConverted: false,
});

/** Events may come out of order: one from just before the beginning is part of the visit too. */
export const goesOn = ({ startedAt, lastAt }: Visit, time: Date): boolean =>
  time.getTime() <= Math.min(lastAt.getTime() + VISIT_PAUSE_MS, startedAt.getTime() + VISIT_MAX_MS) &&
  time.getTime() >= startedAt.getTime() - VISIT_PAUSE_MS;

export const dayOfVisit = ({ day, startedAt }: Visit): string => day ?? utcDayOf(startedAt);
