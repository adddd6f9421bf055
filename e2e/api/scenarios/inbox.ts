import type { Operations } from '@atelier/contracts';
import { applicationForm, bodies, unique } from '../workshop.ts';
import type { OwnInstanceKey } from './own-instance.ts';
import { plainly, type Scenario } from './scenario.ts';

type InboxKey = Exclude<Extract<keyof Operations, `${string} /contact${string}`>, OwnInstanceKey>;

const one =
  (request: object = {}): Scenario =>
  async (workshop) => ({ params: { id: await workshop.submission() }, ...request });

const issue =
  (request: object = {}): Scenario =>
  async (workshop) => ({ params: { id: await workshop.newsletterIssue() }, ...request });

export const inboxScenarios: Record<InboxKey, Scenario> = {
  'POST /contact': async () => ({ body: bodies.message(), as: 'visitor' }),
  'POST /contact/applications': async () => ({ body: applicationForm(), as: 'visitor' }),
  'GET /contact/form-token': plainly({ as: 'visitor' }),
  'POST /contact/test-mail': plainly(),
  'GET /contact/mails': plainly({ query: { status: 'sent' } }),
  'GET /contact': plainly({ query: { page: 1, limit: 10, sort: 'created_at', order: 'DESC' } }),
  'GET /contact/submissions': plainly({ query: { status: 'new', priority: 'medium' } }),
  'GET /contact/stats': plainly(),
  'GET /contact/analytics': plainly(),
  'GET /contact/export': plainly({ query: { format: 'csv' } }),
  'PATCH /contact/bulk': async (workshop) => ({
    body: { updates: [{ id: await workshop.submission(), data: { status: 'closed' } }] },
  }),
  'DELETE /contact/bulk': async (workshop) => ({ body: { ids: [await workshop.submission()] } }),
  'POST /contact/restore': async (workshop) => {
    const id = await workshop.submission();
    await workshop.api.succeed('DELETE /contact/{id}', { params: { id } });
    return { body: { ids: [id] } };
  },
  'GET /contact/{id}': one(),
  'GET /contact/{id}/file': async (workshop) => ({ params: { id: await workshop.application() } }),
  'PATCH /contact/{id}/status': one({ body: { status: 'in_progress' } }),
  'PUT /contact/{id}/status': one({ body: { status: 'closed', notes: 'Settled by a test.' } }),
  'PATCH /contact/{id}/spam': one({ body: { spam: true } }),
  'PATCH /contact/{id}/assignee': one({ body: { userId: 'a-colleague', name: 'Samira Member' } }),
  'POST /contact/{id}/restore': async (workshop) => {
    const id = await workshop.submission();
    await workshop.api.succeed('DELETE /contact/{id}', { params: { id } });
    return { params: { id } };
  },
  'GET /contact/{id}/history': one(),
  'POST /contact/persons/export': plainly({ body: { email: 'nobody-here@example.com' } }),
  'POST /contact/persons/erase': plainly({
    body: { email: 'nobody-here@example.com', confirmation: 'Nobody-Here@example.com' },
  }),
  'DELETE /contact/{id}': one(),
  'GET /contact/{id}/responses': one(),
  'POST /contact/{id}/response': one({
    body: { response: 'Thank you, this was a test.', notes: 'Not for the sender.' },
  }),
  'GET /contact/{id}/follow-ups': one(),
  'GET /contact/{id}/comments': one(),
  'POST /contact/{id}/comments': one({
    body: { text: '@Samira Member, what do you think?', mentions: [{ id: 'a-colleague', name: 'Samira Member' }] },
  }),
  'DELETE /contact/{id}/comments/{comment}': async (workshop) => ({ params: await workshop.comment() }),
  'GET /contact/saved-replies': plainly(),
  'POST /contact/saved-replies': async () => ({
    body: { name: unique('Reply'), text: 'Hello {name}, thank you.' },
  }),
  'PUT /contact/saved-replies/{id}': async (workshop) => ({
    params: { id: await workshop.savedReply() },
    body: { name: 'Renamed', text: 'Hello {name}, thank you for {subject}.' },
  }),
  'DELETE /contact/saved-replies/{id}': async (workshop) => ({ params: { id: await workshop.savedReply() } }),
  'POST /contact/newsletter': plainly({ body: { email: 'conformance@example.com' }, as: 'visitor' }),
  'GET /contact/newsletter': plainly({ query: { status: 'all' } }),
  'GET /contact/newsletter/issues': plainly(),
  'POST /contact/newsletter/issues': plainly({ body: bodies.newsletterIssue() }),
  'GET /contact/newsletter/issues/{id}': issue(),
  'PUT /contact/newsletter/issues/{id}': issue({ body: bodies.newsletterIssue() }),
  'DELETE /contact/newsletter/issues/{id}': issue(),
  'GET /contact/newsletter/issues/{id}/preview': issue(),
  'POST /contact/newsletter/issues/{id}/test': issue(),
  'GET /contact/newsletter/export': plainly({ query: { status: 'confirmed' } }),
};
