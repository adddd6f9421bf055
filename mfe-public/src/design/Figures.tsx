import styles from './Figures.module.css';
import { useCountUp } from './useCountUp';
import hidden from './VisuallyHidden.module.css';

export interface Figure {
  /** A number counts up from zero; text is shown as it is. */
  value: number | string;
  suffix?: string;
  label: string;
}

function CountedFigure({ value, suffix = '', label }: Figure) {
  const number = Number(value) || 0;
  const { ref, shown } = useCountUp<HTMLDivElement>(number);
  const whole = `${value}${suffix}`;
  return (
    <div ref={ref} className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.counting} aria-hidden="true">
          {number ? shown + suffix : whole}
        </span>
        <span className={hidden.visuallyHidden}>{whole}</span>
      </dd>
    </div>
  );
}

/** A row of statistics. The server renders the final numbers; they count up once, when they first become visible. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  // A zero or an empty text says nothing good of a studio.
  const known = figures.filter(({ value }) => value);
  return (
    known[0] && (
      <dl className={styles.figures}>
        {known.map((figure) => (
          <CountedFigure key={figure.label} {...figure} />
        ))}
      </dl>
    )
  );
}
