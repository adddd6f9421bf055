import { toSeed } from '../../design/seed';
import styles from './TeamIllustrationMembers.module.css';

const WIDTH = 1440;
const TABLE_TOP = 300;
const MAX_SEATS = 12;
const COATS = ['coral', 'slate', 'peach', 'olive'] as const;

function SeatedMember({ name, index, seatWidth }: { name: string; index: number; seatWidth: number }) {
  const seed = toSeed(name);
  const x = (index + 0.5) * seatWidth;
  const shoulders = Math.min(66, seatWidth * 0.42) + (seed % 3) * 3;
  const headY = TABLE_TOP - shoulders - 44 - (seed % 4) * 7;
  // Neighbours never wear the same color.
  const coat = (index + (seed % 2) * 2) % COATS.length;
  return (
    <g>
      <path
        className={styles[COATS[coat] ?? 'coral']}
        d={`M${x - shoulders} ${TABLE_TOP}a${shoulders} ${shoulders} 0 0 1 ${shoulders * 2} 0z`}
      />
      <circle
        className={styles[COATS[(coat + 2) % COATS.length] ?? 'peach']}
        cx={x + ((seed % 5) - 2) * 7}
        cy={headY}
        r={31 + (seed % 2) * 3}
      />
    </g>
  );
}

/** Drawing of the team at a long table: one figure per member, up to twelve. */
export function TeamIllustrationMembers({ names }: { names: readonly string[] }) {
  const seated = names.slice(0, MAX_SEATS);
  const seatWidth = WIDTH / Math.max(seated.length, 1);
  return (
    <svg
      className={styles.table}
      viewBox={`0 122 ${WIDTH} 258`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      {seated.map((name, index) => (
        <SeatedMember key={name} name={name} index={index} seatWidth={seatWidth} />
      ))}
      <path className={styles.ink} d={`M0 ${TABLE_TOP}H${WIDTH}v22H0z`} />
      <path className={styles.ink} d="M150 322h16v58h-16zM700 322h16v58h-16zM1250 322h16v58h-16z" />
    </svg>
  );
}
