import { getInitials } from './getInitials';
import styles from './InitialsAvatar.module.css';

const TONES = 4;

const getTone = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES;

/** Rendered locally, because an avatar service would learn the names of staff. */
export function InitialsAvatar({ name, letters = getInitials(name) }: { name: string; letters?: string }) {
  return (
    <span className={`${styles.avatar} ${styles[`tone${getTone(name)}`]}`} aria-hidden="true">
      {letters}
    </span>
  );
}
