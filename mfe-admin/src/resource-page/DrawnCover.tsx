import styles from './DrawnCover.module.css';

const WIDTH = 320;
const HEIGHT = 160;
/** FNV-1a, so that similar names look different. */
const HASH_START = 0x81_1c_9d_c5;
const HASH_FACTOR = 0x01_00_01_93;

const hashOf = (name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), HASH_FACTOR) >>> 0, HASH_START);

interface Shapes {
  sun: { x: number; y: number; radius: number };
  hills: [number, number, number];
}

const shapesOf = (name: string): Shapes => {
  const hash = hashOf(name);
  const between = (least: number, most: number, place: number) => least + ((hash >>> place) % (most - least));
  return {
    sun: { x: between(60, 260, 0), y: between(36, 84, 5), radius: between(20, 40, 9) },
    hills: [between(50, 130, 13), between(50, 130, 17), between(50, 130, 21)],
  };
};

/** A picture for an item without one: the same for the same name, and in the colors of the brand. */
export function DrawnCover({ name }: { name: string }) {
  const { sun, hills } = shapesOf(name);
  const [left, middle, right] = hills;
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-is-drawn="true"
    >
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r={sun.radius} />
      <path
        className={styles.far}
        d={`M0 ${left} C 80 ${left - 40}, 120 ${middle}, 180 ${middle - 20} S 280 ${right - 40}, ${WIDTH} ${right} V${HEIGHT} H0 Z`}
      />
      <path
        className={styles.near}
        d={`M0 ${right + 24} C 90 ${right - 4}, 140 ${left + 44}, 210 ${left + 26} S 290 ${middle}, ${WIDTH} ${middle + 16} V${HEIGHT} H0 Z`}
      />
    </svg>
  );
}
