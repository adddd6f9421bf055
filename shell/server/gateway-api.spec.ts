import { describe, expect, it } from '@jest/globals';
import { apiFor } from './gateway-api.js';

describe('the API as a page sees it', () => {
  it('asks behind /api, as JSON, for the visitor whose page it is', async () => {
    const asked: unknown[] = [];
    const api = apiFor(async (path, call) => {
      asked.push({ path, ...call });
      return { status: 201, headers: {}, body: '{"ok":true}' };
    }, '1.2.3.4');
    expect(await api('/contact', { method: 'POST', body: { name: 'Ada' } })).toEqual({
      status: 201,
      body: { ok: true },
      tags: [],
    });
    expect(asked).toEqual([
      {
        path: '/api/contact',
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"name":"Ada"}',
        visitorAddress: '1.2.3.4',
      },
    ]);
  });

  it('takes an empty answer for no body, and says what an answer depends on', async () => {
    const api = apiFor(async () => ({ status: 204, headers: { 'cache-tag': 'posts, post:1' }, body: '' }), undefined);
    expect(await api('/blog')).toEqual({ status: 204, body: undefined, tags: ['posts', 'post:1'] });
  });
});
