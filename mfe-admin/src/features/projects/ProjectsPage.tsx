import type { ProjectStats, ProjectSummary } from '@atelier/contracts';
import { PlusOutlined } from '#icons';
import { useCsvTools } from '../../csv-import/useCsvTools';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { useContentTools } from '../../history/useContentTools';
import { usePlatform } from '../../platform/usePlatform';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import { CARD_VIEWS } from '../../resource-page/cardViews';
import { ItemCards, ItemCardsSkeleton } from '../../resource-page/ItemCards';
import { listStatus } from '../../resource-page/listStatus';
import { PageMenu } from '../../resource-page/PageMenu';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { pageOf } from '../../resource-page/pageOf';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import type { Stat } from '../../resource-page/StatCards';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { useListPath } from '../../resource-page/useListPath';
import { useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import type { PageProps } from '../../routing/AdminRoute';
import { EditProject } from './EditProject';
import { ProjectCard } from './ProjectCard';
import { ProjectEditor } from './ProjectEditor';
import { ProjectFilters } from './ProjectFilters';
import { projectAsContent } from './projectAsContent';
import { PROJECT_NOUN, projectBulkEntries } from './projectBulk';
import { PROJECT_CSV } from './projectCsv';
import { isFiltering, PROJECT_LIST_DEFAULTS, type ProjectListState } from './projectListState';
import { createProject, PROJECTS_PER_PAGE, readProjects } from './projects.api';
import { useMissingRights } from './useMissingRights';
import { useProjectActions } from './useProjectActions';
import { useProjects } from './useProjects';

const NOTHING: readonly ProjectSummary[] = [];
const LIST_PATH = '/admin/projects';

type Change = (changes: Partial<ProjectListState>) => void;

const statsOf = (
  stats: ProjectStats['data'] | undefined,
  { status, featured }: ProjectListState,
  change: Change,
): Stat[] => {
  const figure = (label: string, value: number | undefined, chosen: Pick<ProjectListState, 'status' | 'featured'>) => ({
    label,
    value,
    isSelected: status === chosen.status && featured === chosen.featured,
    onSelect: () => change(chosen),
  });
  return [
    figure('Total Projects', stats?.total, { status: 'all', featured: 'all' }),
    figure('Published', stats?.published, { status: 'published', featured: 'all' }),
    figure('Draft', stats?.draft, { status: 'draft', featured: 'all' }),
    figure('Featured', stats?.featured, { status: 'all', featured: 'true' }),
  ];
};

/** The portfolio: find a project, tell what it was, show it. */
export function ProjectsPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [state, change] = useListState(PROJECT_LIST_DEFAULTS);
  const list = useProjects(state);
  const { refresh, failure } = list;
  const projects = list.projects ?? NOTHING;
  const selection = useSelection(projects);
  const actions = useProjectActions(refresh);
  const tools = useContentTools(CONTENT_SORTS.projects, projectAsContent, refresh);
  const bulk = useBulkAction<ProjectSummary>(PROJECT_NOUN, async () => {
    selection.clear();
    await refresh();
  });
  const missing = useMissingRights();
  const at = useListPath(LIST_PATH, subPath, missing.write === undefined);
  const csv = useCsvTools(PROJECT_CSV, at, {
    create: (draft) => createProject(api, draft, []),
    readAll: () => readProjects(api, state),
    refresh,
  });
  const firstProject = (
    <PermittedButton missing={missing.write} onClick={at.add}>
      Add Your First Project
    </PermittedButton>
  );

  return (
    <>
      <ResourcePage
        title="Projects Manager"
        subtitle="Manage your portfolio projects and showcase your work"
        actions={
          <>
            <BulkMenu
              selected={selection.selected}
              entries={projectBulkEntries(api, missing)}
              isRunning={bulk.isRunning}
              onRun={bulk.run}
            />
            <PageMenu actions={csv.actions} />
            <PermittedButton type="primary" icon={<PlusOutlined />} missing={missing.write} onClick={at.add}>
              Add Project
            </PermittedButton>
          </>
        }
        stats={statsOf(list.stats, state, change)}
        filters={<ProjectFilters state={state} onChange={change} />}
        viewsOf="projects"
        selectionBar={
          <SelectionBar selection={selection} count={`${projects.length} of ${list.total} projects`}>
            <ViewToggle value={state.view} views={CARD_VIEWS} onChange={(view) => change({ view, page: state.page })} />
          </SelectionBar>
        }
        status={listStatus(failure, list.projects)}
        skeleton={<ItemCardsSkeleton view={state.view} />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={
          isFiltering(state)
            ? { title: 'No projects found', hint: 'Try adjusting your search or filters' }
            : { title: 'No projects found', hint: 'Get started by adding your first project', action: firstProject }
        }
        pagination={pageOf(state.page, PROJECTS_PER_PAGE, list.total, change)}
      >
        <ItemCards view={state.view}>
          {projects.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              isSelected={selection.has(project.id)}
              onToggle={selection.toggle}
              onEdit={at.edit}
              onDelete={actions.remove}
              more={tools.actionsOf(project)}
            />
          ))}
        </ItemCards>
      </ResourcePage>
      {at.edited === 'new' && (
        <ProjectEditor
          project={undefined}
          onClose={at.close}
          onSave={async (draft, uploads) => (await actions.create(draft, uploads)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditProject id={at.edited} onClose={at.close} onSave={actions.update} />
      )}
      {tools.dialogs}
      {csv.dialog}
      <BulkReport report={bulk.report} nameOf={({ title }) => title} onClose={bulk.closeReport} />
    </>
  );
}
