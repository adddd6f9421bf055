import type { ProjectSummary, ServiceLink } from '@atelier/contracts/content/project';
import { StudioDate } from '../../design/StudioDate';
import { SiteLink } from '../../routing/SiteLink';
import styles from './ProjectDetails.module.css';

const shownStatus = (status: string): string => (status === 'published' ? 'Successfully Delivered' : 'In Progress');

function Services({ services }: { services: readonly ServiceLink[] }) {
  if (services.length === 0) return null;
  return (
    <div>
      <dt>Services</dt>
      <dd>
        <ul>
          {services.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink href={`/services/${slug}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

interface ProjectDetailsProps {
  project: ProjectSummary;
  services?: readonly ServiceLink[] | undefined;
}

/** Projects have days without a time, which the database keeps as midnight in UTC. */
const DAYS_ZONE = 'UTC';

/** Client, dates, status, and the services that the studio provided. */
export function ProjectDetails({ project, services = [] }: ProjectDetailsProps) {
  return (
    <section className={styles.details} aria-labelledby="project-details">
      <h2 id="project-details">Project Details</h2>
      <dl>
        {project.client !== null && (
          <div>
            <dt>Client</dt>
            <dd>{project.client}</dd>
          </div>
        )}
        {project.completion_date !== null && (
          <div>
            <dt>Completed</dt>
            <dd>
              <StudioDate at={project.completion_date} timeZone={DAYS_ZONE} />
            </dd>
          </div>
        )}
        <div>
          <dt>Status</dt>
          <dd>{shownStatus(project.status)}</dd>
        </div>
        <Services services={services} />
      </dl>
    </section>
  );
}
