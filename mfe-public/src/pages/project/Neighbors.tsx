import type { ProjectNeighbors } from '@atelier/contracts/content/project';
import { SiteLink } from '../../routing/SiteLink';
import styles from './Neighbors.module.css';

/** Links to the previous and the next project. */
export function Neighbors({ previous, next }: ProjectNeighbors) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.neighbors} aria-label="Other projects">
      {previous !== null && (
        <SiteLink className={styles.previous} href={`/projects/${previous.slug}`} rel="prev">
          <span>Previous project</span> {previous.title}
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink className={styles.next} href={`/projects/${next.slug}`} rel="next">
          <span>Next project</span> {next.title}
        </SiteLink>
      )}
    </nav>
  );
}
