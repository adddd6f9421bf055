import { OPERATIONS } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';

const TOKEN = 'gVw3kq0pS9cFqkq2rJmYtT2Jx8p4sD7fH1zXbNvLw0k';

const logged = (entry: object): string => {
  const lines: string[] = [];
  createLogger('test', 'info', { write: (line) => void lines.push(line) }).info(entry, 'request');
  return lines.join('');
};

describe('the log', () => {
  const withToken = Object.keys(OPERATIONS).filter((key) => key.includes('{token}'));

  it.each([
    ...withToken.map((key) => key.split(' ')[1] ?? ''),
    '/preview/{token}',
    '/admin/report/{token}',
    '/api/previews/{token}/',
  ])('PLT-6 redacts the token in %s', (path) => {
    const url = path.replace('{token}', TOKEN);
    for (const entry of [
      { url },
      { url: `${url}?a=b#c` },
      { err: new Error(`fetch of http://127.0.0.1${url} failed`) },
    ])
      expect(logged(entry)).not.toContain(TOKEN.slice(0, 8));
  });

  it.each(['/admin/reset-password', '/newsletter/confirm', '/api/contact/newsletter/unsubscribe', '/api/auth/verify'])(
    'PLT-6 redacts the token after %s',
    (path) => {
      for (const entry of [
        { url: `${path}?token=${TOKEN}` },
        { err: new Error(`bad address ${path}?x=1&token=${TOKEN}`) },
      ]) {
        const line = logged(entry);
        expect(line).not.toContain(TOKEN.slice(0, 8));
        expect(line).toContain(path);
      }
    },
  );

  it('PLT-6 redacts visitors’ search terms', () => {
    const line = logged({ url: '/api/search?q=ada.lovelace' });
    expect(line).toContain('/api/search');
    expect(line).not.toContain('lovelace');
  });

  it.each(['password', 'token', 'authorization', 'cookie'])(
    'PLT-6 never contains a %s, at the top level or one level down',
    (name) => {
      for (const entry of [{ [name]: TOKEN }, { headers: { [name]: TOKEN } }]) {
        expect(logged(entry)).not.toContain(TOKEN);
        expect(logged(entry)).toContain('[secret]');
      }
    },
  );

  it('PLT-6 records what went wrong, and where', () => {
    const line = JSON.parse(logged({ err: new TypeError('no such thing', { cause: new Error('deeper') }) })) as {
      err: { type: string; message: string; stack: string };
    };
    expect(line.err).toMatchObject({ type: 'TypeError', message: expect.stringContaining('no such thing') });
    expect(line.err.stack).toContain('logger.spec');
  });
});
