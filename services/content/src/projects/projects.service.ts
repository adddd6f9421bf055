import {
  type ProjectDraft,
  type ProjectListQuery,
  type ProjectPatch,
  type ProjectStatus,
  projectPatch,
} from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemTally } from '../items/item-tally.js';
import { ItemUseCases } from '../items/item-use-cases.js';
import type { Change } from '../items/items.js';
import { withCleanContent } from '../items/rich-text/rich-text.js';
import { changeOfPatch, newProject } from './project.js';
import { ProjectItems } from './project-items.js';
import type { ProjectRecord } from './project-record.js';

const SORTS = {
  latest: { key: 'date', direction: -1 },
  oldest: { key: 'date', direction: 1 },
  title: { key: 'title', direction: 1 },
} as const;

/** Percent of clients who came back; the studio states it, nothing measures it. */
const CLIENT_RETENTION = 98;

@Injectable()
export class ProjectsService extends ItemUseCases<ProjectRecord, ProjectDraft, ProjectPatch> {
  constructor(
    items: ProjectItems,
    private readonly tally: ItemTally,
  ) {
    super(items, projectPatch, 'Project');
  }

  list({ status, category, featured, technology, search, page, limit, sort }: ProjectListQuery, viewer: Viewer) {
    const shown = status === 'all' ? undefined : status;
    const query = { status: shown, facets: { category, featured }, keyword: technology, search };
    return this.items.page({ ...query, page, limit, sort: SORTS[sort] }, 'published', viewer);
  }

  async create(draft: ProjectDraft, viewer: Viewer): Promise<ProjectRecord> {
    return this.items.create(newProject(await withCleanContent(draft)), draft.slug, viewer);
  }

  async update(idOrSlug: string, patch: ProjectPatch, change: Change): Promise<ProjectRecord> {
    const clean = await withCleanContent(patch);
    return this.items.change(idOrSlug, (before) => changeOfPatch(before, clean), change);
  }

  setStatus(idOrSlug: string, status: ProjectStatus, completed: boolean | undefined, change: Change) {
    return this.update(idOrSlug, { status, ...(completed === undefined ? {} : { completed }) }, change);
  }

  /** Visitors are told of what is public; staff with the right of everything. The chips count what is public. */
  async stats(viewer: Viewer) {
    const published = { status: 'published' };
    const shown: Record<string, string> = this.items.mayRead(viewer) ? {} : published;
    const [byStatus, featured, completed, byCategory] = await Promise.all([
      this.items.breakdown('status', shown),
      this.items.total({ ...shown, featured: true }),
      this.tally.total('project.completed', { ...shown, completed: true }),
      this.items.breakdown('category', published),
    ]);
    const of = (status: ProjectStatus) => byStatus.find(({ value }) => value === status)?.count ?? 0;
    return {
      total: byStatus.reduce((sum, { count }) => sum + count, 0),
      clientRetention: CLIENT_RETENTION,
      published: of('published'),
      draft: of('draft'),
      archived: of('archived'),
      featured,
      completed,
      byCategory: byCategory.map(({ value, count }) => ({ name: String(value), count })),
    };
  }
}
