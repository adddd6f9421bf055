import type { PresenceActivity, PresentColleague } from '@atelier/contracts';
import styles from './PresenceNote.module.css';

/** What a colleague is doing with an item, most important first. */
const ACTIVITIES: readonly (readonly [PresenceActivity, (noun: string) => string])[] = [
  ['replying', (noun) => `replying to this ${noun}`],
  ['editing', (noun) => `editing this ${noun}`],
  ['viewing', (noun) => `viewing this ${noun}`],
];
const NAMES = new Intl.ListFormat('en-US');

const describe = (others: readonly PresentColleague[], noun: string): string[] =>
  ACTIVITIES.flatMap(([activity, words]) => {
    const names = others.filter((other) => other.activity === activity).map(({ name }) => name);
    if (names.length === 0) return [];
    return [`${NAMES.format(names)} ${names.length === 1 ? 'is' : 'are'} ${words(noun)}.`];
  });

/** Names the colleagues who have the same item open; renders nothing without any. */
export function PresenceNote({ others, noun }: { others: readonly PresentColleague[]; noun: string }) {
  if (others.length === 0) return null;
  return (
    <p className={styles.note} role="status">
      {describe(others, noun).join(' ')}
    </p>
  );
}
