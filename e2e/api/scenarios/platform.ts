import type { Operations } from '@atelier/contracts';
import { bodies, picture, toForm, unique } from '../workshop.ts';
import type { ContentKey } from './content.ts';
import type { HistoryKey } from './history.ts';
import type { OwnInstanceKey } from './own-instance.ts';
import { plainly, type Scenario } from './scenario.ts';

type PlatformKey = Exclude<
  keyof Operations,
  OwnInstanceKey | ContentKey | HistoryKey | Extract<keyof Operations, `${string} /contact${string}`>
>;

const staff =
  (request: object = {}): Scenario =>
  async (workshop) => ({ params: { id: (await workshop.invitedStaff()).id }, ...request });

const file =
  (request: object = {}): Scenario =>
  async (workshop) => ({ params: { id: (await workshop.file()).id }, ...request });

const webhook =
  (request: object = {}): Scenario =>
  async (workshop) => ({ params: { id: (await workshop.webhook()).id }, ...request });

const uniqueRole = (): string => unique('role').replaceAll(' ', '_');

export const platformScenarios: Record<PlatformKey, Scenario> = {
  'POST /auth/login': async ({ api }) => ({ body: api.credentials, as: 'visitor' }),
  'POST /auth/logout': plainly({ as: 'visitor' }),
  'POST /auth/verify-token': async ({ api }) => ({ body: { token: api.bearer }, as: 'visitor' }),
  'POST /auth/forgot-password': plainly({ body: { email: 'nobody@example.com' }, as: 'visitor' }),
  'GET /auth/me': plainly(),
  'GET /auth/sessions': plainly(),
  'GET /auth/two-factor': plainly(),
  'GET /auth/passkeys': plainly(),
  'POST /auth/login/passkey/options': plainly({ as: 'visitor' }),
  'GET /auth/preferences': plainly(),
  'PUT /auth/preferences': plainly({ body: {} }),
  'PUT /auth/presence': plainly({ body: { resource: 'contact', itemId: 'a-message', activity: 'replying' } }),
  'GET /auth/mails': plainly({ query: { status: 'waiting', page: 1, limit: 5 } }),
  'GET /auth/colleagues': plainly({ query: { reading: 'contact' } }),
  'GET /activity': plainly(),
  'GET /activity/export': plainly({ query: { action: 'restored' } }),
  'GET /notifications': plainly(),
  'GET /auth/users': plainly({ query: { status: 'active' } }),
  'GET /auth/users/{id}': staff(),
  'POST /auth/users/invite': async () => ({
    body: {
      email: `${unique('new').replaceAll(' ', '-')}@example.com`,
      firstName: 'Nils',
      lastName: 'New',
      role: 'viewer',
    },
  }),
  'POST /auth/users/{id}/invite-again': staff(),
  'PUT /auth/users/{id}': staff({ body: { role: 'author' } }),
  'PATCH /auth/users/{id}/status': staff({ body: { status: 'suspended' } }),
  'DELETE /auth/users/{id}': staff(),
  'GET /auth/roles': plainly(),
  'POST /auth/roles': async () => ({ body: { role: uniqueRole(), permissions: { blog: { read: true } } } }),
  'DELETE /auth/roles/{role}': async ({ api }) => {
    const role = uniqueRole();
    await api.succeed('POST /auth/roles', { body: { role, permissions: {} } });
    return { params: { role } };
  },
  'PUT /auth/roles/{role}': async ({ api }) => {
    const roles = (await api.succeed('GET /auth/roles')).data as { role: string; permissions: object }[];
    return {
      params: { role: 'viewer' },
      body: { permissions: roles.find(({ role }) => role === 'viewer')?.permissions },
    };
  },
  'GET /auth/api-keys': plainly(),
  'POST /auth/api-keys': async () => ({ body: { name: unique('Key'), permissions: { blog: { read: true } } } }),
  'DELETE /auth/api-keys/{id}': async (workshop) => ({ params: { id: (await workshop.apiKey()).id } }),

  'GET /media/{path}': async ({ api }) => {
    const { url } = await api.succeed('POST /upload', { body: toForm({ file: picture() }) });
    return { params: { path: String(url).replace('/media/', '') }, as: 'visitor' };
  },
  'POST /upload': async () => ({ body: toForm({ file: picture(), folder: 'temp' }) }),
  'POST /images/optimize': async () => ({
    body: toForm({ image: picture(), options: JSON.stringify({ width: 1, format: 'webp' }) }),
  }),
  'GET /media-files': plainly({ query: { used: 'no', sort: 'largest' } }),
  'POST /media-files': async () => ({ body: toForm({ file: picture() }) }),
  'GET /media-files/stats': plainly(),
  'GET /media-files/tags': plainly(),
  'GET /media-files/{id}': file(),
  'PATCH /media-files/{id}': file({ body: { alt: 'A picture of one pixel', focalPoint: { x: 0.5, y: 0.25 } } }),
  'POST /media-files/{id}/replace': async (workshop) => ({
    params: { id: (await workshop.file()).id },
    body: toForm({ file: picture() }),
  }),
  'POST /media-files/{id}/restore': async (workshop) => {
    const { id } = await workshop.file();
    await workshop.api.succeed('DELETE /media-files/{id}', { params: { id } });
    return { params: { id } };
  },
  'DELETE /media-files/{id}': file({ query: { force: 'true' } }),

  'GET /studio': plainly({ as: 'visitor' }),
  'GET /studio/settings': plainly(),
  'PUT /studio/settings': plainly({ body: {} }),
  'GET /studio/brand/revisions': plainly(),

  'GET /releases/live': plainly({ as: 'visitor' }),
  'POST /releases/reports': async ({ api }) => {
    const { body } = await api.call('GET /releases/live');
    const { version } = body.data.remotes['mfe-public'].live;
    return { body: { reports: [{ kind: 'view', remote: 'mfe-public', version }] }, as: 'visitor' };
  },
  'GET /releases/{remote}/health': plainly({ params: { remote: 'mfe-public' } }),
  'GET /releases': plainly(),
  'GET /releases/{remote}/moves': plainly({ params: { remote: 'mfe-public' } }),
  'GET /releases/{remote}/versions': plainly({ params: { remote: 'mfe-public' } }),
  'GET /releases/{remote}/versions/{version}': async ({ api }) => {
    const { body } = await api.call('GET /releases/live');
    const { version } = body.data.remotes['mfe-public'].live;
    return { params: { remote: 'mfe-public', version }, as: 'visitor' };
  },
  'GET /search': plainly({ query: { q: 'releases' }, as: 'visitor' }),
  'GET /seo': plainly({ query: { path: '/blog' }, as: 'visitor' }),
  'POST /seo/generate-sitemap': plainly({ query: { type: 'xml' } }),
  'GET /seo/redirects': plainly({ query: { limit: 20 } }),
  'PUT /seo/redirects': async () => ({ body: { from: `/${unique('from').replaceAll(' ', '-')}`, to: '/about' } }),
  'DELETE /seo/redirects/{id}': async ({ api }) => {
    const body = { from: `/${unique('from').replaceAll(' ', '-')}`, to: '/about' };
    return { params: { id: (await api.succeed('PUT /seo/redirects', { body })).data.id } };
  },
  'POST /seo/redirects/follow': plainly({ body: { path: '/nowhere' }, as: 'visitor' }),
  'GET /seo/missing': plainly(),
  'GET /analytics': plainly({ query: { compare: 'previous' } }),
  'GET /analytics/export': plainly({ query: { path: '/' } }),
  'POST /analytics/track': plainly({ body: { path: '/conformance' }, as: 'visitor' }),
  'GET /analytics/goals': plainly(),
  'POST /analytics/goals': async () => ({ body: bodies.goal() }),
  'PUT /analytics/goals/{id}': async (workshop) => ({
    params: { id: await workshop.goal() },
    body: { name: unique('Goal'), target: 'message' },
  }),
  'DELETE /analytics/goals/{id}': async (workshop) => ({ params: { id: await workshop.goal() } }),
  'GET /analytics/segments': plainly(),
  'POST /analytics/segments': async () => ({ body: bodies.segment() }),
  'PUT /analytics/segments/{id}': async (workshop) => ({
    params: { id: await workshop.segment() },
    body: { name: unique('Segment'), segment: { path: '/blog/*', message: 'none' } },
  }),
  'DELETE /analytics/segments/{id}': async (workshop) => ({ params: { id: await workshop.segment() } }),
  'GET /analytics/shared-reports': plainly(),
  'POST /analytics/shared-reports': plainly({
    body: { name: unique('Shared report'), days: 30, lifetime: 'month' },
  }),
  'DELETE /analytics/shared-reports/{id}': async (workshop) => ({ params: { id: (await workshop.sharedReport()).id } }),
  'GET /analytics/shared/{token}': async (workshop) => ({
    params: { token: String((await workshop.sharedReport()).path).replace('/admin/report/', '') },
    as: 'visitor',
  }),
  'GET /events/stream': plainly({ query: { types: 'atelier.content.post.published.v1' } }),
  'GET /events/overview': plainly(),
  'GET /events/log': plainly({ query: { type: 'atelier.content.post.published.v1', limit: 5 } }),
  'GET /events/log/{id}': async ({ api }) => {
    const [event] = (await api.succeed('GET /events/log', { query: { limit: 1 } })).data as { sequence: number }[];
    return { params: { id: String(event?.sequence) } };
  },
  'GET /events/receipts/{kind}/{id}/{version}': async ({ api }) => {
    const [post] = (await api.succeed('GET /blog', { query: { limit: 1 } })).posts as { id: string }[];
    const body = { excerpt: unique('An excerpt with a receipt') };
    const { post: saved } = await api.succeed('PUT /blog/{id}', { params: { id: post?.id ?? '' }, body });
    return { params: { kind: 'post', id: saved.id, version: String(saved.version) } };
  },
  'GET /events/dead-letters': plainly({ query: { consumer: 'seo' } }),
  'POST /events/dead-letters/replay': plainly({ body: { consumer: 'nobody' } }),
  'POST /events/dead-letters/discard': plainly({ body: { consumer: 'nobody', reason: 'There is no such consumer.' } }),
  'GET /webhooks': plainly(),
  'POST /webhooks': async (workshop) => {
    const { url, events } = await workshop.webhook();
    return { body: { url, events, description: unique('Webhook'), headers: [{ name: 'X-Key', value: 'word' }] } };
  },
  'GET /webhooks/{id}': webhook(),
  'PUT /webhooks/{id}': webhook({ body: { isEnabled: false } }),
  'DELETE /webhooks/{id}': webhook(),
  'POST /webhooks/{id}/rotate-secret': webhook(),
  'POST /webhooks/{id}/test': webhook(),
  'GET /webhooks/{id}/deliveries': webhook({ query: { status: 'failed' } }),
  'GET /webhooks/{id}/deliveries/{delivery}': async (workshop) => ({ params: await workshop.delivery() }),
  'POST /webhooks/{id}/deliveries/{delivery}/replay': async (workshop) => ({ params: await workshop.delivery() }),
  'POST /webhooks/{id}/replay': webhook({ body: { status: 'failed' } }),
  'GET /event-subscribers': plainly(),
  'POST /event-subscribers': async (workshop) => {
    const { name, events } = await workshop.eventSubscriber();
    return { body: { name, events } };
  },
  'DELETE /event-subscribers/{id}': async (workshop) => ({ params: { id: (await workshop.eventSubscriber()).id } }),
  'GET /': plainly({ as: 'visitor' }),
  'GET /health': plainly({ as: 'visitor' }),
  'GET /db-test': plainly(),
  'GET /performance': plainly(),
};
