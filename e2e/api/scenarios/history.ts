import type { ContentKind, ContentPath, Operations } from '@atelier/contracts';
import { unique, type Workshop } from '../workshop.ts';
import { plainly, type Scenario } from './scenario.ts';

export type HistoryKey = Extract<
  keyof Operations,
  | `${string} /${ContentPath}/{id}/revisions${string}`
  | `PUT /${ContentPath}/{id}/schedule`
  | `${string} /trash${string}`
  | `${string} /previews${string}`
  | `${string} /drafts/${string}`
  | `${string} /reviews${string}`
>;

const schedule = { publishAt: '2998-01-01T08:00:00Z', unpublishAt: '2999-01-01T08:00:00Z' };

const ofItem =
  (kind: ContentKind, request: { params?: Record<string, string>; body?: object } = {}): Scenario =>
  async (workshop) => ({ ...request, params: { id: (await workshop.item(kind)).id, ...request.params } });

const firstVersion = { params: { version: '1' } };

const trashed = async (workshop: Workshop) => {
  const { id } = await workshop.item('post');
  await workshop.api.succeed('DELETE /blog/{id}', { params: { id } });
  return { params: { kind: 'post', id } };
};

const previewed = async ({ api }: Workshop): Promise<string> => {
  const body = { kind: 'page' as const, values: { title: unique('A page to look at') } };
  return (await api.succeed('POST /previews', { body })).data.token;
};

const values = () => ({ title: unique('Half a tit') });

const aNewItem = { kind: 'post', id: '0123456789abcdef01234567' };

const ofDraft = async ({ api }: Workshop) => {
  const { data } = await api.succeed('PUT /drafts/{kind}/{id}', { params: aNewItem, body: { values: values() } });
  return { params: { ...aNewItem, draft: data.id } };
};

const inReview = async (workshop: Workshop) => {
  const params = { kind: 'post', id: (await workshop.item('post')).id };
  await workshop.api.succeed('PUT /reviews/{kind}/{id}', { params, body: {} });
  return params;
};

export const historyScenarios: Record<HistoryKey, Scenario> = {
  'GET /services/{id}/revisions': ofItem('service'),
  'GET /services/{id}/revisions/{version}': ofItem('service', firstVersion),
  'POST /services/{id}/revisions/{version}/restore': ofItem('service', firstVersion),
  'PUT /services/{id}/schedule': ofItem('service', { body: schedule }),
  'GET /projects/{id}/revisions': ofItem('project'),
  'GET /projects/{id}/revisions/{version}': ofItem('project', firstVersion),
  'POST /projects/{id}/revisions/{version}/restore': ofItem('project', firstVersion),
  'PUT /projects/{id}/schedule': ofItem('project', { body: schedule }),
  'GET /team/{id}/revisions': ofItem('member'),
  'GET /team/{id}/revisions/{version}': ofItem('member', firstVersion),
  'POST /team/{id}/revisions/{version}/restore': ofItem('member', firstVersion),
  'PUT /team/{id}/schedule': ofItem('member', { body: schedule }),
  'GET /blog/{id}/revisions': ofItem('post'),
  'GET /blog/{id}/revisions/{version}': ofItem('post', firstVersion),
  'POST /blog/{id}/revisions/{version}/restore': ofItem('post', firstVersion),
  'PUT /blog/{id}/schedule': ofItem('post', { body: schedule }),
  'GET /pages/{id}/revisions': ofItem('page'),
  'GET /pages/{id}/revisions/{version}': ofItem('page', firstVersion),
  'POST /pages/{id}/revisions/{version}/restore': ofItem('page', firstVersion),
  'PUT /pages/{id}/schedule': ofItem('page', { body: schedule }),

  'GET /trash': plainly({ query: { kind: 'post', limit: 20 } }),
  'POST /trash/{kind}/{id}/restore': trashed,
  'DELETE /trash/{kind}/{id}': trashed,
  'POST /trash/{kind}/restore': async (workshop) => {
    const { kind, id } = (await trashed(workshop)).params;
    return { params: { kind }, body: { ids: [id] } };
  },

  'POST /previews': async (workshop) => ({ body: { kind: 'post', id: (await workshop.item('post')).id } }),
  'GET /previews/{token}': async (workshop) => ({ params: { token: await previewed(workshop) }, as: 'visitor' }),

  'GET /drafts/{kind}': plainly({ params: { kind: 'post' } }),
  'GET /drafts/{kind}/{id}': ofItem('page', { params: { kind: 'page' } }),
  'PUT /drafts/{kind}/{id}': async (workshop) => ({
    params: { kind: 'post', id: (await workshop.item('post')).id },
    body: { values: values(), isWorkingCopy: true, replaces: null },
  }),
  'DELETE /drafts/{kind}/{id}/{draft}': ofDraft,

  'GET /reviews': plainly(),
  'PUT /reviews/{kind}/{id}': ofItem('post', { params: { kind: 'post' }, body: { note: 'Ready.' } }),
  'POST /reviews/{kind}/{id}/return': async (workshop) => ({
    params: await inReview(workshop),
    body: { note: 'Please check the figures.' },
  }),
  'DELETE /reviews/{kind}/{id}': async (workshop) => ({ params: await inReview(workshop) }),
};
