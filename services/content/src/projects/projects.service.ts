import type {
  ProjectDraft,
  ProjectListQuery,
  ProjectNeighbors,
  ProjectPatch,
  ProjectStatus,
  ServiceLink,
} from '@atelier/contracts';
import { Tally, type Viewer } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { type AnyItems, ItemKinds } from '../items/item-kinds.js';
import type { Items } from '../items/items.js';
import { serviceKind } from '../services/service.js';
import { StudioService } from '../studio/studio.service.js';
import { projectKind } from './project.js';
import { CREDITED } from './project.schema.js';
import type { ProjectRecord } from './project-record.js';

const SORTS = {
  order: { key: 'order', direction: 1 },
  latest: { key: 'date', direction: -1 },
  oldest: { key: 'date', direction: 1 },
  title: { key: 'title', direction: 1 },
  title_desc: { key: 'title', direction: -1 },
} as const;

const linkTo = (project: ProjectRecord | undefined): ProjectNeighbors['next'] =>
  project === undefined ? null : { slug: project.slug, title: project.title };

const slugsIn = async (items: Pick<AnyItems, 'slugsOf'>, slug: string | undefined): Promise<string[] | undefined> =>
  slug === undefined ? undefined : items.slugsOf(slug);

@Injectable()
export class ProjectsService {
  readonly items: Items<ProjectRecord, ProjectDraft, ProjectPatch>;

  constructor(
    private readonly kinds: ItemKinds,
    private readonly tally: Tally,
    private readonly studio: StudioService,
  ) {
    this.items = kinds.get(projectKind);
  }

  async list(given: ProjectListQuery, viewer: Viewer) {
    const { status, category, featured, technology, service, member, search, page, limit, sort } = given;
    const shown = status === 'all' ? undefined : status;
    const [services, members] = await Promise.all([
      slugsIn(this.kinds.of('service'), service),
      slugsIn(this.kinds.of('member'), member),
    ]);
    const containing = { services, [CREDITED]: members };
    const query = { status: shown, facets: { category, featured }, keyword: technology, containing, search };
    return this.items.page({ ...query, page, limit, sort: SORTS[sort] }, 'published', viewer);
  }

  async neighbors(idOrSlug: string, viewer: Viewer): Promise<ProjectNeighbors> {
    const project = await this.items.find(idOrSlug, viewer);
    const [before, after] = await this.items.beside(project, { status: 'published' }, SORTS.order);
    return { previous: linkTo(before), next: linkTo(after) };
  }

  async services(idOrSlug: string, viewer: Viewer): Promise<ServiceLink[]> {
    const { services = [] } = await this.items.find(idOrSlug, viewer);
    const found = await this.kinds.get(serviceKind).named(services);
    return found.map(({ slug, name }) => ({ slug, name }));
  }

  /**
   * Visitors get counts of public projects, staff with permission of all. The filter chips count public ones. Client
   * satisfaction comes from the studio settings.
   */
  async stats(viewer: Viewer) {
    const published = { status: 'published' };
    const shown: Record<string, string> = this.items.mayRead(viewer) ? {} : published;
    const [byStatus, featured, completed, byCategory, { figures }] = await Promise.all([
      this.items.breakdown('status', shown),
      this.items.total({ ...shown, featured: true }),
      this.tally.total({ cube: 'project.completed', facets: { ...shown, completed: true } }),
      this.items.breakdown('category', published),
      this.studio.facts(),
    ]);
    const of = (status: ProjectStatus) => byStatus.find(({ value }) => value === status)?.count ?? 0;
    return {
      total: byStatus.reduce((sum, { count }) => sum + count, 0),
      clientRetention: figures.satisfactionPercent,
      published: of('published'),
      draft: of('draft'),
      archived: of('archived'),
      featured,
      completed,
      byCategory: byCategory.map(({ value, count }) => ({ name: String(value), count })),
    };
  }
}
