import { type MemberDraft, type MemberListQuery, type MemberPatch, memberPatch } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemUseCases } from '../items/item-use-cases.js';
import type { Change } from '../items/items.js';
import { changeOfPatch, newMember } from './member.js';
import { MemberItems } from './member-items.js';
import type { MemberRecord } from './member-record.js';

const SORTS = {
  oldest: { key: 'date', direction: 1 },
  latest: { key: 'date', direction: -1 },
  name: { key: 'name', direction: 1 },
} as const;

@Injectable()
export class MembersService extends ItemUseCases<MemberRecord, MemberDraft, MemberPatch> {
  constructor(items: MemberItems) {
    super(items, memberPatch, 'Team member');
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

  create(draft: MemberDraft, viewer: Viewer): Promise<MemberRecord> {
    return this.items.create(newMember(draft), draft.slug, viewer);
  }

  update(idOrSlug: string, patch: MemberPatch, change: Change): Promise<MemberRecord> {
    return this.items.change(idOrSlug, () => changeOfPatch(patch), change);
  }

  /** Visitors are told of who is shown; staff with the right of everybody. */
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
    return this.mayRead(viewer) ? {} : { is_active: true };
  }
}
