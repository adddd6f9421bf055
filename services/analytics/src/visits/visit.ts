import type { FunnelStep, pageViewed, ReadEventData } from '@atelier/contracts';
import { toUtcDay } from '../days/day.js';
import { ALL, type Dimension } from '../days/figures.js';
import type { Place } from '../days/studio-day.js';
import { getSource } from './source.js';
import type { PageViews, Reading } from './visit-record.schema.js';

const MINUTE_MS = 60_000;
/** A visit ends after this long without a view. */
export const VISIT_PAUSE_MS = 30 * MINUTE_MS;
/** Maximum length of a visit: a page that reports itself all day has no reader. */
export const VISIT_MAX_MS = 12 * 60 * MINUTE_MS;

/** Figures of a visit are counted on the day and slot of its beginning. */
export interface Visit {
  /** The ID of the event of its first view, and of its record; absent in visits of earlier versions, which have no record. */
  id?: string;
  startedAt: Date;
  /** Absent in visits of earlier versions, which use the day in UTC. */
  day?: string;
  lastAt: Date;
  views: number;
  /** The last viewed page. */
  exit: string;
  /** When it was viewed; absent in visits of earlier versions. */
  exitAt?: Date;
  /** Pages for which the visit is counted. */
  paths: string[];
  /** Views of each page, for the record. */
  pages?: PageViews[];
  /** Dimensions with the visit's name in each. */
  traits: [Dimension, string][];
  hasConverted: boolean;
  /** Steps of the funnel for which the visit is counted; absent in visits of earlier versions, which are in none. */
  steps?: FunnelStep[];
}

export type View = ReadEventData<typeof pageViewed>;

/** `/blog/` and `/blog` are one page. */
export const getPage = (path: string): string => path.replace(/(?<=.)\/+$/, '');

const campaignName = ({ campaign }: View): string | undefined => {
  if (campaign === undefined) return undefined;
  const [name, source, medium] = [campaign.name, campaign.source, campaign.medium].map((word) => word?.trim());
  const way = [source, medium].filter(Boolean).join(' / ');
  return [name, way].filter(Boolean).join(' · ') || undefined;
};

const getTraits = (view: View, { slot }: Place): [Dimension, string][] => {
  const traits: [Dimension, string | undefined][] = [
    ['site', ALL],
    ['hours', slot],
    ['entries', getPage(view.path)],
    ['sources', getSource(view.referrerHost, view.campaign?.source)],
    ['campaigns', campaignName(view)],
    ['devices', view.device],
    ['browsers', view.browser],
    ['systems', view.system],
    ['countries', view.country],
  ];
  return traits.filter((trait): trait is [Dimension, string] => trait[1] !== undefined);
};

/** The time of a view, its position in the studio's calendar, and the ID of its event. */
export interface ViewMoment {
  id: string;
  time: Date;
  place: Place;
}

export const visitFrom = (view: View, { id, time, place }: ViewMoment): Visit => ({
  id,
  startedAt: time,
  day: place.day,
  lastAt: time,
  views: 0,
  exit: getPage(view.path),
  exitAt: time,
  paths: [],
  pages: [],
  traits: getTraits(view, place),
  hasConverted: false,
  steps: [],
});

/** Events may arrive out of order, so one from just before the beginning belongs to the visit too. */
export const isContinued = ({ startedAt, lastAt }: Visit, time: Date): boolean =>
  time.getTime() <= Math.min(lastAt.getTime() + VISIT_PAUSE_MS, startedAt.getTime() + VISIT_MAX_MS) &&
  time.getTime() >= startedAt.getTime() - VISIT_PAUSE_MS;

export const dayOfVisit = ({ day, startedAt }: Visit): string => day ?? toUtcDay(startedAt);

/** Whole seconds, of which parts add up. */
export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round(to.getTime() / 1000) - Math.round(from.getTime() / 1000));

/** What the time of a view or message adds to the page viewed before it, whose view is timed once. */
export const getReading = ({ lastAt, exitAt = lastAt }: Visit, time: Date): Reading => ({
  seconds: secondsBetween(lastAt, time),
  timedViews: time > lastAt && lastAt <= exitAt ? 1 : 0,
});

/** One view and no message. */
export const isBounce = ({ views, hasConverted }: Pick<Visit, 'views' | 'hasConverted'>): boolean =>
  views === 1 && !hasConverted;
