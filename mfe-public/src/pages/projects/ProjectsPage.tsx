import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { FilterChips } from '../../design/FilterChips';
import type { PageProps } from '../../routing/Page';
import { useFilterChange } from '../../routing/useFilterChange';
import { ProjectResults } from './ProjectResults';
import styles from './ProjectsPage.module.css';
import { projectChips } from './projectChips';
import { projectFilter, projectsNeeds } from './projectsNeeds';
import { SavedWork } from './SavedWork';

/** Figures for the header when the server has none. */
const FALLBACK = { projects: '50+', satisfaction: 98 } as const;

export function ProjectsPage({ location }: PageProps) {
  const filter = projectFilter(location.search);
  const needs = projectsNeeds(location);
  const list = useAnswer(needs.list, FRESH_FOR_MS.projects);
  const stats = useAnswer(needs.stats, FRESH_FOR_MS.stats).data?.data;
  useFilterChange(filter.page, filter.category ?? '');
  return (
    <>
      <section className={styles.hero}>
        <h1>Work</h1>
        <p>Things that are in use: what they are for, how they were made, and what was left out.</p>
        <div className={styles.figures}>
          <Figures
            figures={[
              { value: stats?.total ?? FALLBACK.projects, label: 'Projects' },
              { value: stats?.clientRetention || FALLBACK.satisfaction, suffix: '%', label: 'Satisfaction' },
              { value: 5, suffix: '+', label: 'Years' },
            ]}
          />
        </div>
      </section>
      <FilterChips name="Categories" chips={projectChips(stats, filter)} />
      <ProjectResults
        list={list.data ?? undefined}
        error={list.data === undefined ? list.error : undefined}
        retry={() => void list.mutate()}
        filter={filter}
      />
      <SavedWork />
      <ClosingCall
        title="The next one is yours."
        text="Tell us what you have in mind, half a page is plenty. You hear back within 24 hours, with questions."
      >
        <ActionLink href="/contact">Start Your Project</ActionLink>
        <ActionLink href="/about" variant="secondary">
          About the Studio
        </ActionLink>
      </ClosingCall>
    </>
  );
}
