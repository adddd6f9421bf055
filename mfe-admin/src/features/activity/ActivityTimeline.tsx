import type { ActivityEntry } from '@atelier/contracts';
import { toDay } from '../../activity-log/moments';
import styles from './Activity.module.css';
import { ActivityRow } from './ActivityRow';

/** Entries grouped by day, in order. */
const byDay = (entries: readonly ActivityEntry[]): [day: string, entries: ActivityEntry[]][] => {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) days.set(toDay(entry.at), [...(days.get(toDay(entry.at)) ?? []), entry]);
  return [...days];
};

export function ActivityTimeline({ entries }: { entries: readonly ActivityEntry[] }) {
  return byDay(entries).map(([day, ofDay]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ol className={styles.rows}>
        {ofDay.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}
