import { Button } from '../../design/Button';
import { type SavedProject, toggleSaved, useSavedWork } from '../../portfolio/savedWork';
import styles from './SaveButton.module.css';

/** Saves the project in this browser; saved projects are listed on the projects page. */
export function SaveButton({ project }: { project: SavedProject }) {
  const isSaved = useSavedWork().some(({ slug }) => slug === project.slug);
  return (
    <Button variant="secondary" className={styles.save} aria-pressed={isSaved} onClick={() => toggleSaved(project)}>
      <svg viewBox="0 0 16 20" width="13" height="16" aria-hidden="true">
        <path d="M1.5 1.5h13v16.2L8 12.6l-6.5 5.1z" />
      </svg>
      Save
    </Button>
  );
}
