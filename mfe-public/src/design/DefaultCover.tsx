import styles from './DefaultCover.module.css';
import { toSeed } from './seed';

/** Replaces a missing picture: three shapes that are derived from a text. */
export function DefaultCover({ seed }: { seed: string }) {
  const number = toSeed(seed);
  const x = 260 + (number % 761);
  const isHigh = number % 2 === 0;
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-cover="default"
    >
      <rect className={styles.ground} width="1280" height="800" />
      <circle className={styles.figure} cx={x} cy={isHigh ? 300 : 520} r={180 + (number % 137)} />
      <rect className={styles.second} x={1280 - x} y={isHigh ? 400 : 0} width="300" height="400" />
      <rect className={styles.accent} x="0" y={isHigh ? 560 : 180} width="1280" height="26" />
    </svg>
  );
}
