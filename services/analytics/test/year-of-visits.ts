import { daysLater } from '../src/days/day.js';
import type { VisitRecord } from '../src/visits/visit-record.schema.js';

const VISITS_A_DAY = 274;
const DAYS = 365;
export const VISITS_A_YEAR = VISITS_A_DAY * DAYS;

const SOURCES = [
  ['Google', 'search'],
  ['Direct', 'direct'],
  ['LinkedIn', 'social'],
  ['news.example', 'referral'],
] as const;

/** A visit of a site with 120 pages and the usual long tail, the same on each run. Every tenth visitor comes twice. */
const aVisit = (day: string, seed: number, index: number): VisitRecord => {
  const chance = ((index * 7919 + seed * 104_729) % 1000) / 1000;
  const page = (offset: number) => `/blog/a-post-about-something-${Math.floor(120 * ((chance + offset) % 1) ** 3)}`;
  const [source, channel] = SOURCES[index % SOURCES.length] ?? SOURCES[0];
  const pages = [...new Set([page(0), page(0.3), page(0.7)].slice(0, 1 + (index % 3)))];
  const id = (visit: number) => `${day}-0000-4000-8000-${String(visit).padStart(12, '0')}`;
  return {
    _id: id(index),
    ...(index % 10 === 9 ? { firstVisit: id(index - 1) } : {}),
    ...(index % 10 >= 8 ? { hasSeveral: true } : {}),
    day,
    slot: `${String(8 + Math.floor(chance * 14)).padStart(2, '0')}:${['00', '15', '30', '45'][index % 4]}`,
    channel,
    source,
    device: index % 2 === 0 ? 'phone' : 'desktop',
    browser: `Browser ${index % 7}`,
    system: `System ${index % 5}`,
    country: ['DE', 'US', 'FR', 'GB', 'IN', 'NL'][index % 6] as string,
    entry: pages[0] as string,
    exit: pages.at(-1) as string,
    pages: pages.map((path) => ({ path, views: 1 })),
    views: pages.length,
    seconds: index,
    isBounce: pages.length === 1,
    steps: ['visit'],
    ...(index % 50 === 0 ? { sentFrom: '/contact' } : {}),
  };
};

/** The visits of one year, day by day. */
export const yearOfVisits = (first: string): VisitRecord[][] =>
  Array.from({ length: DAYS }, (_none, seed) => {
    const day = daysLater(first, seed);
    return Array.from({ length: VISITS_A_DAY }, (_visit, index) => aVisit(day, seed, index));
  });
