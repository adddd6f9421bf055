import type { ProjectSummary } from '@atelier/contracts/content/project';
import { Button } from '../../design/Button';
import { CoverImage } from '../../design/CoverImage';
import { growCover } from '../../design/growCover';
import { getAddress, getShortText } from '../../portfolio/project';
import { SiteLink } from '../../routing/SiteLink';
import styles from './FeaturedProjects.module.css';

/** Up to three large projects, each extending to a different edge; not rendered without projects. */
export function FeaturedProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <section className={styles.projects} aria-labelledby="featured-projects">
      <h2 id="featured-projects">Recent work</h2>
      {projects.map((project) => (
        <article key={project.id} className={styles.project}>
          <CoverImage
            src={project.featured_image}
            facts={project.featured_image_facts}
            seed={project.slug}
            sizes="(min-width: 900px) 65vw, 100vw"
            className={styles.cover}
          />
          <div className={styles.words}>
            <p>{project.category_display}</p>
            <h3 className={styles.name}>
              <SiteLink href={getAddress(project)} onClick={growCover}>
                {project.title}
              </SiteLink>
            </h3>
            <p className={styles.story}>{getShortText(project)}</p>
          </div>
        </article>
      ))}
      <Button href="/projects" variant="secondary">
        View All Projects
      </Button>
    </section>
  );
}
