import type { ProjectList } from '@atelier/contracts/content/project-http';
import { serverMessageOr } from '../../data/apiError';
import { ActionLink, actionClass } from '../../design/ActionLink';
import { CardPlaceholder } from '../../design/CardPlaceholder';
import { Notice } from '../../design/Notice';
import { Pagination } from '../../design/Pagination';
import { TryAgain } from '../../design/TryAgain';
import { ProjectCard } from '../../portfolio/ProjectCard';
import { RESULTS_ID } from '../../routing/useFilterChange';
import styles from './ProjectResults.module.css';
import { type ProjectFilter, projectsAddress, shownCategory } from './projectsNeeds';

interface ProjectResultsProps {
  list: ProjectList | undefined;
  error: Error | undefined;
  retry(): void;
  filter: ProjectFilter;
}

const LOAD_FAILURE = 'Something went wrong while fetching our amazing work. Please try again.';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

const countLine = ({ projects, pagination }: ProjectList, { category, page }: ProjectFilter): string => {
  const line = `Showing ${projects.length} ${projects.length === 1 ? 'project' : 'projects'} in ${shownCategory(category)}`;
  return pagination.totalPages > 1 ? `${line}, page ${page} of ${pagination.totalPages}` : line;
};

/** The first page opens with one piece, large: the first flagged featured, else the first. */
function Projects({ list: { projects, pagination }, filter }: { list: ProjectList; filter: ProjectFilter }) {
  const lead = filter.page === 1 ? (projects.find(({ featured }) => featured) ?? projects[0]) : undefined;
  const others = projects.filter((project) => project !== lead);
  return (
    <>
      {lead !== undefined && (
        <section aria-label="Featured project">
          <ProjectCard project={lead} isLead />
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.more} aria-labelledby="more-projects">
          <h2 id="more-projects">More Projects</h2>
          <div className={styles.grid}>
            {others.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </div>
        </section>
      )}
      <Pagination
        current={filter.page}
        totalPages={pagination.totalPages}
        addressOf={(page) => projectsAddress({ ...filter, page })}
      />
    </>
  );
}

function Empty({ filter, retry }: { filter: ProjectFilter; retry(): void }) {
  const isFiltered = filter.category !== undefined || filter.page > 1;
  return (
    <Notice
      title="No Projects Found"
      text={isFiltered ? 'Nothing on this shelf yet. It could be yours.' : 'The first project is still being made.'}
    >
      {isFiltered ? (
        <ActionLink href="/projects">View All Projects</ActionLink>
      ) : (
        <button type="button" className={actionClass()} onClick={retry}>
          Refresh
        </button>
      )}
      <ActionLink href="/contact" variant="secondary">
        Start Your Project
      </ActionLink>
    </Notice>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.leadPlaceholder}>
        <CardPlaceholder of="project" />
      </div>
      <div className={`${styles.grid} ${styles.more}`}>
        {PLACEHOLDERS.map((key) => (
          <CardPlaceholder key={key} of="project" />
        ))}
      </div>
    </>
  );
}

/** The list of projects, or its empty, failed or loading state. */
export function ProjectResults({ list, error, retry, filter }: ProjectResultsProps) {
  const isWaiting = list === undefined && error === undefined;
  return (
    <section className={styles.results} aria-busy={isWaiting} aria-label="Projects">
      <p id={RESULTS_ID} tabIndex={-1} className={styles.count} role="status">
        {list !== undefined && countLine(list, filter)}
        {isWaiting && 'Loading projects'}
      </p>
      {list !== undefined && list.projects.length > 0 && <Projects list={list} filter={filter} />}
      {list !== undefined && list.projects.length === 0 && <Empty filter={filter} retry={retry} />}
      {error !== undefined && (
        <Notice title="Unable to load projects" text={serverMessageOr(error, LOAD_FAILURE)} role="alert">
          <TryAgain retry={retry} />
        </Notice>
      )}
      {isWaiting && <Waiting />}
    </section>
  );
}
