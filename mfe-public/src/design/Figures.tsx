import styles from './Figures.module.css';
import { useCountUp } from './useCountUp';
import hidden from './VisuallyHidden.module.css';

export interface Figure {
  /** Counts up from zero where it is a number; text stands as it is. */
  value: number | string;
  suffix?: string;
  label: string;
}

function CountedFigure({ value, suffix = '', label }: Figure) {
  const number = typeof value === 'number' ? value : 0;
  const { ref, shown } = useCountUp<HTMLDivElement>(number);
  const whole = `${value}${suffix}`;
  return (
    <div ref={ref} className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.counting} aria-hidden="true">
          {typeof value === 'number' ? `${shown}${suffix}` : whole}
        </span>
        <span className={hidden.visuallyHidden}>{whole}</span>
      </dd>
    </div>
  );
}

/** Statistics in a row. The server writes the final numbers; they count once, when they are first seen. */
export function Figures({ figures, tone = 'page' }: { figures: readonly Figure[]; tone?: 'page' | 'band' }) {
  return (
    <dl className={`${styles.figures} ${styles[tone]}`}>
      {figures.map((figure) => (
        <CountedFigure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}
