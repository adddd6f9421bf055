import type { AnalyticsQuery } from '@atelier/contracts';
import type { DayFigures } from '../days/day.schema.js';
import type { Slice } from '../days/days.repository.js';
import { ALL } from '../days/figures.js';
import { getPage } from '../visits/visit.js';
import { getFigures, type Measured } from './sums.js';

/** The subject of a report's headline and line: the site, or one page or source of it. */
export interface Subject {
  /** The parts of each day that describe it. */
  slices: readonly Slice[];
  on: (day: DayFigures | undefined) => Measured;
  isWholeSite: boolean;
}

/** Only messages sent in a counted visit can be attributed to a page or source. */
const withOwnMessages = (figures: Measured): Measured => ({ ...figures, messages: figures.conversions });

const SITE: Subject = { slices: ['site'], on: (day) => getFigures(day, 'site', ALL), isWholeSite: true };

const ofSource = (name: string): Subject => ({
  slices: [{ dimension: 'sources', name }],
  on: (day) => withOwnMessages(getFigures(day, 'sources', name)),
  isWholeSite: false,
});

/** Bounces and time are those of visits that began on the page. */
const ofPage = (name: string): Subject => ({
  slices: [
    { dimension: 'pages', name },
    { dimension: 'entries', name },
  ],
  on: (day) => {
    const { begun, bounces, seconds } = getFigures(day, 'entries', name);
    return { ...withOwnMessages(getFigures(day, 'pages', name)), begun, bounces, seconds };
  },
  isWholeSite: false,
});

export const getSubject = ({ path, source }: Pick<AnalyticsQuery, 'path' | 'source'>): Subject => {
  if (path !== undefined) return ofPage(getPage(path));
  return source === undefined ? SITE : ofSource(source);
};
