import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { aMessage, eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const BYTE_ORDER_MARK = '\uFEFF';

describe('message export', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
    await contacts.send({ name: 'Zoé Quill', message: 'First line,\nsecond "line"; third.', phone: '+4930123456' });
    await contacts.send({ name: 'Ada Lovelace', company: '=HYPERLINK("http://evil.example")' });
    const spam = await contacts.send({ name: 'Loud Seller', company: '@SUM(1)' });
    await contacts.call('PATCH', `/contact/${spam}/spam`, { as: 'support' });
    const closed = await contacts.send({ name: 'Closed Case' });
    const body = { status: 'closed', notes: '-1 on this' };
    await contacts.call('PUT', `/contact/${closed}/status`, { as: 'support', body });
    const deleted = await contacts.send({ name: 'Deleted Case' });
    await contacts.call('DELETE', `/contact/${deleted}`, { as: 'support' });
  });
  afterAll(() => contacts.stop());

  const download = async (query: string) => {
    const headers = await contacts.keys.headersFor('support');
    const response = await fetch(`${contacts.url}/contact/export${query}`, { headers });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, text };
  };
  const names = (text: string) =>
    text
      .split(/\r\n/)
      .slice(1, -1)
      .map((line) => line.split(',')[4]);

  it('API-CON returns a CSV file in UTF-8 with a byte order mark, named by day', async () => {
    const { status, headers, text } = await download('?format=csv');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="contact-submissions-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    expect(text.startsWith(`${BYTE_ORDER_MARK}id,created_at,status,priority,name,email,`)).toBe(true);
    expect(text).toContain('"First line,\nsecond ""line""; third."');
    expect(text).toContain('Zoé Quill');
  });

  it('API-CON neutralizes cells that a spreadsheet would execute', async () => {
    const { text } = await download('');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`,'+4930123456,`);
    expect(text).toContain(`,'-1 on this,`);
    expect(text).not.toMatch(/(^|,)"?[=+@-]/m);
  });

  it.each([
    ['?sort=name&order=ASC', ['Ada Lovelace', 'Closed Case', 'Zoé Quill']],
    ['?status=closed', ['Closed Case']],
    ['?status=all&spam=true', ['Loud Seller']],
    ['?search=lovelace', ['Ada Lovelace']],
    ['?search=lovelace&sort=email', ['Ada Lovelace']],
    ['?search=.*', []],
    ['?priority=high', []],
    ['?service=web_development&sort=created_at&order=ASC', ['Zoé Quill', 'Ada Lovelace', 'Closed Case']],
  ])('API-CON with %s exports the same messages that the list would show', async (query, expected) => {
    const { text } = await download(query);
    expect(names(text.replace('First line,\nsecond', 'First line second'))).toEqual(expected);
  });

  it.each([
    ['?format=json', 'format', 'Format must be csv'],
    ['?page=2', 'page', "Unknown field 'page'"],
    ['?status=open', 'status', 'Status must be new, in_progress, responded or closed'],
  ])('API-CON rejects %s', async (query, field, message) => {
    const refused = await contacts.call('GET', `/contact/export${query}`, { as: 'support' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
  });

  it('API-CON releases the database cursor when the client disconnects', async () => {
    await contacts.inspect(async (database) => {
      const [sample] = await database.collection('submissions').find({ folder: 'inbox' }).toArray();
      const message = aMessage().message.padEnd(1000, '.');
      const copies = Array.from({ length: 20_000 }, () => {
        const { _id, ...fields } = { ...sample, message };
        return fields;
      });
      await database.collection('submissions').insertMany(copies);
    });
    const openCursors = () =>
      contacts.inspect(async (database) => {
        const pipeline = [{ $currentOp: { idleCursors: true, allUsers: true } }];
        const { cursor } = await database.admin().command({ aggregate: 1, pipeline, cursor: { batchSize: 10_000 } });
        const operations = cursor.firstBatch as { ns: string; cursor?: object }[];
        const name = `${contacts.env.MONGODB_DATABASE}.submissions`;
        return operations.filter((operation) => operation.cursor !== undefined && operation.ns === name);
      });
    const headers = await contacts.keys.headersFor('support');
    const request = get(`${contacts.url}/contact/export`, { headers, agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    try {
      // The header row is sent before the database is queried.
      await eventually(async () => expect(await openCursors()).toHaveLength(1));
    } finally {
      // Otherwise the service would wait for this reader when it stops.
      request.destroy();
    }
    await eventually(async () => expect(await openCursors()).toEqual([]));
  });
});
