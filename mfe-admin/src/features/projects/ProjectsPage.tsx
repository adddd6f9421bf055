import type { ProjectStats, ProjectSummary } from '@atelier/contracts';
import { useLocation } from 'wouter';
import { AppstoreOutlined, PlusOutlined, UnorderedListOutlined } from '#icons';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { useContentTools } from '../../history/useContentTools';
import { usePlatform } from '../../platform/usePlatform';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import { listStatus } from '../../resource-page/listStatus';
import { PermittedButton } from '../../resource-page/PermittedButton';
import { ResourcePage } from '../../resource-page/ResourcePage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import type { Stat } from '../../resource-page/StatCards';
import { useBulkAction } from '../../resource-page/useBulkAction';
import { useListState } from '../../resource-page/useListState';
import { useSelection } from '../../resource-page/useSelection';
import { ViewToggle } from '../../resource-page/ViewToggle';
import type { PageProps } from '../../routing/AdminRoute';
import { EditProject } from './EditProject';
import { ProjectCard } from './ProjectCard';
import { ProjectEditor } from './ProjectEditor';
import { ProjectFilters } from './ProjectFilters';
import styles from './Projects.module.css';
import { ProjectsSkeleton } from './ProjectsSkeleton';
import { projectAsContent } from './projectAsContent';
import { PROJECT_NOUN, projectBulkEntries } from './projectBulk';
import { isFiltering, PROJECT_LIST_DEFAULTS, type ProjectListState } from './projectListState';
import { PROJECTS_PER_PAGE } from './projects.api';
import { useMissingRights } from './useMissingRights';
import { useProjectActions } from './useProjectActions';
import { useProjects } from './useProjects';

const VIEWS = [
  { value: 'grid', label: 'Grid view', icon: <AppstoreOutlined /> },
  { value: 'list', label: 'List view', icon: <UnorderedListOutlined /> },
];
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

/** What the address asks the editor to show: 'new', an id, or nothing. */
const editedOf = (subPath: string): string | undefined => {
  if (subPath === 'new' || subPath === 'add') return 'new';
  return /^([^/]+)\/edit$/.exec(subPath)?.[1];
};

/** The portfolio: find a project, tell what it was, show it. */
export function ProjectsPage({ subPath }: PageProps) {
  const { api } = usePlatform();
  const [, navigate] = useLocation();
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
  const edited = missing.write === undefined ? editedOf(subPath) : undefined;
  // The list's own state stays in the address while the dialog is open over it.
  const go = (path: string) => navigate(path + window.location.search);
  const add = () => go(`${LIST_PATH}/new`);
  const close = () => go(LIST_PATH);
  const firstProject = (
    <PermittedButton missing={missing.write} onClick={add}>
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
            <PermittedButton type="primary" icon={<PlusOutlined />} missing={missing.write} onClick={add}>
              Add Project
            </PermittedButton>
          </>
        }
        stats={statsOf(list.stats, state, change)}
        filters={<ProjectFilters state={state} onChange={change} />}
        viewsOf="projects"
        selectionBar={
          <SelectionBar selection={selection} count={`${projects.length} of ${list.total} projects`}>
            <ViewToggle value={state.view} views={VIEWS} onChange={(view) => change({ view, page: state.page })} />
          </SelectionBar>
        }
        status={listStatus(failure, list.projects)}
        skeleton={<ProjectsSkeleton />}
        failure={failure ?? ''}
        onRetry={() => void refresh()}
        empty={
          isFiltering(state)
            ? { title: 'No projects found', hint: 'Try adjusting your search or filters' }
            : { title: 'No projects found', hint: 'Get started by adding your first project', action: firstProject }
        }
        pagination={{
          page: Number(state.page),
          size: PROJECTS_PER_PAGE,
          total: list.total,
          onChange: (page) => change({ page: String(page) }),
        }}
      >
        <ul className={state.view === 'list' ? styles.list : styles.grid}>
          {projects.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              isSelected={selection.has(project.id)}
              onToggle={selection.toggle}
              onEdit={({ id }) => go(`${LIST_PATH}/${id}/edit`)}
              onDelete={actions.remove}
              more={tools.actionsOf(project)}
            />
          ))}
        </ul>
      </ResourcePage>
      {edited === 'new' && (
        <ProjectEditor
          project={undefined}
          onClose={close}
          onSave={async (draft, uploads) => (await actions.create(draft, uploads)) === 'saved'}
        />
      )}
      {edited !== undefined && edited !== 'new' && <EditProject id={edited} onClose={close} onSave={actions.update} />}
      {tools.dialogs}
      <BulkReport report={bulk.report} nameOf={({ title }) => title} onClose={bulk.closeReport} />
    </>
  );
}
