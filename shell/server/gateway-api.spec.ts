import { describe, expect, it } from '@jest/globals';
import { apiFor } from './gateway-api.js';

describe('gateway API client of a page', () => {
  it('requests paths under /api as JSON on behalf of the visitor', async () => {
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

  it('treats an empty response as no body, and returns the tags of a response', async () => {
    const api = apiFor(async () => ({ status: 204, headers: { 'cache-tag': 'posts, post:1' }, body: '' }), undefined);
    expect(await api('/blog')).toEqual({ status: 204, body: undefined, tags: ['posts', 'post:1'] });
  });
});
