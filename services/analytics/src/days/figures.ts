import type { SketchEntry } from '@atelier/contracts';

/** Figures of the site, an hour, a page, a source … */
export interface Figures {
  views: number;
  visits: number;
  visitors: number;
  /** A slot's visitors who had not visited earlier on that day. */
  newcomers: number;
  /** Visits with one view. */
  bounces: number;
  /** Between the first and the last view of visits; of a page, from its views to what followed them in the same visit. */
  seconds: number;
  /** Views of a page that something followed. */
  timedViews: number;
  /** Visits with a sent message. */
  conversions: number;
  /** Received messages, whether sent in a counted visit or not. */
  messages: number;
}

export const NO_FIGURES: Figures = {
  views: 0,
  visits: 0,
  visitors: 0,
  newcomers: 0,
  bounces: 0,
  seconds: 0,
  timedViews: 0,
  conversions: 0,
  messages: 0,
};

/** Maximum number of names per dimension and day; further ones count as `(other)`. */
export const NAMES_A_DAY = {
  site: 1,
  /** Slots of a quarter of an hour (see studio-day.ts); in earlier versions, whole hours in UTC. */
  hours: 130,
  pages: 200,
  entries: 200,
  exits: 200,
  sources: 100,
  campaigns: 100,
  devices: 3,
  browsers: 20,
  systems: 20,
  countries: 250,
  services: 20,
  /** Of the funnel, see visits/steps.ts. */
  steps: 4,
  dropped: 10,
} as const;

export type Dimension = keyof typeof NAMES_A_DAY;
/** Dimensions reported as a table of names; the others are reported over time. */
export const TABLES: readonly Dimension[] = (Object.keys(NAMES_A_DAY) as Dimension[]).filter(
  (dimension) => dimension !== 'site' && dimension !== 'hours',
);
export const OTHER = '(other)';
/** The only name of the dimension `site`. */
export const ALL = 'all';

/** An addition to one name's figures on a day. */
export interface Growth {
  day: string;
  dimension: Dimension;
  name: string;
  figures: Partial<Figures>;
  /** A visitor's entry in the sketch of the day. */
  sketchEntry?: SketchEntry;
}
