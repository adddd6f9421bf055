import type { MemberDraft, MemberListQuery, MemberPatch } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemKinds } from '../items/item-kinds.js';
import type { Items } from '../items/items.js';
import { memberKind } from './member.js';
import type { MemberRecord } from './member-record.js';

const SORTS = {
  order: { key: 'order', direction: 1 },
  oldest: { key: 'date', direction: 1 },
  latest: { key: 'date', direction: -1 },
  name: { key: 'name', direction: 1 },
  name_desc: { key: 'name', direction: -1 },
} as const;

@Injectable()
export class MembersService {
  readonly items: Items<MemberRecord, MemberDraft, MemberPatch>;

  constructor(kinds: ItemKinds) {
    this.items = kinds.get(memberKind);
  }

  list({ active, search, page, limit, sort, ...filter }: MemberListQuery, viewer: Viewer) {
    const facets = {
      department: filter.department,
      expertise_level: filter.expertise,
      is_leadership: filter.leadership,
      is_featured: filter.featured,
      show_in_about: filter.about,
    };
    return this.items.page({ status: active, facets, search, page, limit, sort: SORTS[sort] }, true, viewer);
  }

  /** Visitors get counts of visible members, staff with permission of all. */
  async stats(viewer: Viewer) {
    const shown = this.shownTo(viewer);
    const [total, active, featured, leadership, departments] = await Promise.all([
      this.items.total(shown),
      this.items.total({ is_active: true }),
      this.items.total({ ...shown, is_featured: true }),
      this.items.total({ ...shown, is_leadership: true }),
      this.items.breakdown('department', shown),
    ]);
    return { total, active, inactive: total - active, featured, leadership, departments: departments.length };
  }

  async departments(viewer: Viewer) {
    const departments = await this.items.breakdown('department', this.shownTo(viewer));
    return departments.map(({ value, count }) => ({ name: String(value), count }));
  }

  private shownTo(viewer: Viewer): Record<string, boolean> {
    return this.items.mayRead(viewer) ? {} : { is_active: true };
  }
}
