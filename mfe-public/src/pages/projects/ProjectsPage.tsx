import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useProjectFigures } from '../../data/useStudioFigures';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { FilterChips } from '../../design/FilterChips';
import { projectFilter } from '../../portfolio/projectFilter';
import { useReplyTime } from '../../replyTime';
import type { PageProps } from '../../routing/Page';
import { useFilterChange } from '../../routing/useFilterChange';
import { useStudio } from '../../studio';
import { ProjectResults } from './ProjectResults';
import styles from './ProjectsPage.module.css';
import { projectChips } from './projectChips';
import { chosenServiceNeed, projectsNeeds } from './projectsNeeds';
import { SavedWork } from './SavedWork';

export function ProjectsPage({ location }: PageProps) {
  const filter = projectFilter(location.search);
  const needs = projectsNeeds(location);
  const list = useAnswer(needs.list, FRESH_FOR_MS.projects);
  const stats = useAnswer(needs.stats, FRESH_FOR_MS.stats).data?.data;
  const service = useAnswer(chosenServiceNeed(filter), FRESH_FOR_MS.general).data?.service.name;
  const [projects, satisfaction] = useProjectFigures();
  const { figures, hasSampleTexts } = useStudio();
  const reply = useReplyTime();
  useFilterChange(filter.page, filter.category ?? '', `${filter.technology} ${filter.service}`);
  return (
    <>
      <section className={styles.hero}>
        <h1>Work</h1>
        <p>
          {hasSampleTexts
            ? 'Products people use every day: what they’re for, how we made them, and what we left out.'
            : 'What we’ve made, and for whom.'}
        </p>
        <div className={styles.figures}>
          <Figures
            figures={[
              { ...projects, label: 'Projects' },
              { ...satisfaction, label: 'Satisfaction' },
              { value: figures.years, suffix: '+', label: 'Years' },
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
        service={service ?? filter.service}
      />
      <SavedWork />
      <ClosingCall
        look="frames"
        title="Yours could be next."
        text={`Tell us what you have in mind. Half a page is plenty. You’ll hear back ${reply}, with questions.`}
      >
        <Button href="/contact">Start Your Project</Button>
        <Button href="/about" variant="secondary">
          About the Studio
        </Button>
      </ClosingCall>
    </>
  );
}
