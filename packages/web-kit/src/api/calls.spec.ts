import { describe, expect, it, jest } from '@jest/globals';
import { ApiClient, type TokenSource } from './ApiClient';
import { getAddress } from './calls';

const visitor: TokenSource = { token: () => undefined, renew: async () => false, expired: () => undefined };

const clientAnswering = (response: Response) => {
  const doFetch = jest.fn<typeof fetch>(async () => response);
  const asked = () => {
    const [address, init] = doFetch.mock.calls[0] ?? [];
    return [init?.method, address, init?.body];
  };
  return { api: new ApiClient(visitor, '/api', doFetch), asked };
};

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

describe('a typed API call', () => {
  it('puts encoded parameters into the path, followed by the query', async () => {
    const { api, asked } = clientAnswering(json({ success: true, posts: [] }));
    const { posts } = await api.call('GET /blog/{id}/related', { params: { id: 'a/b c' }, query: { limit: 3 } });
    expect(posts).toEqual([]);
    expect(asked()).toEqual(['GET', '/api/blog/a%2Fb%20c/related?limit=3', undefined]);
  });

  it('omits undefined query fields, and the question mark if no field is left', async () => {
    const { api, asked } = clientAnswering(json({}));
    await api.call('GET /blog', { query: { search: undefined } });
    expect(asked()).toEqual(['GET', '/api/blog', undefined]);
  });

  it('sends a body as JSON, or a form unchanged', async () => {
    const first = clientAnswering(json({}));
    await first.api.call('PATCH /blog/{id}/status', { params: { id: '1' }, body: { status: 'draft' } });
    expect(first.asked()).toEqual(['PATCH', '/api/blog/1/status', '{"status":"draft"}']);
    const form = new FormData();
    const second = clientAnswering(json({}));
    await second.api.call('POST /projects', { body: form });
    expect(second.asked()).toEqual(['POST', '/api/projects', form]);
  });

  it('returns a file if the contract specifies one', async () => {
    const { api } = clientAnswering(new Response('name\n', { headers: { 'content-type': 'text/csv' } }));
    const file = await api.call('GET /contact/export');
    expect(await file.text()).toBe('name\n');
  });

  it('does not compile if it violates the contract', async () => {
    const { api } = clientAnswering(json({}));
    const attempts = [
      // @ts-expect-error there is no such call
      () => api.call('GET /nowhere'),
      // @ts-expect-error the path needs an id
      () => api.call('GET /blog/{id}'),
      // @ts-expect-error the id has another name here
      () => api.call('GET /blog/{id}', { params: { slug: 'a' } }),
      // @ts-expect-error there is no such field in the query
      () => api.call('GET /blog', { query: { sorted: 'latest' } }),
      // @ts-expect-error there is no such status
      () => api.call('PATCH /blog/{id}/status', { params: { id: '1' }, body: { status: 'gone' } }),
      // @ts-expect-error the body is needed
      () => api.call('PATCH /blog/{id}/status', { params: { id: '1' } }),
      // @ts-expect-error a status comes without files, so never as a form
      () => api.call('PATCH /blog/{id}/status', { params: { id: '1' }, body: new FormData() }),
      // @ts-expect-error a read has no body
      () => api.call('GET /blog', { body: {} }),
      // @ts-expect-error the answer has no such field
      () => api.call('GET /blog/stats').then(({ data }) => data.comments),
    ];
    expect(attempts).toHaveLength(9);
  });
});

describe('the address of a read', () => {
  it('is its path below /api with the query in the given order', () => {
    expect(getAddress('GET /blog', { query: { limit: 9, page: 2, category: undefined } })).toBe('/blog?limit=9&page=2');
    expect(getAddress('GET /blog/slug/{slug}', { params: { slug: 'café' } })).toBe('/blog/slug/caf%C3%A9');
    expect(getAddress('GET /media/{path}', { params: { path: 'covers/one two.webp' } })).toBe(
      '/media/covers/one%20two.webp',
    );
    expect(getAddress('GET /blog/categories')).toBe('/blog/categories');
  });

  it('carries the type of its response', async () => {
    const { api } = clientAnswering(json({ success: true, posts: [], total: 0 }));
    const { posts, total } = await api.get(getAddress('GET /blog'));
    expect([posts, total]).toEqual([[], 0]);
    // @ts-expect-error the list of posts holds no projects
    expect((await clientAnswering(json({})).api.get(getAddress('GET /blog'))).projects).toBeUndefined();
  });
});
