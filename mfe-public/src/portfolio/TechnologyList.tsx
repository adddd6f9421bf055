import styles from './TechnologyList.module.css';

/** Technologies in one line, separated by strokes. */
export function TechnologyList({ technologies }: { technologies: readonly string[] }) {
  if (technologies.length === 0) return null;
  return (
    <ul className={styles.technologies} aria-label="Technologies">
      {technologies.map((technology) => (
        <li key={technology}>{technology}</li>
      ))}
    </ul>
  );
}
