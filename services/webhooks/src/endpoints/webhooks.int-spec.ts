import {
  changeRecorded,
  isAllowed,
  MAX_WEBHOOKS,
  postPublished,
  ROLE_PRESETS,
  ROLES,
  type Webhook as WebhookAnswer,
} from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Receiver, startReceiver } from '../testing/receiver.js';
import { startWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.js';

interface Entry {
  at: string;
  action: string;
  changes: { field: string }[];
  note: string | null;
}

const MISSING = '0123456789abcdef01234567';
const CALLS = [
  ['GET /webhooks', 'read'],
  ['POST /webhooks', 'write'],
  [`GET /webhooks/${MISSING}`, 'read'],
  [`PUT /webhooks/${MISSING}`, 'write'],
  [`DELETE /webhooks/${MISSING}`, 'delete'],
  [`POST /webhooks/${MISSING}/rotate-secret`, 'write'],
  [`POST /webhooks/${MISSING}/test`, 'write'],
  [`GET /webhooks/${MISSING}/deliveries`, 'read'],
  [`GET /webhooks/${MISSING}/deliveries/${MISSING}`, 'read'],
  [`POST /webhooks/${MISSING}/deliveries/${MISSING}/replay`, 'write'],
  [`POST /webhooks/${MISSING}/replay`, 'write'],
] as const;

describe('webhook settings', () => {
  let webhooks: WebhooksUnderTest;
  let receiver: Receiver;

  beforeAll(async () => {
    webhooks = await startWebhooks();
  });
  afterAll(() => webhooks.stop());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const list = async () => (await webhooks.succeed('GET', '/webhooks')).data as unknown as WebhookAnswer[];
  const audited = (id: string, count: number) =>
    eventually(async () => {
      const found = await publishedEvents(changeRecorded.type, id);
      expect(found).toHaveLength(count);
      return found.map(({ data }) => data as Entry).sort((one, other) => one.at.localeCompare(other.at));
    });

  it('ASET-1 create a webhook with a secret that is shown once, and never again', async () => {
    const headers = [{ name: 'X-Key', value: 'confidential-header' }];
    const { secret, ...made } = await webhooks.create(receiver.url, { headers, description: 'Rebuilds' });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made).toMatchObject({ description: 'Rebuilds', headers: [{ name: 'X-Key' }], isEnabled: true, version: 1 });
    const answers = JSON.stringify([await list(), await webhooks.find(made.id)]);
    const stored = JSON.stringify(
      await webhooks.inspect((database) => database.collection('webhooks').find().toArray()),
    );
    const [entry] = await audited(made.id, 1);
    for (const text of [answers, stored, JSON.stringify(entry)]) {
      expect(text).not.toContain(secret.slice('whsec_'.length));
      expect(text).not.toContain('confidential-header');
    }
    expect(entry).toMatchObject({ action: 'created' });
  });

  it('ASET-1 change a webhook field by field, and keep the value of a header that is not sent', async () => {
    const headers = [{ name: 'X-Key', value: 'confidential-header' }];
    const { id } = await webhooks.create(receiver.url, { headers });
    const body = { description: 'Another name', headers: [{ name: 'x-key' }] };
    const { data } = await webhooks.succeed('PUT', `/webhooks/${id}`, body);
    expect(data).toMatchObject({ description: 'Another name', url: receiver.url, version: 2 });
    await webhooks.succeed('POST', `/webhooks/${id}/test`);
    expect(receiver.received[0]?.headers['x-key']).toBe('confidential-header');
    const unknown = await webhooks.call('PUT', `/webhooks/${id}`, {
      as: 'super_admin',
      body: { headers: [{ name: 'X-Other' }] },
    });
    expect([unknown.status, unknown.body.errors?.[0]]).toMatchObject([
      400,
      { field: 'headers.0.value', message: 'Header value is required' },
    ]);
  });

  it('ASET-1 reject a change based on an older version', async () => {
    const { id } = await webhooks.create(receiver.url);
    await webhooks.succeed('PUT', `/webhooks/${id}`, { description: 'Faster' });
    const late = await webhooks.call('PUT', `/webhooks/${id}`, {
      as: 'super_admin',
      body: { description: 'Slower' },
      headers: { 'if-match': '"1"' },
    });
    expect([late.status, late.body.data]).toMatchObject([409, { version: 2 }]);
  });

  it('ASET-1 record each change in the audit trail, with only the host of the address', async () => {
    const { id } = await webhooks.create(`${receiver.url}?token=confidential`);
    await webhooks.succeed('PUT', `/webhooks/${id}`, { isEnabled: false });
    await webhooks.succeed('POST', `/webhooks/${id}/rotate-secret`);
    await webhooks.succeed('DELETE', `/webhooks/${id}`);
    const entries = await audited(id, 4);
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'updated', 'deleted']);
    expect(entries[1]?.changes).toEqual([{ field: 'isEnabled', before: true, after: false }]);
    expect(entries[2]?.note).toBe('The secret was rotated');
    expect(JSON.stringify(entries)).not.toContain('confidential');
  });

  it('ASET-1 delete the deliveries of a deleted webhook', async () => {
    const { id } = await webhooks.create(receiver.url);
    await webhooks.succeed('POST', `/webhooks/${id}/test`);
    await webhooks.succeed('DELETE', `/webhooks/${id}`);
    const { status, body } = await webhooks.call('GET', `/webhooks/${id}`, { as: 'super_admin' });
    expect([status, body.message]).toEqual([404, 'Webhook not found']);
    const left = await webhooks.inspect((database) =>
      database.collection('deliveries').countDocuments({ webhookId: id }),
    );
    expect(left).toBe(0);
  });

  it.each(CALLS)('API-PUB require permission for settings: %s', async (key, action) => {
    const [method = '', path = ''] = key.split(' ');
    expect((await webhooks.call(method, path)).status).toBe(401);
    for (const role of ROLES) {
      const mayCall = isAllowed({ role, permissions: ROLE_PRESETS[role] }, 'settings', action);
      const { status } = await webhooks.call(method, path, { as: role });
      if (mayCall) expect([200, 400, 404]).toContain(status);
      else expect(status).toBe(403);
    }
  });

  it(`ASET-1 allow at most ${MAX_WEBHOOKS} webhooks`, async () => {
    const full = await startWebhooks();
    const sample = { url: receiver.url, description: 'Test', events: [postPublished.type], isEnabled: false };
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) await full.succeed('POST', '/webhooks', sample);
    const { status, body } = await full.call('POST', '/webhooks', { as: 'super_admin', body: sample });
    await full.stop();
    expect([status, body.message]).toEqual([409, 'There can be at most 50 webhooks.']);
  });
});

describe('webhooks without access to private addresses', () => {
  let webhooks: WebhooksUnderTest;

  beforeAll(async () => {
    webhooks = await startWebhooks({ WEBHOOKS_ALLOW_PRIVATE: 'false' });
  });
  afterAll(() => webhooks.stop());

  it.each([
    ['https://127.0.0.1/hook', 'The address leads into a private network, where webhooks may not go.'],
    ['https://[::ffff:169.254.169.254]/', 'The address leads into a private network, where webhooks may not go.'],
    ['http://example.com/hook', 'URL must begin with https://'],
  ])('PLT-4 cannot be saved with %s', async (url, message) => {
    const body = { url, description: 'Test', events: [postPublished.type] };
    const answer = await webhooks.call('POST', '/webhooks', { as: 'super_admin', body });
    expect([answer.status, answer.body.errors]).toMatchObject([400, [{ field: 'url', message }]]);
  });

  it('PLT-4 do not follow a host name into the private network', async () => {
    const receiver = await startReceiver();
    const address = receiver.url.replace('http://127.0.0.1', 'https://localhost');
    const { id } = await webhooks.create(address);
    const { data } = await webhooks.succeed('POST', `/webhooks/${id}/test`);
    await receiver.stop();
    expect(data).toMatchObject({
      status: 'failed',
      lastError: 'The address leads into a private network, where webhooks may not go.',
    });
    expect(receiver.received).toEqual([]);
  });
});
