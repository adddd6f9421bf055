import type { Operations, OrderedPath } from '@atelier/contracts';
import { bodies, picture, toForm, unique, type Workshop } from '../workshop.ts';
import type { HistoryKey } from './history.ts';
import { plainly, type Scenario } from './scenario.ts';

type ContentPath = 'services' | 'projects' | 'team' | 'blog' | 'pages';
export type ContentKey = Exclude<Extract<keyof Operations, `${string} /${ContentPath}${string}`>, HistoryKey>;

const KINDS = { services: 'service', projects: 'project', team: 'member', blog: 'post', pages: 'page' } as const;

const one =
  (path: ContentPath, request: object = {}): Scenario =>
  async (workshop) => ({ params: { id: (await workshop.item(KINDS[path])).id }, ...request });

const created =
  (path: ContentPath): Scenario =>
  async () => ({ body: bodies[KINDS[path]](path === 'services' ? { is_active: false } : {}) });

const many =
  (path: ContentPath, body: (ids: string[]) => object): Scenario =>
  async (workshop) => {
    const items = [await workshop.item(KINDS[path]), await workshop.item(KINDS[path])];
    return { body: body(items.map(({ id }) => id)) };
  };

const updates = (data: object) => (ids: string[]) => ({ updates: ids.map((id) => ({ id, data })) });
const ids = (all: string[]) => ({ ids: all });

const LISTS = { services: { active: 'all' }, projects: { status: 'all' }, team: { active: 'all' } } as const;

const everyItem = async ({ api }: Workshop, path: OrderedPath): Promise<string[]> => {
  const query = { ...LISTS[path], sort: 'order', limit: 100 };
  const { pagination } = await api.succeed(`GET /${path}`, { query });
  const pages = Array.from({ length: pagination.totalPages }, (_none, index) => index + 1);
  const answers = await Promise.all(pages.map((page) => api.succeed(`GET /${path}`, { query: { ...query, page } })));
  return answers.flatMap(({ data }) => data.map(({ id }: { id: string }) => id));
};

const arranged =
  (path: OrderedPath): Scenario =>
  async (workshop) => {
    // Placed last, so that existing items keep their positions.
    const { id } = await workshop.item(KINDS[path]);
    const others = (await everyItem(workshop, path)).filter((other) => other !== id);
    return { body: { ids: [...others, id] } };
  };

export const contentScenarios: Record<ContentKey, Scenario> = {
  'GET /services': plainly({ query: { active: 'true', limit: 50 } }),
  'GET /services/stats': plainly(),
  'GET /services/test-db': plainly(),
  'GET /services/category/{category}': plainly({ params: { category: 'web_development' }, query: { limit: 3 } }),
  'GET /services/{id}': one('services'),
  'POST /services': created('services'),
  'PUT /services/{id}': one('services', { body: { estimated_timeline: '4 to 6 weeks' } }),
  'DELETE /services/{id}': one('services'),
  'PATCH /services/order': arranged('services'),
  'PATCH /services/bulk': many('services', updates({ display_order: 7 })),
  'DELETE /services/bulk': many('services', ids),

  'GET /projects': plainly({ query: { page: 1, limit: 6, status: 'published', category: 'all' } }),
  'GET /projects/stats': plainly(),
  'GET /projects/{id}': one('projects'),
  'GET /projects/{id}/neighbors': one('projects'),
  'GET /projects/{id}/services': one('projects'),
  'POST /projects': created('projects'),
  'PUT /projects/{id}': one('projects', { body: { client_name: 'Harbour Lines', featured: true } }),
  'DELETE /projects/{id}': one('projects'),
  'PATCH /projects/{id}/status': one('projects', { body: { status: 'archived' } }),
  'PATCH /projects/order': arranged('projects'),
  'PATCH /projects/bulk': many('projects', updates({ status: 'archived' })),
  'DELETE /projects/bulk': many('projects', ids),

  'GET /team': plainly({ query: { limit: 4, leadership: 'true' } }),
  'GET /team/stats': plainly(),
  'GET /team/departments': plainly(),
  'GET /team/{id}': one('team'),
  'POST /team': created('team'),
  'PUT /team/{id}': one('team', { body: { bio: 'Tests what others trust.' } }),
  'DELETE /team/{id}': one('team'),
  'POST /team/upload-photo': async (workshop) => ({
    body: toForm({ memberId: (await workshop.item('member')).id, file: picture() }),
  }),
  'PATCH /team/order': arranged('team'),
  'PATCH /team/bulk': many('team', updates({ is_active: false })),
  'DELETE /team/bulk': many('team', ids),

  'GET /blog': plainly({ query: { page: 1, limit: 9, status: 'published', sort: 'latest' } }),
  'GET /blog/stats': plainly(),
  'GET /blog/categories': plainly(),
  'GET /blog/tags': plainly(),
  'GET /blog/authors': plainly({ query: { status: 'all' } }),
  'GET /blog/archives': plainly(),
  'GET /blog/terms': plainly(),
  'POST /blog/terms/moves': plainly({ body: { kind: 'tag', from: unique('Old tag'), to: unique('New tag') } }),
  'GET /blog/slug/{slug}': async (workshop) => ({ params: { slug: (await workshop.item('post')).slug } }),
  'GET /blog/{id}': one('blog'),
  'GET /blog/{id}/related': one('blog', { query: { limit: 3 } }),
  'POST /blog': created('blog'),
  'PUT /blog/{id}': one('blog', { body: { seo_title: 'Found by its title' } }),
  'DELETE /blog/{id}': one('blog'),
  'PATCH /blog/{id}/status': one('blog', { body: { status: 'archived' } }),
  'PATCH /blog/{id}/schedule': one('blog', { body: { publishDate: '2999-01-01T08:00:00Z' } }),
  'POST /blog/auto-save': async (workshop) => ({
    body: { id: (await workshop.item('post')).id, values: { title: unique('Half a tit') } },
  }),
  'GET /blog/{id}/auto-save': one('blog'),
  'DELETE /blog/{id}/auto-save/{draft}': async (workshop) => {
    const { id } = await workshop.item('post');
    const body = { id, values: { title: unique('Half a tit') } };
    const draft = (await workshop.api.succeed('POST /blog/auto-save', { body })).data.id;
    return { params: { id, draft } };
  },
  'POST /blog/upload-images': async () => ({ body: toForm({ images: picture() }) }),
  'PATCH /blog/bulk': many('blog', updates({ featured: false })),
  'DELETE /blog/bulk': many('blog', ids),

  'GET /pages': plainly({ query: { limit: 20, sort: 'latest' } }),
  'GET /pages/{id}': one('pages'),
  'POST /pages': created('pages'),
  'PUT /pages/{id}': one('pages', { body: { seo_title: 'Found by its title' } }),
  'DELETE /pages/{id}': one('pages'),
  'PATCH /pages/bulk': many('pages', updates({ status: 'draft' })),
  'DELETE /pages/bulk': many('pages', ids),
};
