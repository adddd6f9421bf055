import {
  idOrSlug,
  paginate,
  type ServiceCategory,
  type ServiceDraft,
  type ServiceListQuery,
  type ServicePatch,
  serviceCategory,
  serviceInput,
  serviceListQuery,
  serviceOrder,
  servicePatch,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ItemForms } from '../items/item-forms.js';
import { itemWrites } from '../items/item-writes.js';
import { placeFiles, toService } from './service.js';
import type { ServiceRecord } from './service-record.js';
import { ServicesService } from './services.service.js';

const categoryQuery = serviceListQuery.omit({ category: true });

const answer = (record: ServiceRecord, isStaff: boolean, message?: string) => {
  const service = toService(record, isStaff);
  return { success: true as const, ...(message === undefined ? {} : { message }), data: service, service };
};

const Writes = itemWrites<ServiceRecord, ServiceDraft, ServicePatch>({
  path: 'services',
  created: { owner: 'services', schema: serviceInput, place: placeFiles },
  changed: { owner: 'services', schema: servicePatch, place: placeFiles },
  noun: 'Service',
  nouns: 'service(s)',
  answer,
});

@Controller()
export class ServicesController extends Writes {
  constructor(
    private readonly services: ServicesService,
    forms: ItemForms,
  ) {
    super(services, forms);
  }

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

  @Operation('PATCH /services/order')
  async order(@Body({ schema: serviceOrder }) { ids }: { ids: string[] }, @CurrentViewer() viewer: Viewer) {
    const services = await this.services.order(ids, viewer);
    const data = services.map(({ id, display_order, version }) => ({ id, display_order, version }));
    return { success: true, message: 'Order saved successfully', data };
  }
}
