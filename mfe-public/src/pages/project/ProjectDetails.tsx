import type { ProjectSummary } from '@atelier/contracts/content/project';
import { shownDate } from '../../design/dates';
import styles from './ProjectDetails.module.css';

const shownStatus = (status: string): string => (status === 'published' ? 'Successfully Delivered' : 'In Progress');

/** Client, dates, and status. */
export function ProjectDetails({ project }: { project: ProjectSummary }) {
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
              <time dateTime={project.completion_date}>{shownDate(project.completion_date)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>Status</dt>
          <dd>{shownStatus(project.status)}</dd>
        </div>
      </dl>
    </section>
  );
}
