import {
  changeRecorded,
  isAllowed,
  mailGivenUp,
  mailList,
  type PermissionMap,
  ROLE_PRESETS,
  ROLES,
} from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const CALLS = ['GET /contact/mails', 'POST /contact/mails/x/retry', 'POST /contact/mails/x/give-up'] as const;

describe('queued and failed contact mails', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const list = async (query = '') => {
    const { status, body } = await contacts.call('GET', `/contact/mails${query}`, { as: 'super_admin' });
    expect(status).toBe(200);
    return mailList.parse(body);
  };
  const post = (id: string, what: 'retry' | 'give-up') =>
    contacts.call('POST', `/contact/mails/${id}/${what}`, { as: 'super_admin' });
  /** A visitor whose address no mail server accepts: the acknowledgement fails, the notice to the studio is sent. */
  const refused = async (email: string, count = 1) => {
    const about = await contacts.send({ email });
    const mail = await eventually(async () => {
      const found = (await list('?status=failed&limit=100')).data.filter(({ to }) => to === email);
      expect(found).toHaveLength(count);
      return found[0];
    });
    return { about, id: mail?.id ?? '', mail };
  };

  it('ASET-1 are listed with their kind, recipient, time, attempts, and error', async () => {
    const { about, mail } = await refused('listed@refused.invalid');
    expect(mail).toMatchObject({
      kind: 'acknowledgement',
      status: 'failed',
      about,
      attempts: 1,
      isMasked: false,
      isRetryable: true,
    });
    expect(mail?.lastError).toBe('The receiver’s address cannot exist.');
    const told = await eventually(async () => {
      const found = await publishedEvents(mailGivenUp.type, about);
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(told?.data).toEqual({ service: 'contacts', kind: 'acknowledgement', about, attempts: 1 });
  });

  it('ASET-1 hide recipients from staff who may not read messages', async () => {
    await refused('hidden@refused.invalid');
    const permissions: PermissionMap = { settings: { read: true, write: true } };
    const token = await contacts.keys.tokenFor({ role: 'viewer', permissions });
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await contacts.call('GET', '/contact/mails?status=failed', { headers });
    expect(status).toBe(200);
    const { data } = mailList.parse(body);
    expect(data.every(({ isMasked, about }) => isMasked && about === '')).toBe(true);
    const again = await contacts.call('POST', `/contact/mails/${data[0]?.id}/retry`, { headers });
    expect(again.body.data).toMatchObject({ isMasked: true });
    expect(JSON.stringify([body, again.body])).not.toMatch(/@refused/);
  });

  it('ASET-1 are retried or discarded at staff request', async () => {
    const { id } = await refused('again@refused.invalid');
    const retried = await post(id, 'retry');
    expect([retried.status, retried.body.message]).toEqual([200, 'The email is queued again']);
    expect(retried.body.data).toMatchObject({ status: 'waiting', attempts: 1 });
    await eventually(async () => {
      const mail = (await list('?limit=100')).data.find((one) => one.id === id);
      expect(mail).toMatchObject({ status: 'failed', attempts: 2 });
    });
    const givenUp = await post(id, 'give-up');
    expect([givenUp.status, givenUp.body.message]).toEqual([200, 'The email was discarded']);
    expect((await list('?limit=100')).data.map((one) => one.id)).not.toContain(id);
    expect((await list('?status=given_up')).data).toMatchObject([{ id }]);
    const late = await post(id, 'retry');
    expect([late.status, late.body.message]).toEqual([409, 'This email was discarded.']);
    const told = await eventually(async () => {
      const found = await publishedEvents(changeRecorded.type, id);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(told.map(({ data }) => (data as { action: string }).action).sort()).toEqual(['given_up', 'retried']);
    expect(JSON.stringify(told)).not.toContain('refused.invalid');
  });

  it('ASET-1 are listed as sent once delivered, and are not sent again', async () => {
    await contacts.send({ email: 'arrived@example.com' });
    const sent = await eventually(async () => {
      const found = (await list('?status=sent&limit=100')).data.find(({ to }) => to === 'arrived@example.com');
      expect(found).toBeDefined();
      return found;
    });
    const again = await post(sent?.id ?? '', 'retry');
    expect([again.status, again.body.message]).toEqual([409, 'This email was already sent.']);
    expect((await post('nothing', 'retry')).status).toBe(404);
    expect((await post('nothing', 'give-up')).status).toBe(404);
  });

  it('ACON-2 ASET-1 are erased with the person whom they were for', async () => {
    const email = 'erased@refused.invalid';
    const { id } = await refused(email);
    const body = { email, confirmation: email };
    const { status } = await contacts.call('POST', '/contact/persons/erase', { as: 'support', body });
    expect(status).toBe(200);
    expect((await list('?status=failed&limit=100')).data.map((one) => one.id)).not.toContain(id);
    expect((await post(id, 'retry')).status).toBe(404);
    const left = await contacts.inspect((database) => database.collection('mails').find().toArray());
    expect(JSON.stringify(left)).not.toContain(email);
  });

  it.each(CALLS)('API-CON API-PUB require permission for settings: %s', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    expect((await contacts.call(method, path)).status).toBe(401);
    const action = method === 'GET' ? 'read' : 'write';
    for (const role of ROLES) {
      const mayCall = isAllowed({ role, permissions: ROLE_PRESETS[role] }, 'settings', action);
      const { status } = await contacts.call(method, path, { as: role });
      if (mayCall) expect([200, 404]).toContain(status);
      else expect(status).toBe(403);
    }
  });
});
