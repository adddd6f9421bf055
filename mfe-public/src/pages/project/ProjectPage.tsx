import type { Project, ProjectSummary } from '@atelier/contracts/content/project';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isWorthRetrying, serverMessageOr } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { Missing } from '../../design/Missing';
import { MissingItem } from '../../design/MissingItem';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { TextPlaceholder } from '../../design/TextPlaceholder';
import { TryAgain } from '../../design/TryAgain';
import { useReplyTime } from '../../replyTime';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { Neighbors } from './Neighbors';
import { ProjectHead } from './ProjectHead';
import { ProjectStory } from './ProjectStory';
import { NO_SUCH_PROJECT, neighborsNeed, projectNeeds, servicesNeed } from './projectNeeds';

function ProjectNotFound({ error, retry }: { error: Error | undefined; retry(): void }) {
  const isFault = error !== undefined && isWorthRetrying(error);
  const View = isFault ? Missing : MissingItem;
  return (
    <View title="Project Not Found" text={serverMessageOr(error, NO_SUCH_PROJECT)}>
      <Button href="/projects">Back to Projects</Button>
      {isFault && <TryAgain retry={retry} variant="secondary" />}
    </View>
  );
}

/** List items have neither the project's rich text nor its case study. */
const isWhole = (project: ProjectSummary | Project): project is Project => 'content' in project;

export function ProjectPage({ location }: PageProps) {
  const reply = useReplyTime();
  const { data, error, mutate } = useAnswer(projectNeeds(location).project, FRESH_FOR_MS.project);
  const known = useKnownItem<ProjectSummary>('projects', location.params.slug);
  const hasCaseStudy = Boolean(data?.project.case_study);
  const neighbors = useAnswer(hasCaseStudy ? neighborsNeed(location) : null, FRESH_FOR_MS.project).data?.data;
  const hasServices = Boolean(data?.project.services?.length);
  const services = useAnswer(hasServices ? servicesNeed(location) : null, FRESH_FOR_MS.project).data?.data;
  const isWaiting = data === undefined && error === undefined;
  const project = data?.project ?? (isWaiting ? known : undefined);
  useHeadingAfter(isWaiting);
  if (project === undefined)
    return isWaiting ? (
      <PagePlaceholder heading="Loading project" testId="project-skeleton" />
    ) : (
      <ProjectNotFound error={error} retry={() => void mutate()} />
    );
  return (
    <>
      <article aria-busy={isWaiting}>
        <ProjectHead project={project} services={services} />
        {isWhole(project) ? <ProjectStory project={project} /> : <TextPlaceholder testId="project-skeleton" />}
      </article>
      {neighbors && <Neighbors {...neighbors} />}
      <ClosingCall
        look="frames"
        title="Need something like this?"
        text={`Or something completely different? Tell us what you need, and we’ll tell you ${reply} how we’d start.`}
      >
        <Button href="/contact">Start Your Project</Button>
        <Button href="/projects" variant="secondary">
          View More Projects
        </Button>
      </ClosingCall>
    </>
  );
}
