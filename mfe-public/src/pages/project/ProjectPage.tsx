import type { Project, ProjectSummary } from '@atelier/contracts/content/project';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { isWorthRetrying, serverMessageOr } from '../../data/apiError';
import { useAnswer } from '../../data/useAnswer';
import { useKnownItem } from '../../data/useKnownItem';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Missing } from '../../design/Missing';
import { PagePlaceholder } from '../../design/PagePlaceholder';
import { TextPlaceholder } from '../../design/TextPlaceholder';
import { TryAgain } from '../../design/TryAgain';
import type { PageProps } from '../../routing/Page';
import { useHeadingAfter } from '../../routing/useArrival';
import { ProjectHead } from './ProjectHead';
import { ProjectStory } from './ProjectStory';
import { NO_SUCH_PROJECT, projectNeeds } from './projectNeeds';

function ProjectNotFound({ error, retry }: { error: Error | undefined; retry(): void }) {
  return (
    <Missing title="Project Not Found" text={serverMessageOr(error, NO_SUCH_PROJECT)}>
      <ActionLink href="/projects">Back to Projects</ActionLink>
      {error !== undefined && isWorthRetrying(error) && <TryAgain retry={retry} variant="secondary" />}
    </Missing>
  );
}

/** A list knows all of a project but its rich text, which is not shown beside overview or technical implementation. */
const isWhole = (project: ProjectSummary | Project): project is Project =>
  'content' in project || project.overview !== null || project.technical_implementation !== null;

export function ProjectPage({ location }: PageProps) {
  const { data, error, mutate } = useAnswer(projectNeeds(location).project, FRESH_FOR_MS.project);
  const known = useKnownItem<ProjectSummary>('projects', location.params.slug);
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
        <ProjectHead project={project} />
        {isWhole(project) ? <ProjectStory project={project} /> : <TextPlaceholder testId="project-skeleton" />}
      </article>
      <ClosingCall
        title="Something like this?"
        text="Or nothing like it. Tell us what should exist, and we tell you within 24 hours how we would begin."
      >
        <ActionLink href="/contact">Start Your Project</ActionLink>
        <ActionLink href="/projects" variant="secondary">
          View More Projects
        </ActionLink>
      </ClosingCall>
    </>
  );
}
