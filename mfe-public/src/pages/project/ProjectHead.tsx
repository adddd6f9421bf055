import type { Project, ProjectSummary, ServiceLink } from '@atelier/contracts/content/project';
import { Button, type ButtonVariant } from '../../design/Button';
import { CoverImage } from '../../design/CoverImage';
import { ShareButton } from '../../design/ShareButton';
import tags from '../../design/Tag.module.css';
import { TagLink } from '../../design/TagLink';
import { projectsAddress } from '../../portfolio/projectFilter';
import { TechnologyList } from '../../portfolio/TechnologyList';
import { SiteLink } from '../../routing/SiteLink';
import { OpeningClip } from './OpeningClip';
import { ProjectDetails } from './ProjectDetails';
import styles from './ProjectHead.module.css';
import { getFacts, getPictures } from './projectPictures';
import { SaveButton } from './SaveButton';

function NewTabLink({ href, variant, label }: { href: string; variant: ButtonVariant; label: string }) {
  return (
    <Button variant={variant} href={href} target="_blank" aria-label={`${label} (opens in a new tab)`}>
      {label}
    </Button>
  );
}

function Actions({ project }: { project: ProjectSummary }) {
  return (
    <div className={styles.actions}>
      {project.project_url && <NewTabLink href={project.project_url} variant="primary" label="View Live Project" />}
      {project.github_url && <NewTabLink href={project.github_url} variant="secondary" label="View Source Code" />}
      <div className={styles.own}>
        <ShareButton title={project.title} />
        <SaveButton project={project} />
      </div>
    </div>
  );
}

interface ProjectHeadProps {
  project: ProjectSummary | Project;
  services?: readonly ServiceLink[] | undefined;
}

/** Title, details and picture or clip of the project; the picture extends to the right edge. */
export function ProjectHead({ project, services }: ProjectHeadProps) {
  const { showcase } = getPictures(project);
  const clip = 'opening_clip' in project && project.opening_clip;
  return (
    <header className={styles.head}>
      <div className={styles.labels}>
        <SiteLink className={styles.back} href="/projects">
          Back to Projects
        </SiteLink>
        <TagLink href={projectsAddress({ category: project.category })}>{project.category_display}</TagLink>
        {project.featured && <span className={`${tags.tag} ${tags.featured}`}>Featured</span>}
        {project.completed && <span className={tags.tag}>Completed</span>}
      </div>
      <h1>{project.title}</h1>
      <div className={styles.about}>
        <p>{project.description}</p>
        <TechnologyList
          technologies={project.technologies}
          getAddress={(technology) => projectsAddress({ technology })}
        />
        <Actions project={project} />
      </div>
      <ProjectDetails project={project} services={services} />
      <CoverImage
        src={showcase}
        facts={getFacts(project, showcase)}
        seed={project.slug}
        sizes="(min-width: 900px) 90vw, 100vw"
        isFirst
        whenMissing="hide"
        className={styles.cover}
      >
        {clip && <OpeningClip src={clip} />}
      </CoverImage>
    </header>
  );
}
