import type { DayFigures } from './day.schema.js';
import { type Growth, NAMES_A_DAY, OTHER } from './figures.js';
import { getField } from './names.js';

/** Names beyond a day's limit count as `(other)`, even if entries are taken back later: a stored name stays. */
export const getIncrements = (
  growths: readonly Growth[],
  day: Pick<DayFigures, 'figures'> | null,
): Record<string, number> => {
  const names = new Map<string, Set<string>>();
  const increments = new Map<string, number>();
  for (const { dimension, name, figures } of growths) {
    const known = names.get(dimension) ?? new Set(Object.keys(day?.figures[dimension] ?? {}));
    names.set(dimension, known);
    const field = getField(name);
    const place = known.has(field) || known.size < NAMES_A_DAY[dimension] ? field : getField(OTHER);
    known.add(place);
    for (const [figure, more] of Object.entries(figures)) {
      if (more === 0) continue;
      const path = `figures.${dimension}.${place}.${figure}`;
      increments.set(path, (increments.get(path) ?? 0) + more);
    }
  }
  // Sums of 0 are kept: figures are the same whether events are counted one by one or together.
  return Object.fromEntries(increments);
};
