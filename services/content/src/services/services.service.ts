import type { ServiceDraft, ServiceListQuery, ServicePatch } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemKinds } from '../items/item-kinds.js';
import type { Items } from '../items/items.js';
import { serviceKind } from './service.js';
import type { ServiceRecord } from './service-record.js';

const SORTS = {
  order: { key: 'order', direction: 1 },
  name: { key: 'name', direction: 1 },
  name_desc: { key: 'name', direction: -1 },
  latest: { key: 'latest', direction: -1 },
  oldest: { key: 'latest', direction: 1 },
} as const;

@Injectable()
export class ServicesService {
  readonly items: Items<ServiceRecord, ServiceDraft, ServicePatch>;

  constructor(kinds: ItemKinds) {
    this.items = kinds.get(serviceKind);
  }

  list({ active, category, technology, homepage, search, page, limit, sort }: ServiceListQuery, viewer: Viewer) {
    const query = { status: active, facets: { category, show_in_homepage: homepage }, keyword: technology, search };
    return this.items.page({ ...query, page, limit, sort: SORTS[sort] }, true, viewer);
  }

  /** Visitors get counts of public services, staff with permission of all. */
  async stats(viewer: Viewer) {
    const shown: Record<string, boolean> = this.items.mayRead(viewer) ? {} : { is_active: true };
    const [total, active, byCategory] = await Promise.all([
      this.items.total(shown),
      this.items.total({ is_active: true }),
      this.items.breakdown('category', shown),
    ]);
    return {
      total,
      active,
      inactive: total - active,
      categories: byCategory.length,
      // Every service has at least one feature, as the contract requires.
      withFeatures: total,
      byCategory: byCategory.map(({ value, count }) => ({ name: String(value), count })),
    };
  }
}
