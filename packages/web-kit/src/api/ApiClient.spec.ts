import { describe, expect, it, jest } from '@jest/globals';
import { ApiClient, REQUEST_TIMEOUT_MS, type TokenSource } from './ApiClient';
import { ApiError, serverMessageOr, validationMessage } from './ApiError';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const visitor: TokenSource = { token: () => undefined, renew: async () => false, expired: () => undefined };

const clientAnswering = (...answers: (Response | Error)[]) => {
  const doFetch = jest.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('The test expected no further call.');
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
  return { doFetch, client: (tokens: TokenSource = visitor) => new ApiClient(tokens, '/api', doFetch) };
};

const getFailure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.');
};

describe('ApiClient', () => {
  it('sends credentials, JSON, and the bearer token', async () => {
    const { client, doFetch } = clientAnswering(json(200, { ok: true }));
    await client({ ...visitor, token: () => 'a.b.c' }).send('POST', '/blog', { body: { title: 'x' } });
    expect(doFetch).toHaveBeenCalledWith(
      '/api/blog',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        body: '{"title":"x"}',
        headers: expect.objectContaining({ authorization: 'Bearer a.b.c', 'content-type': 'application/json' }),
      }),
    );
  });

  it.each([
    [401, {}, 'Session expired. Please login again.'],
    [403, {}, 'Access denied.'],
    [404, {}, 'Resource not found.'],
    [429, {}, 'Too many requests. Please try again later.'],
    [500, {}, 'Server error. Please try again later.'],
    [409, { message: 'Somebody was faster.' }, 'Somebody was faster.'],
    [418, { error: 'Teapot' }, 'Teapot'],
    [422, {}, 'Something went wrong.'],
  ])('CHR-7 uses the catalog message for status %i', async (status, body, message) => {
    const { client } = clientAnswering(json(status, body));
    expect(await getFailure(client().get('/x'))).toMatchObject({ message, status, kind: 'answer' });
  });

  it('CHR-7 reports that the server does not respond if there is no network', async () => {
    const { client } = clientAnswering(new TypeError('fetch failed'));
    expect(await getFailure(client().get('/x'))).toMatchObject({
      message: 'Server is not responding',
      kind: 'network',
    });
  });

  it('CHR-7 times out after fifteen seconds and reports the timeout', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(15_000);
    const { client } = clientAnswering(new DOMException('timed out', 'TimeoutError'));
    expect(await getFailure(client().get('/x'))).toMatchObject({ kind: 'timeout' });
  });

  it('CHR-8 reports an aborted search to the caller as canceled', async () => {
    const abort = new AbortController();
    abort.abort();
    const { client } = clientAnswering(new DOMException('aborted', 'AbortError'));
    expect(await getFailure(client().get('/x', { signal: abort.signal }))).toMatchObject({
      message: 'Search cancelled',
      kind: 'cancelled',
    });
  });

  it('renews a rejected token once and repeats the call with the new one', async () => {
    const { client, doFetch } = clientAnswering(json(401, {}), json(200, { done: true }));
    const renew = jest.fn(async () => true);
    await expect(client({ token: () => 'a.b.c', renew, expired: () => undefined }).get('/x')).resolves.toEqual({
      done: true,
    });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(doFetch).toHaveBeenCalledTimes(2);
  });

  it('AUTH-4 ends the session if the renewal fails', async () => {
    const { client } = clientAnswering(json(401, {}));
    const expired = jest.fn();
    await getFailure(client({ token: () => 'a.b.c', renew: async () => false, expired }).get('/x'));
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4 keeps the session if nobody knows whether it has ended', async () => {
    const { client } = clientAnswering(json(401, {}));
    const expired = jest.fn();
    const renew = () => Promise.reject(new Error('503'));
    const failure = await getFailure(client({ token: () => 'a.b.c', renew, expired }).get('/x'));
    expect([failure.kind, expired.mock.calls]).toEqual(['network', []]);
  });

  it('AUTH-4 ends no session if there was none: a visitor is never sent to the login', async () => {
    const { client } = clientAnswering(json(401, {}));
    const expired = jest.fn();
    await getFailure(client({ ...visitor, expired }).get('/contact'));
    expect(expired).not.toHaveBeenCalled();
  });

  it('AMSG-1 shows the server’s message if there is one, or else the screen’s', async () => {
    const { client } = clientAnswering(json(400, { message: 'Slug is already in use' }), new TypeError('fetch failed'));
    const api = client();
    expect(serverMessageOr(await getFailure(api.get('/x')), 'Failed to save blog post')).toBe('Slug is already in use');
    expect(serverMessageOr(await getFailure(api.get('/x')), 'Failed to save blog post')).toBe(
      'Failed to save blog post',
    );
  });

  it('AMSG-1 recognizes an error from another bundle by its name', () => {
    class ApiErrorOfTheShell extends Error {
      override name = 'ApiError';
      readonly serverMessage = 'Said by the server';
    }
    expect(serverMessageOr(new ApiErrorOfTheShell(), 'fallback')).toBe('Said by the server');
  });

  it('AMSG-1 joins a list of validation errors into one line', async () => {
    const errors = [
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Email is required' },
    ];
    const { client } = clientAnswering(json(400, { errors }));
    expect(validationMessage(await getFailure(client().get('/x')))).toBe(
      'Validation error: name: Name is required, email: Email is required',
    );
  });
});
