import {
  itemId,
  type ProjectDraft,
  type ProjectListQuery,
  type ProjectPatch,
  type ProjectStatus,
  paginate,
  projectInput,
  projectListQuery,
  projectPatch,
  projectStatusChange,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ItemForms } from '../items/item-forms.js';
import { itemWrites } from '../items/item-writes.js';
import { placeFiles, placeNewFiles, toProject, toSummary } from './project.js';
import type { ProjectRecord } from './project-record.js';
import { ProjectsService } from './projects.service.js';

const answer = (record: ProjectRecord, isStaff: boolean, message?: string) => {
  const project = toProject(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: project, project };
};

const PROJECT_ID = itemId('Project');

const Writes = itemWrites<ProjectRecord, ProjectDraft, ProjectPatch>({
  path: 'projects',
  created: { owner: 'projects', schema: projectInput, place: placeNewFiles },
  changed: { owner: 'projects', schema: projectPatch, place: placeFiles },
  noun: 'Project',
  nouns: 'project(s)',
  answer,
});

@Controller()
export class ProjectsController extends Writes {
  constructor(
    private readonly projects: ProjectsService,
    forms: ItemForms,
  ) {
    super(projects, forms);
  }

  @Operation('GET /projects')
  async list(@Query({ schema: projectListQuery }) query: ProjectListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.projects.list(query, viewer);
    const isStaff = this.projects.mayRead(viewer);
    const projects = items.map((item) => toSummary(item, isStaff));
    const pagination = paginate(query.page, query.limit, total);
    return { success: true, data: projects, projects, total, pagination };
  }

  @Operation('GET /projects/stats')
  async stats(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.projects.stats(viewer) };
  }

  @Operation('GET /projects/{id}')
  async one(@Param('id', { schema: PROJECT_ID }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.projects.find(id, viewer), this.projects.mayRead(viewer));
  }

  @Operation('PATCH /projects/{id}/status')
  async setStatus(
    @Param('id', { schema: PROJECT_ID }) id: string,
    @Body({ schema: projectStatusChange }) { status, completed }: { status: ProjectStatus; completed?: boolean },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.projects.setStatus(id, status, completed, { viewer, expectedVersion });
    return answer(changed, true, 'Status updated successfully');
  }
}
