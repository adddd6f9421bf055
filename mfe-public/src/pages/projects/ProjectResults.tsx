import type { ProjectList } from '@atelier/contracts/content/project-http';
import { serverMessageOr } from '../../data/apiError';
import { Button } from '../../design/Button';
import { CardPlaceholder } from '../../design/CardPlaceholder';
import { NoSuchPage } from '../../design/NoSuchPage';
import { Notice } from '../../design/Notice';
import { Pagination } from '../../design/Pagination';
import { TryAgain } from '../../design/TryAgain';
import { ProjectCard } from '../../portfolio/ProjectCard';
import { ProjectRows } from '../../portfolio/ProjectRows';
import { type ProjectFilter, projectsAddress } from '../../portfolio/projectFilter';
import { isPastEnd } from '../../routing/pageNumber';
import { SiteLink } from '../../routing/SiteLink';
import { RESULTS_ID } from '../../routing/useFilterChange';
import styles from './ProjectResults.module.css';
import { shownCategory } from './projectsNeeds';

interface ProjectResultsProps {
  list: ProjectList | undefined;
  error: Error | undefined;
  retry(): void;
  filter: ProjectFilter;
  /** Name of the service by which the list is filtered. */
  service: string | undefined;
}

const LOAD_FAILURE = 'Something went wrong while fetching our amazing work. Please try again.';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** Projects with a large picture, besides the first one; the others are lines of a list. */
const LARGE = 4;

const countLine = (count: number, { category, technology }: ProjectFilter, service: string | undefined): string => {
  const line = `Showing ${count} ${count === 1 ? 'project' : 'projects'} in ${shownCategory(category)}`;
  return [line, technology && `with ${technology}`, service && `for ${service}`].filter(Boolean).join(' ');
};

/** The first page starts with one project as wide as the page: the first featured one, otherwise the first. */
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
            {others.slice(0, LARGE).map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </div>
          <ProjectRows projects={others.slice(LARGE)} />
        </section>
      )}
      <Pagination
        current={filter.page}
        totalPages={pagination.totalPages}
        getAddress={(page) => projectsAddress({ ...filter, page })}
      />
    </>
  );
}

function Empty({ filter, retry }: { filter: ProjectFilter; retry(): void }) {
  const isFiltered = [filter.category, filter.technology, filter.service].some((value) => value !== undefined);
  return (
    <Notice
      title="No Projects Found"
      text={isFiltered ? 'No projects match. Try another category.' : 'Our first project is still in the works.'}
    >
      {isFiltered ? <Button href="/projects">View All Projects</Button> : <Button onClick={retry}>Refresh</Button>}
      <Button href="/contact" variant="secondary">
        Start Your Project
      </Button>
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

function Listed({ list, filter, retry }: { list: ProjectList; filter: ProjectFilter; retry(): void }) {
  const { totalPages } = list.pagination;
  if (isPastEnd(filter.page, list))
    return (
      <NoSuchPage
        page={filter.page}
        totalPages={totalPages}
        getAddress={(page) => projectsAddress({ ...filter, page })}
      />
    );
  return list.projects.length > 0 ? <Projects list={list} filter={filter} /> : <Empty filter={filter} retry={retry} />;
}

/** The list of projects, or its empty, failed or loading state. */
export function ProjectResults({ list, error, retry, filter, service }: ProjectResultsProps) {
  const isNarrowed = (filter.technology ?? filter.service) !== undefined;
  const isWaiting = list === undefined && error === undefined;
  return (
    <section className={styles.results} aria-busy={isWaiting} aria-label="Projects">
      <p id={RESULTS_ID} tabIndex={-1} className={styles.count} role="status">
        {list !== undefined && countLine(list.projects.length, filter, service)}
        {isWaiting && 'Loading projects'}
      </p>
      {isNarrowed && (
        <p className={styles.count}>
          <SiteLink href={projectsAddress({ category: filter.category })}>Show all projects</SiteLink>
        </p>
      )}
      {list !== undefined && <Listed list={list} filter={filter} retry={retry} />}
      {error !== undefined && (
        <Notice title="Unable to load projects" text={serverMessageOr(error, LOAD_FAILURE)} role="alert">
          <TryAgain retry={retry} />
        </Notice>
      )}
      {isWaiting && <Waiting />}
    </section>
  );
}
