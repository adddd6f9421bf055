import type { ProjectList } from '@atelier/contracts/content/project-http';
import type { Service } from '@atelier/contracts/content/service';
import { Button } from '../../design/Button';
import { ProjectCard } from '../../portfolio/ProjectCard';
import { projectsAddress } from '../../portfolio/projectFilter';
import styles from './ServiceProjects.module.css';

/** Projects for which the studio provided the service. Not rendered if there are none. */
export function ServiceProjects({ service, list }: { service: Service; list: ProjectList | undefined }) {
  const { projects = [], total = 0 } = list ?? {};
  if (projects.length === 0) return null;
  return (
    <section className={styles.work} aria-labelledby="service-projects">
      <div className={styles.head}>
        <h2 id="service-projects">Selected Work</h2>
        {total > projects.length && (
          <Button variant="link" href={projectsAddress({ service: service.slug })}>
            All {total} projects
          </Button>
        )}
      </div>
      <div className={styles.grid}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
    </section>
  );
}
