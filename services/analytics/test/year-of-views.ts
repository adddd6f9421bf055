import { daysLater } from '../src/days/day.js';
import type { Dimension, Figures } from '../src/days/figures.js';
import { ALL } from '../src/days/figures.js';
import { getField } from '../src/days/names.js';

export const VIEWS_A_DAY = 274;
export const DAYS = 365;
export const VIEWS_A_YEAR = VIEWS_A_DAY * DAYS;

type DayFigures = Record<string, Record<string, Partial<Figures>>>;

/** As a site of 120 pages with the usual long tail would be counted: view by view, the same on each run. */
const aDay = (seed: number): DayFigures => {
  const figures: DayFigures = {};
  const grow = (dimension: Dimension, name: string, more: Partial<Figures>) => {
    const names = figures[dimension] ?? {};
    const known: Record<string, number> = names[getField(name)] ?? {};
    figures[dimension] = { ...names, [getField(name)]: known };
    for (const [figure, by] of Object.entries(more)) known[figure] = (known[figure] ?? 0) + by;
  };
  for (let view = 0; view < VIEWS_A_DAY; view += 1) {
    const chance = ((view * 7919 + seed * 104_729) % 1000) / 1000;
    const page = `/blog/a-post-about-something-${Math.floor(120 * chance ** 3)}`;
    const slot = `${String(8 + Math.floor(chance * 14)).padStart(2, '0')}:${['00', '15', '30', '45'][view % 4]}`;
    const isVisit = view % 3 === 0;
    const traits: [Dimension, string][] = [
      ['site', ALL],
      ['hours', slot],
      ['sources', `site-${Math.floor(40 * chance ** 3)}.example`],
      ['devices', ['desktop', 'phone', 'tablet'][view % 3] as string],
      ['browsers', `Browser ${view % 7}`],
      ['systems', `System ${view % 5}`],
      ['countries', ['DE', 'US', 'FR', 'GB', 'IN', 'NL'][view % 6] as string],
    ];
    for (const [dimension, name] of [...traits, ['pages', page] as const])
      grow(dimension, name, { views: 1, ...(isVisit ? { visits: 1, visitors: 1 } : {}) });
    if (!isVisit) continue;
    for (const [dimension, name] of [...traits, ['entries', page] as const])
      grow(dimension, name, { bounces: view % 2, seconds: view });
    grow('entries', page, { visits: 1, visitors: 1 });
    grow('exits', page, { visits: 1 });
  }
  return figures;
};

/** The days of two years, as the database keeps them. */
export const yearOfDays = (first: string) =>
  Array.from({ length: DAYS * 2 }, (_none, index) => ({
    _id: daysLater(first, index),
    timeZone: 'America/New_York',
    figures: aDay(index),
  }));
