import type { PostDraft, PostPatch, ProjectDraft, ProjectPatch } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { dropDatabase, inspectDatabase, serviceTestEnvironment, startServiceProcess } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertOlderPosts, toNumber } from '../../test/older-posts.js';
import { insertOlderProjects } from '../../test/older-projects.js';
import { type Execution, profiled } from '../../test/profile.js';
import { contentService } from '../content.js';
import { postKind } from '../posts/post.js';
import type { PostRecord } from '../posts/post-record.js';
import { PostsService } from '../posts/posts.service.js';
import { projectKind } from '../projects/project.js';
import { CREDITED } from '../projects/project.schema.js';
import type { ProjectRecord } from '../projects/project-record.js';
import { ItemKinds } from './item-kinds.js';
import type { ItemFilter, ItemPage, ItemSort } from './item-list.js';
import type { Items } from './items.js';
import { PLACE_STRIDE } from './items.repository.js';
import { ScheduleClock } from './schedule/schedule-clock.js';

const MAIN = new URL('../main.ts', import.meta.url);
const POSTS = 10_000;
const FEW_POSTS = 100;
const PROJECTS = 2_000;
const LIMIT = 10;
const STATUSES = 4;
const MINUTES_MS = 60_000;

type Application = Awaited<ReturnType<typeof createService>>['application'];
type Posts = Items<PostRecord, PostDraft, PostPatch>;
type Projects = Items<ProjectRecord, ProjectDraft, ProjectPatch>;
type Lists = Pick<Posts['repository'] | Projects['repository'], 'page'>;

const SORTS: ItemSort[] = ['date', 'title'].flatMap((key) => [
  { key, direction: 1 as const },
  { key, direction: -1 as const },
]);
const PUBLISHED = { status: 'published' };
const POST_FILTERS: [string, ItemFilter][] = [
  ['all that is public', PUBLISHED],
  ['status=all', {}],
  ['a category', { ...PUBLISHED, facets: { category: 'design' } }],
  ['a category, status=all', { facets: { category: 'design' } }],
  ['a tag', { ...PUBLISHED, keyword: 'React' }],
  ['featured', { ...PUBLISHED, facets: { featured: true } }],
  ['a search that finds all', { ...PUBLISHED, search: 'number' }],
  ['a search that finds few', { ...PUBLISHED, search: 'rare find' }],
  ['a search, status=all', { search: 'number' }],
];
const PROJECT_FILTERS: [string, ItemFilter][] = [
  ['all that is public', PUBLISHED],
  ['status=all', {}],
  ['a category', { ...PUBLISHED, facets: { category: 'api' } }],
  ['a technology', { ...PUBLISHED, keyword: 'Go' }],
  ['a service', { ...PUBLISHED, containing: { services: ['web-development'] } }],
  ['a person in the credits', { ...PUBLISHED, containing: { [CREDITED]: ['mira-holm'] } }],
  ['featured', { ...PUBLISHED, facets: { featured: true } }],
  ['a search', { ...PUBLISHED, search: 'proj' }],
];

const expectByIndex = ({ planSummary, hasSortStage, stages }: Execution) => {
  expect(planSummary).toMatch(/^(?:IXSCAN|COUNT_SCAN|IDHACK|EOF)/);
  expect(planSummary).not.toContain('COLLSCAN');
  expect(hasSortStage).toBe(false);
  expect(stages).not.toContain('SORT');
};

describe('lists of 10,000 posts and 2,000 projects', () => {
  const env = serviceTestEnvironment('content', 'http://127.0.0.1:9/jwks.json');
  const fewEnv = serviceTestEnvironment('content', 'http://127.0.0.1:9/jwks.json');
  const applications: Application[] = [];
  let posts: Posts;
  let fewPosts: Posts;
  let projects: Projects;

  const openApplication = async (environment: NodeJS.ProcessEnv): Promise<Application> => {
    const { application } = await createService(contentService, environment);
    await application.init();
    // Stop the clock: its queries for due items would be counted too.
    await application.get(ScheduleClock).beforeApplicationShutdown();
    applications.push(application);
    return application;
  };

  beforeAll(async () => {
    await inspectDatabase(fewEnv.MONGODB_DATABASE, (database) => insertOlderPosts(database, 0, FEW_POSTS));
    await inspectDatabase(env.MONGODB_DATABASE, async (database) => {
      await insertOlderPosts(database, 0, POSTS);
      await insertOlderProjects(database, PROJECTS);
    });
    const processes = await Promise.all([startServiceProcess(MAIN, env), startServiceProcess(MAIN, env)]);
    for (const process of processes) await process.kill();
    posts = (await openApplication(env)).get(ItemKinds).get(postKind);
    projects = (applications[0] as Application).get(ItemKinds).get(projectKind);
    fewPosts = (await openApplication(fewEnv)).get(ItemKinds).get(postKind);
  }, 10 * MINUTES_MS);
  afterAll(async () => {
    for (const application of applications) await application.close();
    await dropDatabase(env.MONGODB_DATABASE);
    await dropDatabase(fewEnv.MONGODB_DATABASE);
  }, MINUTES_MS);

  /** The cost of the second read of a page, when totals and positions are cached. */
  const getCost = async ({ repository }: { repository: Lists }, query: ItemPage, database = env.MONGODB_DATABASE) => {
    await repository.page(query);
    const executions = await profiled(database, ['posts', 'projects'], () => repository.page(query));
    expect(executions).toHaveLength(1);
    return executions[0] as Execution;
  };
  const expectShort = (execution: Execution, limit = LIMIT) => {
    expectByIndex(execution);
    expect(execution.docsExamined).toBeLessThanOrEqual(limit + PLACE_STRIDE);
    // One more key for each merged status, to detect its end.
    expect(execution.keysExamined).toBeLessThanOrEqual(limit + PLACE_STRIDE + 2 * STATUSES);
  };

  it('are counted exactly, although two processes migrated them at the same time', async () => {
    expect(await posts.total({})).toBe(toNumber(POSTS));
    expect(await posts.total({ status: 'published', category: 'news' })).toBe(
      toNumber(POSTS, ({ status, category }) => status === 'published' && category === 'news'),
    );
    const react = { ...PUBLISHED, keyword: 'React', page: 1, limit: 1, sort: SORTS[0] as ItemSort };
    expect((await posts.repository.page(react)).total).toBe(
      toNumber(POSTS, ({ status, tags }) => status === 'published' && tags.includes('React')),
    );
    expect(await projects.total({})).toBe(PROJECTS);
  });

  it.each(POST_FILTERS)(
    'read posts (%s) from an index in every order, on the first page and a deep one',
    async (_name, filter) => {
      const { total } = await posts.repository.page({ ...filter, page: 1, limit: 1, sort: SORTS[0] as ItemSort });
      expect(total).toBeGreaterThan(0);
      for (const sort of SORTS)
        for (const page of [1, Math.ceil(total / LIMIT)]) {
          const query = { ...filter, page, limit: LIMIT, sort };
          expectShort(await getCost(posts, query));
        }
    },
  );

  it.each(PROJECT_FILTERS)(
    'read projects (%s) from an index in every order, on the first page and a deep one',
    async (_name, filter) => {
      const { total } = await projects.repository.page({ ...filter, page: 1, limit: 1, sort: SORTS[0] as ItemSort });
      for (const sort of SORTS)
        for (const page of [1, Math.ceil(total / LIMIT)])
          expectShort(await getCost(projects, { ...filter, page, limit: LIMIT, sort }));
    },
  );

  it('combine filters without a scan or a sort', async () => {
    const combined = {
      ...PUBLISHED,
      facets: { category: 'design', featured: true },
      keyword: 'Common',
      search: 'post',
    };
    for (const sort of SORTS) expectByIndex(await getCost(posts, { ...combined, page: 2, limit: LIMIT, sort }));
  });

  it('examine as many keys for a page of 10,000 posts as of 100, and for page 1,000 as for page 1', async () => {
    const sort = { key: 'date', direction: -1 } as const;
    const first = { ...PUBLISHED, page: 1, limit: LIMIT, sort };
    const [few, many] = [await getCost(fewPosts, first, fewEnv.MONGODB_DATABASE), await getCost(posts, first)];
    expect([many.keysExamined, many.docsExamined]).toEqual([few.keysExamined, few.docsExamined]);
    const beginningAtAPlace = Math.floor(7000 / PLACE_STRIDE) * (PLACE_STRIDE / LIMIT) + 1;
    const deep = await getCost(posts, { ...first, page: beginningAtAPlace });
    expect([deep.keysExamined, deep.docsExamined]).toEqual([many.keysExamined, many.docsExamined]);
    const thousandth = { ...first, page: 1000, limit: 7 };
    expect((await posts.repository.page(thousandth)).items).toHaveLength(7);
    expectShort(await getCost(posts, thousandth), thousandth.limit);
  });

  it('find the positions of deep pages in the index only', async () => {
    const query = { ...PUBLISHED, page: 700, limit: LIMIT, sort: { key: 'title', direction: 1 } as const };
    const fresh = (await openApplication(env)).get(ItemKinds).get(postKind);
    const executions = await profiled(env.MONGODB_DATABASE, ['posts'], () => fresh.repository.page(query));
    expect(executions.length).toBeGreaterThan(30);
    for (const execution of executions) expectShort(execution);
  });

  it('count search matches in the word index, once per revision', async () => {
    const fresh = (await openApplication(env)).get(ItemKinds).get(postKind);
    const query = { ...PUBLISHED, search: 'number', page: 1, limit: LIMIT, sort: SORTS[0] as ItemSort };
    const executions = await profiled(env.MONGODB_DATABASE, ['posts'], async () => {
      for (let times = 0; times < 3; times += 1) await fresh.repository.page(query);
    });
    expect(executions.filter(({ keysExamined }) => keysExamined > LIMIT + STATUSES)).toHaveLength(1);
    for (const execution of executions) expectByIndex(execution);
  });

  it('find a post, its neighbors, and due posts by index', async () => {
    const service = (applications[0] as Application).get(PostsService);
    const executions = await profiled(env.MONGODB_DATABASE, ['posts'], async () => {
      await posts.find('older-4000', undefined);
      await posts.find('no-such-post', undefined).catch(() => undefined);
      await service.related('older-4000', 3, undefined);
      await (applications[0] as Application).get(ScheduleClock).fireDue(posts, new Date());
      await posts.repository.isSlugTaken('older-4000');
    });
    expect(executions.length).toBeGreaterThanOrEqual(8);
    for (const execution of executions) {
      expectByIndex(execution);
      expect(execution.docsExamined).toBeLessThanOrEqual(LIMIT);
    }
  });

  it('sum few entries for a total, however many posts exist', async () => {
    const executions = await profiled(env.MONGODB_DATABASE, ['item_tally'], () => posts.total({ status: 'published' }));
    expect(executions).toEqual([expect.objectContaining({ planSummary: expect.stringMatching(/^IXSCAN/) })]);
    expect(executions[0]?.docsExamined).toBeLessThan(100);
  });
});
