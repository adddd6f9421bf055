import { remoteManifest } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { developmentDocument } from './development-document.ts';

const published = {
  html:
    '<html><head><link rel="stylesheet" href="/shell/main.css"><link rel="modulepreload" href="/remotes/mfe-public/1.0.0/app.js">' +
    '<script type="application/json" id="atelier-page">{"remote":"mfe-public","routes":{"mfe-public":["/"],"mfe-jobs":["/jobs"]}}</script>' +
    '</head><body><div id="root"><h1>Not found</h1></div><div id="overlays"></div></body></html>',
  contentSecurityPolicy: "default-src 'self'; style-src 'self'; img-src 'self' data:",
};

const manifest = (pages: object = {}) =>
  remoteManifest.parse({
    name: 'mfe-portal',
    version: '1.0.0',
    platform: 2,
    entry: 'remoteEntry.js',
    css: ['styles.css'],
    pages: { routes: ['/portal'], ...pages },
  });

describe('the development document of a remote', () => {
  it('PLT-1 shows the remote under development with its files, and without those of the published remote', () => {
    const { html = '' } = developmentDocument(published, '/portal/orders', manifest()) ?? {};
    expect(html).toContain('"remote":"mfe-portal"');
    expect(html).toContain('"versions":[{"version":"1.0.0","platform":2,"base":"/@development/files/"');
    expect(html).toContain('<link rel="stylesheet" href="/@development/files/styles.css"');
    expect(html).toContain('<link rel="stylesheet" href="/shell/main.css">');
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('/remotes/');
  });

  it('PLT-1 passes the data of the published page only to the same remote', () => {
    const data = (name: string) => {
      const path = name === 'mfe-public' ? '/' : '/portal';
      const pages = { routes: [path] };
      const html = published.html.replace('"routes"', '"data":{"/blog":1},"routes"');
      const own = remoteManifest.parse({ ...manifest(), name, pages });
      return /"data":(\{[^}]*\})/.exec(developmentDocument({ ...published, html }, path, own)?.html ?? '')?.[1];
    };
    expect([data('mfe-public'), data('mfe-portal')]).toEqual(['{"/blog":1}', '{}']);
  });

  it.each(['/', '/blog', '/jobs/7', '/portals'])('PLT-1 leaves %s to the platform', (path) => {
    expect(developmentDocument(published, path, manifest())).toBeUndefined();
  });

  it('PLT-1 adds the manifest’s sources to the policy, and a nonce if styles are written at run time', () => {
    const pages = { inlineStyles: true, sources: { 'img-src': ['https://tiles.example'] } };
    const { html = '', contentSecurityPolicy = '' } = developmentDocument(published, '/portal', manifest(pages)) ?? {};
    const [, nonce = ''] = /<meta name="style-nonce" nonce="([^"]+)">/.exec(html) ?? [];
    expect(nonce).not.toBe('');
    expect(contentSecurityPolicy).toBe(
      `default-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: https://tiles.example; style-src-attr 'unsafe-inline'`,
    );
  });
});
