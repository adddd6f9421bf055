import { getInitials } from './getInitials';
import styles from './InitialsPortrait.module.css';
import { toSeed } from './seed';

const SCHEMES = ['slate', 'peach', 'moss', 'coral'] as const;

/** A portrait drawn from a name: background, sun, and shoulders as in the printed ones, with initials for a face. */
export function InitialsPortrait({ name }: { name: string }) {
  // Drops the last digits, which differ too little between names.
  const seed = Math.floor(toSeed(name) / 100);
  const scheme = SCHEMES[seed % SCHEMES.length] ?? 'slate';
  const isLeft = seed % 3 === 0;
  return (
    <svg
      className={`${styles.portrait} ${styles[scheme]}`}
      viewBox="0 0 640 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-portrait="initials"
    >
      <rect className={styles.ground} width="640" height="640" />
      <circle className={styles.sun} cx={isLeft ? 190 : 450} cy="256" r="211" />
      <path className={styles.shoulders} d="M48 640a272 208 0 0 1 544 0z" />
      <text x="320" y="266" textAnchor="middle" dominantBaseline="central">
        {getInitials(name)}
      </text>
    </svg>
  );
}
