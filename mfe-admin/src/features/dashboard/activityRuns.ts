import type { ActivityEntry } from '@atelier/contracts';

/** The same action by one person on one item, repeated in a row. */
export interface ActivityRun {
  /** The latest entry. */
  entry: ActivityEntry;
  count: number;
}

const isSame = (one: ActivityEntry, other: ActivityEntry): boolean =>
  one.actor.id === other.actor.id && one.action === other.action && one.item.id === other.item.id;

/** Groups repeated entries, newest first. */
export const toRuns = (entries: readonly ActivityEntry[]): ActivityRun[] => {
  const runs: ActivityRun[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last !== undefined && isSame(last.entry, entry)) last.count += 1;
    else runs.push({ entry, count: 1 });
  }
  return runs;
};
