import {
  itemId,
  type ProjectListQuery,
  type ProjectStatus,
  paginate,
  projectListQuery,
  projectStatusChange,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { toAnswer } from '../items/item-writes.js';
import { projectKind, toSummary } from './project.js';
import { ProjectsService } from './projects.service.js';

const PROJECT_ID = itemId('Project');

@Controller()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  @Operation('GET /projects')
  async list(@Query({ schema: projectListQuery }) query: ProjectListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.projects.list(query, viewer);
    const isStaff = this.projects.items.mayRead(viewer);
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
    return toAnswer(projectKind, await this.projects.items.find(id, viewer), this.projects.items.mayRead(viewer));
  }

  @Operation('GET /projects/{id}/neighbors')
  async neighbors(@Param('id', { schema: PROJECT_ID }) id: string, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.projects.neighbors(id, viewer) };
  }

  @Operation('GET /projects/{id}/services')
  async services(@Param('id', { schema: PROJECT_ID }) id: string, @CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.projects.services(id, viewer) };
  }

  @Operation('PATCH /projects/{id}/status')
  async setStatus(
    @Param('id', { schema: PROJECT_ID }) id: string,
    @Body({ schema: projectStatusChange }) { status, completed }: { status: ProjectStatus; completed?: boolean },
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.projects.items.update(
      id,
      { status, ...(completed === undefined ? {} : { completed }) },
      { viewer, expectedVersion },
    );
    return toAnswer(projectKind, changed, true, 'Status updated successfully');
  }
}
