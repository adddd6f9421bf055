import {
  commentOperations,
  contactOperations,
  followUpOperations,
  getMethodAndPath,
  isAllowed,
  newsletterOperations,
  type Operation,
  ROLE_PRESETS,
  type Role,
  savedReplyOperations,
} from '@atelier/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from './testing/contacts-under-test.js';

const operations: Record<string, Operation> = {
  ...contactOperations,
  ...commentOperations,
  ...followUpOperations,
  ...savedReplyOperations,
  ...newsletterOperations,
};
const staffCalls = Object.entries(operations).flatMap(([key, { access, status }]) =>
  typeof access === 'object' ? [{ key, access, status: status ?? 200 }] : [],
);
const roles = Object.keys(ROLE_PRESETS) as Role[];

const ISSUE = { subject: 'Matrix issue', content: '<p>Matrix</p>' };

describe('access to the contacts service', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const bodiesFor = (id: string): Readonly<Record<string, unknown>> => ({
    'PATCH /contact/bulk': { updates: [{ id, data: { status: 'closed' } }] },
    'DELETE /contact/bulk': { ids: [id] },
    'POST /contact/restore': { ids: [id] },
    'PATCH /contact/{id}/status': { status: 'closed' },
    'PUT /contact/{id}/status': { status: 'closed', notes: 'Done.' },
    'PATCH /contact/{id}/spam': { spam: true },
    'PATCH /contact/{id}/assignee': { userId: 'colleague', name: 'Samira Member' },
    'POST /contact/persons/export': { email: 'nobody@example.com' },
    'POST /contact/persons/erase': { email: 'nobody@example.com', confirmation: 'nobody@example.com' },
    'POST /contact/saved-replies': { name: `Case of ${id}`, text: 'Thank you.' },
    'PUT /contact/saved-replies/{id}': { name: `Case of ${id}`, text: 'Thank you.' },
    'POST /contact/{id}/response': { response: 'Thank you for your message.' },
    'POST /contact/{id}/comments': { text: 'What do you think?' },
    'POST /contact/newsletter/issues': ISSUE,
    'PUT /contact/newsletter/issues/{id}': ISSUE,
  });
  const subscriber = async () => {
    const email = `matrix-${Math.random()}@example.com`;
    await contacts.call('POST', '/contact/newsletter', { body: { email } });
    const { body } = await contacts.call('GET', '/contact/newsletter?limit=1', { as: 'support' });
    return String((body.subscribers as { id: string }[])[0]?.id);
  };
  const issue = async () => {
    await contacts.inspect((database) =>
      database
        .collection<{ _id: string }>('newsletter_counts')
        .updateOne({ _id: 'confirmed' }, { $set: { count: 1 } }, { upsert: true }),
    );
    const { body } = await contacts.call('POST', '/contact/newsletter/issues', { as: 'support', body: ISSUE });
    return String(body.data?.id);
  };
  const application = async () => {
    const form = new FormData();
    const fields = { role: 'Matrix', name: 'Matrix Case', email: 'matrix@example.com', message: 'Matrix application.' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['%PDF-1.7']), 'matrix.pdf');
    const answer = await fetch(`${contacts.url}/contact/applications`, { method: 'POST', body: form });
    return String(((await answer.json()) as { data: { id: string } }).data.id);
  };
  const savedReply = async () => {
    const body = { name: `Matrix ${Math.random()}`, text: 'Matrix text' };
    const saved = await contacts.call('POST', '/contact/saved-replies', { as: 'support', body });
    return String(saved.body.data?.id);
  };
  const commented = async () => {
    const id = await contacts.send({ name: 'Matrix Case' });
    const body = { text: 'Matrix comment' };
    const { body: added } = await contacts.call('POST', `/contact/${id}/comments`, { as: 'support', body });
    return { id, comment: String(added.data?.id) };
  };
  const getSubject = (key: string): Promise<string> => {
    if (key.includes('newsletter/issues')) return issue();
    if (key.includes('newsletter/{id}')) return subscriber();
    if (key.includes('saved-replies/{id}')) return savedReply();
    return key.endsWith('/file') ? application() : contacts.send({ name: 'Matrix Case' });
  };
  const request = async (key: string, as: Role | undefined, headers: Record<string, string> = {}) => {
    const { id, comment } = key.includes('{comment}') ? await commented() : { id: await getSubject(key), comment: '' };
    const { method, path } = getMethodAndPath(key);
    const token = as === undefined ? {} : await contacts.keys.headersFor(as);
    const body = bodiesFor(id)[key];
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${contacts.url}${path.replace('{id}', id).replace('{comment}', comment)}`, {
      method,
      headers: { ...token, ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { id, status: answer.status, text: await answer.text() };
  };
  const kept = (id: string) =>
    contacts.inspect(async (database) => {
      const documents = await Promise.all(
        ['submissions', 'newsletter_subscribers', 'saved_replies', 'newsletter_issues'].map((name) =>
          database.collection(name).find().toArray(),
        ),
      );
      return documents.flat().find(({ _id }) => String(_id) === id);
    });
  const isUntouched = async (id: string) => {
    const document = await kept(id);
    if (document?.text !== undefined) expect(document).toMatchObject({ text: 'Matrix text' });
    else if (document?.state !== undefined) expect(document).toMatchObject({ state: 'draft', version: 1 });
    else if (document?.folder === undefined) expect(document).toMatchObject({ status: 'pending' });
    else expect(document).toMatchObject({ folder: 'inbox', status: 'new', version: 1 });
  };

  it.each(staffCalls)('API-CON API-PUB is denied to visitors at $key without revealing anything', async ({ key }) => {
    for (const headers of [undefined, { authorization: 'Bearer a.b.c' }]) {
      const refused = await request(key, undefined, headers);
      expect(refused.status).toBe(401);
      expect(refused.text).not.toMatch(/Matrix|matrix/);
      await isUntouched(refused.id);
    }
  });

  it.each(staffCalls.flatMap((call) => roles.map((role) => ({ ...call, role }))))(
    'API-CON is granted to $role at $key according to the permissions of the role',
    async ({ key, access, role, status }) => {
      const isAllowedTo = access.resources.some((resource) =>
        isAllowed({ role, permissions: ROLE_PRESETS[role] }, resource, access.action),
      );
      const answer = await request(key, role);
      expect(answer.status).toBe(isAllowedTo ? status : 403);
      if (!isAllowedTo) {
        expect(answer.text).not.toMatch(/Matrix|matrix/);
        await isUntouched(answer.id);
      }
    },
  );
});
