import { type Figure, Figures } from './Figures';
import styles from './FiguresBand.module.css';

/** A dark band with the studio's figures; not rendered without any. */
export function FiguresBand({ title, figures }: { title: string; figures: readonly Figure[] }) {
  if (!figures.some(({ value }) => value)) return null;
  return (
    <section className={styles.band} aria-labelledby="in-numbers">
      <h2 id="in-numbers">{title}</h2>
      <Figures figures={figures} />
    </section>
  );
}
