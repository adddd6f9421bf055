import {
  type BulkUpdate,
  bulkIds,
  bulkUpdate,
  idOrSlug,
  paginate,
  type ServiceCategory,
  type ServiceDraft,
  type ServiceListQuery,
  type ServicePatch,
  serviceCategory,
  serviceInput,
  serviceListQuery,
  servicePatch,
} from '@atelier/contracts';
import { CurrentViewer, ExpectedVersion, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bulkAnswerOf } from '../items/bulk.js';
import { type ItemForm, ItemForms } from '../items/item-forms.js';
import { placeFiles, toService } from './service.js';
import type { ServiceRecord } from './service-record.js';
import { ServicesService } from './services.service.js';

const NEW: ItemForm<ServiceDraft> = { owner: 'services', schema: serviceInput, place: placeFiles };
const CHANGED: ItemForm<ServicePatch> = { owner: 'services', schema: servicePatch, place: placeFiles };
const categoryQuery = serviceListQuery.omit({ category: true });

const answer = (record: ServiceRecord, isStaff: boolean, message?: string) => {
  const service = toService(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: service, service };
};

@Controller()
export class ServicesController {
  constructor(
    private readonly services: ServicesService,
    private readonly forms: ItemForms,
  ) {}

  @Operation('GET /services')
  async list(@Query({ schema: serviceListQuery }) query: ServiceListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.services.list(query, viewer);
    const isStaff = this.services.mayRead(viewer);
    const services = items.map((item) => toService(item, isStaff));
    const pagination = paginate(query.page, query.limit, total);
    return { success: true, data: services, services, total, pagination };
  }

  @Operation('GET /services/stats')
  async stats(@CurrentViewer() viewer: Viewer) {
    return { success: true, data: await this.services.stats(viewer) };
  }

  @Operation('GET /services/category/{category}')
  ofCategory(
    @Param('category', { schema: serviceCategory }) category: ServiceCategory,
    @Query({ schema: categoryQuery }) query: ServiceListQuery,
    @CurrentViewer() viewer: Viewer,
  ) {
    return this.list({ ...query, category }, viewer);
  }

  @Operation('GET /services/{id}')
  async one(@Param('id', { schema: idOrSlug }) id: string, @CurrentViewer() viewer: Viewer) {
    return answer(await this.services.find(id, viewer), this.services.mayRead(viewer));
  }

  @Operation('POST /services')
  async create(@Req() request: FastifyRequest, @CurrentViewer() viewer: Viewer) {
    const created = await this.forms.take(request, NEW, (draft) => this.services.create(draft, viewer));
    return answer(created, true, 'Service created successfully');
  }

  @Operation('PUT /services/{id}')
  async update(
    @Param('id', { schema: idOrSlug }) id: string,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    const changed = await this.forms.take(request, CHANGED, (patch) =>
      this.services.update(id, patch, { viewer, expectedVersion }),
    );
    return answer(changed, true, 'Service updated successfully');
  }

  @Operation('DELETE /services/{id}')
  async delete(
    @Param('id', { schema: idOrSlug }) id: string,
    @CurrentViewer() viewer: Viewer,
    @ExpectedVersion() expectedVersion: number | undefined,
  ) {
    await this.services.delete(id, { viewer, expectedVersion });
    return { success: true, message: 'Service deleted successfully' };
  }

  @Operation('PATCH /services/bulk')
  async updateMany(@Body({ schema: bulkUpdate }) updates: BulkUpdate, @CurrentViewer() viewer: Viewer) {
    return bulkAnswerOf(await this.services.updateEach(updates, viewer), 'service(s)', 'updated');
  }

  @Operation('DELETE /services/bulk')
  async deleteMany(@Body({ schema: bulkIds }) ids: string[], @CurrentViewer() viewer: Viewer) {
    return bulkAnswerOf(await this.services.deleteEach(ids, viewer), 'service(s)', 'deleted');
  }
}
