import type { ProjectSummary } from '@atelier/contracts/content/project';
import card from '../design/LinkedCard.module.css';
import hidden from '../design/VisuallyHidden.module.css';
import { SiteLink } from '../routing/SiteLink';
import styles from './ProjectRows.module.css';
import { getAddress, getShortText } from './project';

const YEAR_LENGTH = 4;

/** The year in which the project ended, or began if it goes on. */
const getYear = ({ completion_date: end, start_date: start }: ProjectSummary): string | undefined =>
  (end ?? start)?.slice(0, YEAR_LENGTH);

const getFigure = ({ figure, unit }: NonNullable<ProjectSummary['result']>): string =>
  unit === '%' ? `${figure}%` : `${figure} ${unit}`.trim();

function Result({ project }: { project: ProjectSummary }) {
  const { result } = project;
  if (!result) return <p>{getShortText(project)}</p>;
  return (
    <p>
      <b>{getFigure(result)}</b> {result.label}
    </p>
  );
}

/** Projects as lines of a list: client, title, result, and year; each line is a link. */
export function ProjectRows({ projects }: { projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <ul>
      {projects.map((project) => {
        const year = getYear(project);
        return (
          <li key={project.id} className={`${styles.line} ${styles.row}`}>
            <div>
              <h3 className={styles.title}>
                <SiteLink href={getAddress(project)}>{project.title}</SiteLink>
              </h3>
              {project.client !== null && (
                <p className={card.labels}>
                  <span className={hidden.visuallyHidden}>Client: </span>
                  {project.client}
                </p>
              )}
            </div>
            <Result project={project} />
            {year !== undefined && (
              <p className={styles.year}>
                <time dateTime={year}>{year}</time>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
