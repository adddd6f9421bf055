import {
  type BulkUpdate,
  bulkIds,
  bulkUpdate,
  idOrSlug,
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
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bulkAnswerOf } from '../items/bulk.js';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { placeFiles, placeNewFiles, toProject, toSummary } from './project.js';
import type { ProjectRecord } from './project-record.js';
import { ProjectsService } from './projects.service.js';

const NEW: ItemForm<ProjectDraft> = { owner: 'projects', schema: projectInput, place: placeNewFiles };
const CHANGED: ItemForm<ProjectPatch> = { owner: 'projects', schema: projectPatch, place: placeFiles };

const answer = (record: ProjectRecord, isStaff: boolean, message?: string) => {
  const project = toProject(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: project, project };
};

@Controller()
export class ProjectsController {
  constructor(
    private readonly projects: ProjectsService,
    private readonly forms: ItemForms,
  ) {}

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
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.projects.find(id, viewer), this.projects.mayRead(viewer));
  }

  @Operation('POST /projects')
  async create(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const created = await this.forms.take(request, NEW, (draft) => this.projects.create(draft, viewer));
    return answer(created, true, 'Project created successfully');
  }

  @Operation('PUT /projects/{id}')
  async update(
    @Param('id', { schema: idOrSlug }) id: string,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.forms.take(request, CHANGED, (patch) =>
      this.projects.update(id, patch, { viewer, expectedVersion }),
    );
    return answer(changed, true, 'Project updated successfully');
  }

  @Operation('PATCH /projects/{id}/status')
  async setStatus(
    @Param('id', { schema: idOrSlug }) id: string,
    @Body({ schema: projectStatusChange }) { status, completed }: { status: ProjectStatus; completed?: boolean },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.projects.setStatus(id, status, completed, { viewer, expectedVersion });
    return answer(changed, true, 'Status updated successfully');
  }

  @Operation('DELETE /projects/{id}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    await this.projects.delete(id, { viewer, expectedVersion });
    return { success: true, message: 'Project deleted successfully' };
  }

  @Operation('PATCH /projects/bulk')
  async updateMany(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: Viewer) {
    return bulkAnswerOf(await this.projects.updateEach(updates, viewer), 'project(s)', 'updated');
  }

  @Operation('DELETE /projects/bulk')
  async deleteMany(@Body({ schema: bulkIds }) ids: string[], @CurrentViewer() viewer: Viewer) {
    return bulkAnswerOf(await this.projects.deleteEach(ids, viewer), 'project(s)', 'deleted');
  }
}
