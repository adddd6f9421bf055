import type { ProjectSummary } from '@atelier/contracts/content/project';
import { CoverImage } from '../design/CoverImage';
import { growCover } from '../design/growCover';
import tags from '../design/Tag.module.css';
import { SiteLink } from '../routing/SiteLink';
import styles from './ProjectCard.module.css';
import { cardTechnologies, getAddress, getShortText } from './project';
import { TechnologyList } from './TechnologyList';

const CARD_SIZES = '(min-width: 900px) 52vw, 100vw';

interface ProjectCardProps {
  project: ProjectSummary;
  /** Lead: the first item of the list, as wide as the page. */
  isLead?: boolean;
}

/** A project in a list; the whole card is a link. */
export function ProjectCard({ project, isLead = false }: ProjectCardProps) {
  const Heading = isLead ? 'h2' : 'h3';
  return (
    <article className={isLead ? `${styles.card} ${styles.lead}` : styles.card}>
      <CoverImage
        src={project.featured_image}
        facts={project.featured_image_facts}
        seed={project.slug}
        sizes={isLead ? '100vw' : CARD_SIZES}
        isFirst={isLead}
        className={styles.cover}
      />
      <div className={styles.words}>
        <p className={styles.labels}>
          <span>{project.category_display}</span>
          {project.featured && <span className={`${tags.tag} ${tags.featured}`}>Featured</span>}
        </p>
        <Heading className={styles.title}>
          <SiteLink href={getAddress(project)} onClick={growCover}>
            {project.title}
          </SiteLink>
        </Heading>
        <div className={styles.about}>
          <p className={styles.text}>{getShortText(project)}</p>
          <TechnologyList technologies={cardTechnologies(project.technologies)} />
        </div>
      </div>
    </article>
  );
}
