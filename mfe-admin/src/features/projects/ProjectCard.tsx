import type { ProjectSummary } from '@atelier/contracts';
import { useState } from 'react';
import { Checkbox, Tag } from '#antd';
import { GithubOutlined, GlobalOutlined, StarFilled } from '#icons';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import styles from './Projects.module.css';
import { dateOf, STATUS_COLORS, STATUS_LABELS } from './projectLabels';
import { useMissingRights } from './useMissingRights';

const SHOWN_TECHNOLOGIES = 3;
const SHOWN_DESCRIPTION = 100;

export interface ProjectHandlers {
  onEdit: (project: ProjectSummary) => void;
  onDelete: (project: ProjectSummary) => void;
  /** What else can be done with it. */
  more: readonly RowAction[];
}

interface Props extends ProjectHandlers {
  project: ProjectSummary;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

const openNew = (address: string) => window.open(address, '_blank', 'noopener');

/** The short description, or how the long one begins. */
const wordsOf = ({ short_description, description }: ProjectSummary): string => {
  if (short_description) return short_description;
  return description.length > SHOWN_DESCRIPTION ? `${description.slice(0, SHOWN_DESCRIPTION)}…` : description;
};

function Cover({ project }: { project: ProjectSummary }) {
  const [isBroken, setIsBroken] = useState(false);
  const image = project.featured_image;
  return (
    <div className={styles.cover}>
      {image && !isBroken && <img src={image} alt="" loading="lazy" onError={() => setIsBroken(true)} />}
      {project.featured && (
        <span className={styles.featured}>
          <StarFilled aria-hidden="true" /> Featured
        </span>
      )}
    </div>
  );
}

function Technologies({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.chips}>
      {names.slice(0, SHOWN_TECHNOLOGIES).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {names.length > SHOWN_TECHNOLOGIES && <Tag>{`+${names.length - SHOWN_TECHNOLOGIES}`}</Tag>}
    </div>
  );
}

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

/** One project as the manager shows it, in grid and list. */
export function ProjectCard({ project, isSelected, onToggle, onEdit, onDelete, more }: Props) {
  const missing = useMissingRights();
  const { id, title, status, client, completion_date, project_url } = project;
  const actions: RowAction[] = [
    { label: 'Edit Project', missing: missing.write, run: () => onEdit(project) },
    { label: 'View Details', run: () => openNew(`/projects/${id}`) },
    {
      label: 'Open Live Site',
      missing: project_url ? undefined : 'This project has no live site.',
      run: () => openNew(project_url ?? ''),
    },
    ...more,
    { label: 'Delete Project', isDangerous: true, missing: missing.delete, run: () => onDelete(project) },
  ];
  return (
    <li className={styles.card} data-is-selected={isSelected}>
      <Cover project={project} />
      <div className={styles.select}>
        <Checkbox checked={isSelected} onChange={() => onToggle(id)} aria-label={`Select ${title}`} />
      </div>
      <div className={styles.body}>
        <div className={styles.chips}>
          <Tag color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Tag>
          <Tag>{project.category_display}</Tag>
        </div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.words}>{wordsOf(project)}</p>
        <Technologies names={project.technologies} />
        <p className={styles.meta}>
          {client && <span>{client}</span>}
          {completion_date && <time dateTime={completion_date}>{dateOf(completion_date)}</time>}
        </p>
      </div>
      <div className={styles.actions}>
        <Links project={project} />
        <PermittedButton
          size="small"
          missing={missing.write}
          onClick={() => onEdit(project)}
          aria-label={`Edit ${title}`}
        >
          Edit
        </PermittedButton>
        <RowMenu subject={title} actions={actions} />
      </div>
    </li>
  );
}
