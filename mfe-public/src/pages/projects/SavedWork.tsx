import { Button } from '../../design/Button';
import { TitledSection } from '../../design/TitledSection';
import rows from '../../portfolio/ProjectRows.module.css';
import { getAddress } from '../../portfolio/project';
import { toggleSaved, useSavedWork } from '../../portfolio/savedWork';
import { SiteLink } from '../../routing/SiteLink';

/** The visitor's saved projects; not rendered if there are none. */
export function SavedWork() {
  const saved = useSavedWork();
  if (saved.length === 0) return null;
  return (
    <TitledSection id="saved-work" title="Saved work" aside={<p>Saved in this browser. Only you can see it.</p>}>
      <ul>
        {saved.map((project) => (
          <li key={project.slug} className={`${rows.line} ${rows.row}`}>
            <SiteLink href={getAddress({ ...project, id: project.slug })}>{project.title}</SiteLink>
            <Button
              variant="link"
              className={rows.year ?? ''}
              aria-label={`Remove ${project.title}`}
              onClick={() => toggleSaved(project)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
