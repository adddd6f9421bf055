import { getInitials } from './getInitials';
import styles from './Initials.module.css';
import { toSeed } from './seed';

const SCHEMES = ['coral', 'olive', 'slate', 'peach'] as const;

/** A portrait drawn from a name: two tones and the initials. Decoration beside the written name. */
export function Initials({ name, size = 32 }: { name: string; size?: number }) {
  const seed = toSeed(name);
  const scheme = SCHEMES[seed % SCHEMES.length] ?? 'coral';
  return (
    <svg className={`${styles.portrait} ${styles[scheme]}`} viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <rect width="48" height="48" />
      <circle cx={seed % 2 === 0 ? 10 : 38} cy="44" r="26" />
      <text x="24" y="25" textAnchor="middle" dominantBaseline="central">
        {getInitials(name)}
      </text>
    </svg>
  );
}
