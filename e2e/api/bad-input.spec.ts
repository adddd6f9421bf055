import { getOperation, OPERATIONS, type OperationKey } from '@atelier/contracts';
import { toRow } from './acceptance-row.ts';
import { conformance, expect } from './conformance.ts';

const KEYS = Object.keys(OPERATIONS) as OperationKey[];
const SOME_ID = '0123456789abcdef01234567';

const getFields = (body: Record<string, unknown>): string[] =>
  ((body.errors ?? []) as { field: string }[]).map(({ field }) => field);

for (const key of KEYS.filter((name) => getOperation(name).query !== undefined))
  conformance(`${toRow(key)} ${key} refuses a parameter that it does not know`, async ({ api }) => {
    const { status, body } = await api.call(key, { query: { color: 'red' }, params: { category: 'web_development' } });
    expect(status).toBe(400);
    expect(getFields(body)).toContain('color');
  });

for (const key of KEYS.filter(
  (name) => 'limit' in ((getOperation(name).query as never as { shape?: object })?.shape ?? {}),
))
  for (const [query, message] of [
    [{ page: 0 }, 'Page number must be greater than 0'],
    [{ page: 'two' }, 'Page number must be greater than 0'],
    [{ limit: 0 }, 'Limit must be between 1 and 100'],
    [{ limit: 101 }, 'Limit must be between 1 and 100'],
    [{ limit: 1.5 }, 'Limit must be between 1 and 100'],
  ] as const)
    if (!('page' in query) || 'page' in (getOperation(key).query as never as { shape: object }).shape)
      conformance(`API-PAGE ${key} refuses ${JSON.stringify(query)} with its message`, async ({ api }) => {
        const { status, body } = await api.call(key, {
          query: key === 'GET /search' ? { q: 'releases', ...query } : query,
          params: { category: 'web_development', id: SOME_ID },
        });
        expect(status).toBe(400);
        expect((body.errors as { message: string }[])[0]?.message).toBe(message);
      });

const jsonBodied = KEYS.filter((name) => getOperation(name).body !== undefined);
const isMultipartOnly = (key: OperationKey) => getOperation(key).upload?.isRequired === true;
const params = {
  id: SOME_ID,
  role: 'viewer',
  remote: 'mfe-conformance',
  version: '1.0.0',
  channel: 'live',
  path: 'main.js',
};

for (const key of jsonBodied.filter((name) => !isMultipartOnly(name))) {
  conformance(`${toRow(key)} ${key} refuses a field that it does not know`, async ({ api }) => {
    const { status, body } = await api.call(key, { params, body: { isAdmin: true } });
    expect(status).toBe(400);
    expect(getFields(body)).toContain('isAdmin');
  });

  conformance(`${toRow(key)} ${key} refuses a list in place of an object`, async ({ api }) => {
    const { status, body } = await api.call(key, { params, body: [] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: 'Bad Request', requestId: expect.any(String) });
  });

  conformance(`${toRow(key)} ${key} refuses broken JSON`, async ({ api }) => {
    const broken = new Blob(['{"title": '], { type: 'application/json' });
    const { status, body } = await api.call(key, { params, body: broken });
    expect(status).toBe(400);
    expect(getFields(body)).toEqual(['body']);
  });
}

for (const key of KEYS.filter((name) => /\{(id|slug)\}/.test(name) && getOperation(name).access !== 'staff')) {
  conformance(`${toRow(key)} ${key} refuses an identifier that is none`, async ({ api }) => {
    const { status } = await api.call(key, { params: { id: '$where', slug: '$where' } });
    expect([400, 404]).toContain(status);
  });
}

for (const key of KEYS.filter(
  (name) => /^(GET|DELETE) .*\{(id|slug)\}$/.test(name) && getOperation(name).access !== 'staff',
))
  conformance(`${toRow(key)} ${key} answers 404 for what is not there`, async ({ api }) => {
    const id = key.includes('/events/') ? '999999999' : SOME_ID;
    const { status, body } = await api.call(key, { params: { id, slug: 'nobody-made-this', kind: 'post' } });
    expect(status).toBe(404);
    expect(body.success).toBe(false);
  });
