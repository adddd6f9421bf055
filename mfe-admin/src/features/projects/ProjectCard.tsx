import type { ProjectSummary } from '@atelier/contracts';
import { Tag } from '#antd';
import { GithubOutlined, GlobalOutlined, StarFilled } from '#icons';
import { EditedStatus } from '../../content-manager/EditedStatus';
import type { CardProps } from '../../content-manager/ManagerDefinition';
import { Status } from '../../layout/Status';
import { ItemCard } from '../../resource-page/ItemCards';
import styles from './ProjectCard.module.css';
import { formatDate, STATUS_COLORS, STATUS_LABELS } from './projectLabels';

const SHOWN_DESCRIPTION = 100;

/** The short description, or the start of the long one. */
const getWords = ({ short_description, description }: ProjectSummary): string => {
  if (short_description) return short_description;
  return description.length > SHOWN_DESCRIPTION ? `${description.slice(0, SHOWN_DESCRIPTION)}…` : description;
};

function Links({ project: { title, project_url, github_url } }: { project: ProjectSummary }) {
  return (
    <div className={styles.links}>
      {project_url && (
        <a href={project_url} target="_blank" rel="noopener noreferrer" aria-label={`Live site of ${title}`}>
          <GlobalOutlined aria-hidden="true" /> Live site
        </a>
      )}
      {github_url && (
        <a href={github_url} target="_blank" rel="noopener noreferrer" aria-label={`Source code of ${title}`}>
          <GithubOutlined aria-hidden="true" /> Source
        </a>
      )}
    </div>
  );
}

/** One project in the grid or list. */
export function ProjectCard({ item: project, isSelected, onToggle, controls }: CardProps<ProjectSummary>) {
  const { title, status, client, completion_date } = project;
  return (
    <ItemCard
      name={title}
      words={getWords(project)}
      image={project.featured_image}
      badge={
        project.featured && (
          <>
            <StarFilled aria-hidden="true" /> Featured
          </>
        )
      }
      tags={project.technologies}
      chips={
        <>
          <Status color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Status>
          <Tag>{project.category_display}</Tag>
          <EditedStatus item={project} />
        </>
      }
      meta={
        <>
          {client && <span>{client}</span>}
          {completion_date && <time dateTime={completion_date}>{formatDate(completion_date)}</time>}
        </>
      }
      actions={
        <>
          <Links project={project} />
          {controls}
        </>
      }
      isSelected={isSelected}
      onToggle={onToggle}
    />
  );
}
