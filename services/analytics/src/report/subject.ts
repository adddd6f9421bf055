import type { AnalyticsQuery } from '@atelier/contracts';
import type { DayFigures } from '../days/day.schema.js';
import type { Slice } from '../days/days.repository.js';
import { ALL } from '../days/figures.js';
import { pageOf } from '../visits/visit.js';
import { figuresOf, type Measured } from './sums.js';

/** The subject of a report's headline and line: the site, or one page or source of it. */
export interface Subject {
  /** The parts of each day that describe it. */
  slices: readonly Slice[];
  on: (day: DayFigures | undefined) => Measured;
  isWholeSite: boolean;
}

/** Only messages sent in a counted visit can be attributed to a page or source. */
const withOwnMessages = (figures: Measured): Measured => ({ ...figures, messages: figures.conversions });

const SITE: Subject = { slices: ['site'], on: (day) => figuresOf(day, 'site', ALL), isWholeSite: true };

const ofSource = (name: string): Subject => ({
  slices: [{ dimension: 'sources', name }],
  on: (day) => withOwnMessages(figuresOf(day, 'sources', name)),
  isWholeSite: false,
});

/** Bounces and time are those of visits that began on the page. */
const ofPage = (name: string): Subject => ({
  slices: [
    { dimension: 'pages', name },
    { dimension: 'entries', name },
  ],
  on: (day) => {
    const { begun, bounces, seconds } = figuresOf(day, 'entries', name);
    return { ...withOwnMessages(figuresOf(day, 'pages', name)), begun, bounces, seconds };
  },
  isWholeSite: false,
});

export const subjectOf = ({ path, source }: Pick<AnalyticsQuery, 'path' | 'source'>): Subject => {
  if (path !== undefined) return ofPage(pageOf(path));
  return source === undefined ? SITE : ofSource(source);
};
