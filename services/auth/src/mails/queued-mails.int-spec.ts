import { mailGivenUp, mailList, type Notification } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

const CALLS = ['GET /auth/mails', 'POST /auth/mails/x/retry', 'POST /auth/mails/x/give-up'] as const;

describe('queued and failed staff mails', () => {
  const root = aMember({ email: 'root@atelier.test', role: 'super_admin' });
  const keeper = aMember({ email: 'keeper@atelier.test', role: 'viewer' });
  const editor = aMember({ email: 'editor@atelier.test', role: 'editor' });
  let auth: AuthUnderTest;
  let token: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, keeper, editor]);
    await auth.record(keeper.email, { permissions: { settings: { read: true } } });
    token = (await auth.signIn(root)).token;
  });
  afterAll(() => auth.stop());

  const list = async (query = '', as = token) => {
    const { status, body } = await auth.call('GET', `/auth/mails${query}`, { token: as });
    expect(status).toBe(200);
    return mailList.parse(body);
  };
  const post = (id: string, what: 'retry' | 'give-up', as = token) =>
    auth.call('POST', `/auth/mails/${id}/${what}`, { token: as });
  const failedTo = (email: string) =>
    eventually(async () => {
      const found = (await list('?status=failed&limit=100')).data.filter(({ to }) => to === email);
      expect(found).toHaveLength(1);
      return found[0];
    });
  const invite = async (email: string) => {
    const body = { email, firstName: 'Ada', lastName: 'Author', role: 'author' };
    const answer = await auth.call('POST', '/auth/users/invite', { token, body });
    expect(answer.status).toBe(201);
    return String(answer.body.data?.id);
  };

  it('ASET-1 are listed without the link that they contain', async () => {
    const about = await invite('ada@refused.invalid');
    const mail = await failedTo('ada@refused.invalid');
    expect(mail).toMatchObject({ kind: 'invitation', status: 'failed', about, attempts: 1, isMasked: false });
    expect(JSON.stringify(await list('?status=failed'))).not.toMatch(/token|accept-invitation/);
  });

  it('SHELL-1 ASET-1 appear in the bell with a link to the mail settings', async () => {
    const about = await invite('bell@refused.invalid');
    const told = await eventually(async () => {
      const found = await publishedEvents(mailGivenUp.type, about);
      expect(found).toHaveLength(1);
      return found[0];
    });
    await eventually(async () => {
      const { body } = await auth.call('GET', '/notifications', { token });
      const found = (body.data as unknown as Notification[]).find(({ id }) => id === told?.id);
      expect(found).toMatchObject({
        kind: 'mail_failed',
        text: 'invitation of auth, tried once',
        path: '/admin/settings/mails',
      });
    });
  });

  it('ASET-1 hide recipients from staff who may not read staff, and cannot be retried by read-only staff', async () => {
    await invite('hidden@refused.invalid');
    const { id } = (await failedTo('hidden@refused.invalid')) ?? { id: '' };
    const asKeeper = (await auth.signIn(keeper)).token;
    const seen = await list('?status=failed&limit=100', asKeeper);
    expect(seen.data.find((one) => one.id === id)).toMatchObject({ to: 'h•••@•••.invalid', isMasked: true, about: '' });
    expect((await post(id, 'retry', asKeeper)).status).toBe(403);
    expect((await post(id, 'give-up', asKeeper)).status).toBe(403);
  });

  it('ASET-1 can be retried and discarded', async () => {
    await invite('again@refused.invalid');
    const { id } = (await failedTo('again@refused.invalid')) ?? { id: '' };
    expect((await post(id, 'retry')).body).toMatchObject({
      message: 'The email is queued again',
      data: { id, status: 'waiting', attempts: 1 },
    });
    await eventually(async () => {
      expect((await list('?limit=100')).data.find((one) => one.id === id)).toMatchObject({
        status: 'failed',
        attempts: 2,
      });
    });
    expect((await post(id, 'give-up')).body.message).toBe('The email was discarded');
    expect((await post(id, 'retry')).status).toBe(409);
  });

  it('ASET-1 are replaced by a newer invitation, whose link is the valid one', async () => {
    const userId = await invite('newer@refused.invalid');
    const before = await failedTo('newer@refused.invalid');
    await auth.call('POST', `/auth/users/${userId}/invite-again`, { token });
    await eventually(async () => {
      const found = (await list('?limit=100')).data.filter(({ about }) => about === userId);
      expect(found).toHaveLength(1);
      expect(found[0]?.id).not.toBe(before?.id);
    });
  });

  it('ASET-1 API-PUB are deleted with the account that they were for', async () => {
    const userId = await invite('gone@refused.invalid');
    const { id } = (await failedTo('gone@refused.invalid')) ?? { id: '' };
    expect((await auth.call('DELETE', `/auth/users/${userId}`, { token })).status).toBe(200);
    expect((await post(id, 'retry')).status).toBe(404);
    const left = await auth.inspect((database) => database.collection('mails').find().toArray());
    expect(JSON.stringify(left)).not.toContain('gone@refused');
  });

  it.each(CALLS)('API-AUTH require permission for settings: %s', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    expect((await auth.call(method, path)).status).toBe(401);
    expect((await auth.call(method, path, { token: (await auth.signIn(editor)).token })).status).toBe(403);
    expect([200, 404]).toContain((await auth.call(method, path, { token })).status);
  });
});
