import cookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { RefreshCookie } from './refresh-cookie.js';

const cookiesUnder = async (publicUrl: string, sent = '') => {
  const refreshCookie = new RefreshCookie(publicUrl);
  const application = fastify();
  await application.register(cookie);
  application.get('/write', (_request, reply) => {
    refreshCookie.write(reply, 'the-token');
    return reply.send();
  });
  application.get('/clear', (_request, reply) => {
    refreshCookie.clear(reply);
    return reply.send();
  });
  application.get('/read', (request) => ({ token: refreshCookie.read(request) ?? null }));
  const answers = await Promise.all(
    ['/write', '/clear', '/read'].map((url) => application.inject({ url, headers: { cookie: sent } })),
  );
  const [written, cleared, read] = answers;
  return { written: written?.headers['set-cookie'], cleared: cleared?.headers['set-cookie'], read: read?.json() };
};

describe('refresh cookie', () => {
  it('API-AUTH is bound to the host under https', async () => {
    const { written, cleared } = await cookiesUnder('https://studio.example');
    expect(written).toBe(
      '__Host-atelier-refresh=the-token; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
    expect(cleared).toMatch(
      /^__Host-atelier-refresh=; Max-Age=0; Path=\/; Expires=.* HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('API-AUTH is limited to the auth path without https', async () => {
    const { written } = await cookiesUnder('http://localhost:3000');
    expect(written).toBe('atelier-refresh=the-token; Max-Age=1209600; Path=/api/auth; HttpOnly; SameSite=Strict');
  });

  it('API-AUTH is read by its exact name only', async () => {
    const sent = 'atelier-refresh=plain; __Host-atelier-refresh=bound';
    expect((await cookiesUnder('https://studio.example', sent)).read).toEqual({ token: 'bound' });
    expect((await cookiesUnder('http://localhost:3000', sent)).read).toEqual({ token: 'plain' });
    expect((await cookiesUnder('http://localhost:3000')).read).toEqual({ token: null });
  });
});
