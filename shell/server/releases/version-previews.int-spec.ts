import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const LIVE = '1.0.0';
const PREVIEWED = '2.0.0';
const TOKEN = 'key.sealed+box/of=';
const COOKIE = `other=1; atelier-preview=${TOKEN}`;

describe('version preview', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  let url: string;

  beforeEach(async () => {
    shell = await prepareShell();
    shell.makeLive(await shell.aRelease(LIVE));
    shell.previews.set(TOKEN, await shell.aRelease(PREVIEWED));
    url = await shell.startShell();
  });
  afterEach(() => shell.stop());

  const visit = async (cookie?: string, path = '/') => {
    const answer = await fetch(`${url}${path}`, { headers: cookie === undefined ? {} : { cookie } });
    return { html: await answer.text(), status: answer.status, headers: answer.headers };
  };

  it('PLT-2 shows the version only in this browser: HTML, preloads, and hydration, with a banner', async () => {
    const { html } = await visit(COOKIE);
    expect(html).toContain('<h1>version 2.0.0</h1>');
    expect(html).toContain('href="/remotes/mfe-public/2.0.0/remoteEntry.js"');
    expect(html).toContain('"versions":[{"version":"2.0.0"');
    expect(html).toContain('"isPreview":true');
    expect(html).not.toContain(`/${LIVE}/`);
    expect(html).toContain('Previewing mfe-public 2.0.0');
    const others = await visit();
    expect(others.html).toContain('<h1>version 1.0.0</h1>');
    expect(others.html).not.toContain('Previewing');
  });

  it('PLT-2 is never cached, neither by the shell nor by browsers and proxies', async () => {
    await visit();
    for (const _visit of ['first', 'second']) {
      const { html, headers } = await visit(COOKIE);
      expect(html).toContain('<h1>version 2.0.0</h1>');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-cache')).toBeNull();
      expect((await visit()).html).toContain('<h1>version 1.0.0</h1>');
    }
  });

  it.each(['atelier-preview=forged', 'atelier-preview=', `atelier-preview=${TOKEN}x`, 'atelier-preview=<script>'])(
    'PLT-3 ignores %s, which the registry does not accept',
    async (cookie) => {
      const { html, headers } = await eventually(async () => {
        const answer = await visit(cookie);
        expect(answer.headers.get('x-cache')).toBe('hit');
        return answer;
      });
      expect(html).toContain('<h1>version 1.0.0</h1>');
      expect(html).not.toContain('Previewing');
      expect(headers.get('cache-control')).not.toContain('no-store');
    },
  );

  it('PLT-3 shows a broken version as broken, with a way to end the preview', async () => {
    const source = 'export const render = () => { throw new Error("broken"); };';
    shell.previews.set(TOKEN, await shell.aRelease('3.0.0', { source }));
    const { html, status } = await visit(COOKIE);
    expect(status).toBe(503);
    expect(html).toContain('Previewing mfe-public 3.0.0');
    expect((await visit()).html).toContain('<h1>version 1.0.0</h1>');
  });

  it('PLT-2 shows a remote that has never been live, at its own routes', async () => {
    const portal = await shell.aRelease('0.1.0', { name: 'mfe-portal', pages: { routes: ['/portal'] } });
    shell.previews.set(TOKEN, portal);
    expect((await visit(COOKIE, '/portal')).html).toContain('<h1>version 0.1.0</h1>');
    expect((await visit(undefined, '/portal')).html).toContain('<h1>version 1.0.0</h1>');
    expect((await visit(COOKIE)).html).toContain('Previewing mfe-portal 0.1.0');
  });

  it('PLT-2 can be ended with a form that works without scripts and returns to the same page', async () => {
    const { html } = await visit(COOKIE, '/blog?page=2');
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(html) ?? [];
    const answer = await fetch(`${url}${action}`, { method: 'POST', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/blog?page=2']);
    expect(answer.headers.get('set-cookie')).toContain('atelier-preview=; Path=/; Max-Age=0');
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'PLT-3 does not redirect to another site: %s',
    async (from) => {
      const address = `${url}/shell/end-preview?from=${encodeURIComponent(from)}`;
      const answer = await fetch(address, { method: 'POST', redirect: 'manual' });
      expect(answer.headers.get('location')).toBe('/');
    },
  );
});
