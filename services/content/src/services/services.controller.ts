import {
  idOrSlug,
  paginate,
  type ServiceCategory,
  type ServiceListQuery,
  serviceCategory,
  serviceListQuery,
} from '@atelier/contracts';
import { CurrentViewer, Operation, type Viewer } from '@atelier/service-kit';
import { Controller, Param, Query } from '@nestjs/common';
import { toAnswer } from '../items/item-writes.js';
import { serviceKind, toService } from './service.js';
import { ServicesService } from './services.service.js';

const categoryQuery = serviceListQuery.omit({ category: true });

@Controller()
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Operation('GET /services')
  async list(@Query({ schema: serviceListQuery }) query: ServiceListQuery, @CurrentViewer() viewer: Viewer) {
    const { items, total } = await this.services.list(query, viewer);
    const isStaff = this.services.items.mayRead(viewer);
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
    return toAnswer(serviceKind, await this.services.items.find(id, viewer), this.services.items.mayRead(viewer));
  }
}
