import { SiteLink } from '../routing/SiteLink';
import styles from './TechnologyList.module.css';

interface TechnologyListProps {
  technologies: readonly string[];
  /** Where each one leads; plain words without. */
  getAddress?(technology: string): string;
}

/** Technologies in one line, separated by strokes. */
export function TechnologyList({ technologies, getAddress }: TechnologyListProps) {
  if (technologies.length === 0) return null;
  return (
    <ul className={styles.technologies} aria-label="Technologies">
      {technologies.map((technology) => (
        <li key={technology}>
          {getAddress === undefined ? technology : <SiteLink href={getAddress(technology)}>{technology}</SiteLink>}
        </li>
      ))}
    </ul>
  );
}
