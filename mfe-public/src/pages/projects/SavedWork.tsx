import { actionClass } from '../../design/ActionLink';
import { addressOf } from '../../portfolio/project';
import { toggleSaved, useSavedWork } from '../../portfolio/savedWork';
import { SiteLink } from '../../routing/SiteLink';
import styles from './SavedWork.module.css';

/** The projects that this visitor has saved; not rendered without any. */
export function SavedWork() {
  const saved = useSavedWork();
  if (saved.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-work">
      <h2 id="saved-work">Saved work</h2>
      <div>
        <p>Kept in this browser, seen by nobody else.</p>
        <ul>
          {saved.map((project) => (
            <li key={project.slug}>
              <SiteLink href={addressOf({ ...project, id: project.slug })}>{project.title}</SiteLink>
              <button
                type="button"
                className={actionClass('link')}
                aria-label={`Remove ${project.title}`}
                onClick={() => toggleSaved(project)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
