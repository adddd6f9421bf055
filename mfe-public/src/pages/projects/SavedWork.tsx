import { Button } from '../../design/Button';
import { getAddress } from '../../portfolio/project';
import { toggleSaved, useSavedWork } from '../../portfolio/savedWork';
import { SiteLink } from '../../routing/SiteLink';
import styles from './SavedWork.module.css';

/** The visitor's saved projects; not rendered if there are none. */
export function SavedWork() {
  const saved = useSavedWork();
  if (saved.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-work">
      <h2 id="saved-work">Saved work</h2>
      <div>
        <p>Saved in this browser. Only you can see it.</p>
        <ul>
          {saved.map((project) => (
            <li key={project.slug}>
              <SiteLink href={getAddress({ ...project, id: project.slug })}>{project.title}</SiteLink>
              <Button variant="link" aria-label={`Remove ${project.title}`} onClick={() => toggleSaved(project)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
