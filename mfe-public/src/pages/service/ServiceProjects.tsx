import type { ProjectList } from '@atelier/contracts/content/project-http';
import type { Service } from '@atelier/contracts/content/service';
import { Button } from '../../design/Button';
import { CardGrid, TitledSection } from '../../design/TitledSection';
import { ProjectCard } from '../../portfolio/ProjectCard';
import { projectsAddress } from '../../portfolio/projectFilter';

function AllProjects({ service, total }: { service: Service; total: number }) {
  return (
    <Button variant="link" href={projectsAddress({ service: service.slug })}>
      All {total} projects
    </Button>
  );
}

/** The latest projects for which the studio provided the service. Not rendered if there are none. */
export function ServiceProjects({ service, list }: { service: Service; list: ProjectList | undefined }) {
  const { projects = [], total = 0 } = list ?? {};
  if (projects.length === 0) return null;
  return (
    <TitledSection
      id="service-projects"
      title="Selected Work"
      aside={total > projects.length && <AllProjects service={service} total={total} />}
    >
      <CardGrid>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </CardGrid>
    </TitledSection>
  );
}
