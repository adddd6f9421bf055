import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuild, removeBuilds, startSite } from '../../test/a-build.js';
import type { BuiltRemote } from '../built-remote.js';
import { ReleaseClient } from '../release-client.js';
import { auditFindings } from './check-packages.js';
import { checkPages } from './check-pages.js';
import { checkRelease } from './check-release.js';

const getRender = (html: string, rest = '') =>
  `export const render = async () => ({ status: 200, head: '', html: ${JSON.stringify(html)}, page: 'app', data: {}, isDegraded: false, ${rest} });`;

describe('release checks', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => {
    site.stop();
    removeBuilds();
  });

  const check = async (remote: BuiltRemote, hasGlobalStyles = false) => {
    const live = await new ReleaseClient(`${site.url}/api/releases`, {}).liveSet();
    return checkRelease(remote, {
      siteUrl: site.url,
      budgetKb: 10,
      hasGlobalStyles,
      live,
      tell: () => undefined,
    });
  };

  /** The findings if npm prints this report, and has this setting. */
  const checkWithNpm = async (report: string, auditLevel = 'null') => {
    const npm = `#!/bin/sh\nif [ "$1" = config ]; then echo ${auditLevel}; exit; fi\ncat <<'END'\n${report}\nEND\n`;
    const remote = aBuild({ 'package-lock.json': '{"packages":{}}' });
    writeFileSync(join(remote.directory, 'npm'), npm, { mode: 0o755 });
    const { PATH } = process.env;
    process.env.PATH = `${remote.directory}${delimiter}${PATH}`;
    try {
      return (await check(remote)).findings;
    } finally {
      process.env.PATH = PATH;
    }
  };

  it('PLT-2 pass a valid build, and render each route against the live API', async () => {
    const { findings, firstViewBytes } = await check(aBuild());
    expect(findings).toEqual([]);
    expect(firstViewBytes).toBeGreaterThan(50);
    expect(site.seen.filter((call) => call === 'GET /api/services')).toHaveLength(2);
  });

  it('PLT-2 reject a route at or below one of another live remote, and allow others', async () => {
    for (const route of ['/desk', '/desk/orders']) {
      const { findings } = await check(aBuild({}, { pages: { routes: [route] } }));
      expect(findings).toMatchObject([
        { check: 'routes', problem: 'The route /desk belongs to mfe-desk, with the addresses below it.' },
      ]);
    }
    expect((await check(aBuild({}, { pages: { routes: ['/portal', '/desktop'] } }))).findings).toEqual([]);
  });

  it('PLT-3 reject a license that is not on the list, and ignore the licenses of development tools', async () => {
    const packages = {
      'node_modules/free': { version: '1.0.0', license: '(MIT OR GPL-3.0)' },
      'node_modules/closed': { version: '2.0.0', license: 'SEE LICENSE IN EULA.txt' },
      'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0', dev: true },
    };
    const { findings } = await check(aBuild({ 'package-lock.json': JSON.stringify({ packages }) }));
    expect(findings).toMatchObject([
      {
        check: 'licenses',
        problem: expect.stringContaining('not on the list: closed 2.0.0 (SEE LICENSE IN EULA.txt)'),
      },
    ]);
  });

  it('PLT-3 reject high and critical vulnerabilities, and distinguish a failed audit from a clean one', () => {
    const report = { vulnerabilities: { a: { severity: 'high', range: '<2' }, b: { severity: 'low', range: '*' } } };
    expect(auditFindings(JSON.stringify(report))).toMatchObject([
      { check: 'audit', problem: expect.stringContaining('a <2 (high)') },
    ]);
    expect(auditFindings('{"vulnerabilities":{}}')).toEqual([]);
    expect([auditFindings('{"statusCode":405}'), auditFindings('')]).toEqual([undefined, undefined]);
  });

  it('PLT-3 reject a release whose packages npm audit reports, and pass one if the audit has no answer', async () => {
    const report = { vulnerabilities: { leftpad: { severity: 'high', range: '<2' } } };
    expect(await checkWithNpm(JSON.stringify(report))).toMatchObject([
      { check: 'audit', problem: expect.stringContaining('leftpad <2 (high)') },
    ]);
    expect(await checkWithNpm('npm error audit endpoint returned an error')).toEqual([]);
  });

  it.each([
    ['null', ['high']],
    ['moderate', ['high', 'moderate']],
    ['critical', []],
    ['none', []],
  ])('PLT-3 reject vulnerabilities from npm’s setting audit-level %s on', async (level, refused) => {
    const of = (severity: string) => [severity, { severity, range: '*' }];
    const report = JSON.stringify({ vulnerabilities: Object.fromEntries(['high', 'moderate', 'low'].map(of)) });
    const findings = await checkWithNpm(report, level);
    const problem = `These packages have known vulnerabilities: ${refused.map((one) => `${one} * (${one})`).join(', ')}`;
    expect(findings.map((one) => one.problem)).toEqual(refused.length === 0 ? [] : [problem]);
  });

  it('PLT-2 render each slot, and reject a remote that cannot render it', async () => {
    const pages = { routes: ['/portal'], slots: ['home'] };
    const render =
      "export const render = async ({ slot }) => { if (slot === 'home') throw new Error('no teaser'); return { status: 200, head: '', html: 'page', page: 'app', data: {}, isDegraded: false }; };";
    const { findings } = await check(aBuild({ 'server/render.mjs': render }, { pages }));
    expect(findings).toMatchObject([
      { check: 'render', problem: 'Slot home cannot be rendered against the live API: no teaser' },
    ]);
    expect((await check(aBuild({}, { pages: { slots: ['home'] } }))).findings).toEqual([]);
  });

  it('PLT-2 pass a slot that has nothing to show today', async () => {
    const render =
      "export const render = async ({ slot }) => ({ status: 200, head: '', html: slot ? '' : 'page', page: 'app', data: {}, isDegraded: false });";
    const pages = { routes: ['/portal'], slots: ['home'] };
    expect((await check(aBuild({ 'server/render.mjs': render }, { pages }))).findings).toEqual([]);
  });

  it('PLT-2 pass a remote that renders only in the browser', async () => {
    expect((await check(aBuild({}, { serverEntry: undefined }))).findings).toEqual([]);
  });

  const noise = Array.from({ length: 4000 }, (_, index) => Math.sin(index).toString(36)).join();
  const faults: [fault: string, remote: () => BuiltRemote, check: string, problem: string][] = [
    ['a newer platform', () => aBuild({}, { platform: 3 }), 'platform', 'needs platform 3; this Atelier offers 2'],
    [
      'another React than the shell has',
      () => aBuild({}, { shared: { react: 20 } }),
      'shared',
      'needs react 20 from the shell; this Atelier shares 19',
    ],
    [
      'a shared package that the shell does not have',
      () => aBuild({}, { shared: { vue: 3 } }),
      'shared',
      'needs vue 3 from the shell; this Atelier shares none',
    ],
    [
      'a call that the API does not have',
      () => aBuild({ 'app.0a0b0c0d.js': 'api.call("POST /invoices/{id}")' }),
      'api',
      'calls POST /invoices/{id}, which this Atelier does not have',
    ],
    [
      'a call of the server bundle that the API does not have',
      () =>
        aBuild({ 'server/render.mjs': `${getRender('<h1>Invoices</h1>')} export const calls = ['GET /invoices'];` }),
      'api',
      'calls GET /invoices, which this Atelier does not have',
    ],
    [
      'a script without a source map',
      () => aBuild({ 'page.0a0b0c0d.js': 'export {};' }),
      'source-maps',
      'These scripts have no source map beside them: page.0a0b0c0d.js',
    ],
    [
      'an entry that throws',
      () => aBuild({ 'remoteEntry.js': 'throw new Error("no window");' }),
      'import',
      'The entry cannot be imported: no window',
    ],
    [
      'a server bundle that throws on import',
      () => aBuild({ 'server/render.mjs': 'throw new Error("broken at import");' }),
      'import',
      'The server bundle cannot be imported: broken at import',
    ],
    [
      'a server bundle without render',
      () => aBuild({ 'server/render.mjs': 'export const other = 1;' }),
      'import',
      'it does not export render',
    ],
    [
      'a server bundle that ends its process',
      () => aBuild({ 'server/render.mjs': 'process.exit(7);' }),
      'import',
      'its process ended with 7',
    ],
    [
      'a route that throws',
      () =>
        aBuild({ 'server/render.mjs': 'export const render = async ({ url }) => { throw new Error("at " + url); };' }),
      'render',
      '/portal/orders cannot be rendered against the live API: at /portal/orders',
    ],
    [
      'a route that is not found',
      () => aBuild({ 'server/render.mjs': getRender('<h1>Nothing</h1>', 'status: 404') }),
      'render',
      'its status is 404',
    ],
    [
      'a page that writes when it is rendered',
      () =>
        aBuild({
          'server/render.mjs': 'export const render = ({ api }) => api("/contact", { method: "POST", body: {} });',
        }),
      'render',
      'must not call POST',
    ],
    [
      'a route that answers with null',
      () => aBuild({ 'server/render.mjs': 'export const render = async () => null;' }),
      'render',
      '/portal/orders cannot be rendered against the live API: the answer is not a page',
    ],
    [
      'a route that answers with no text',
      () => aBuild({ 'server/render.mjs': 'export const render = async () => ({ status: 200, html: {} });' }),
      'render',
      '/portal cannot be rendered against the live API: the answer is not a page',
    ],
    [
      'a route that ends its process',
      () => aBuild({ 'server/render.mjs': 'export const render = async () => process.exit(7);' }),
      'render',
      '/portal cannot be rendered against the live API: its process ended with 7',
    ],
    ['a page without HTML', () => aBuild({ 'server/render.mjs': getRender(' ') }), 'render', 'it has no HTML'],
    [
      'a page that lacks its data',
      () => aBuild({ 'server/render.mjs': getRender('<p></p>', 'isDegraded: true') }),
      'render',
      'data is missing',
    ],
    [
      'an inline script',
      () => aBuild({ 'server/render.mjs': getRender('<script>alert(1)</script>') }),
      'policy',
      'with an inline script',
    ],
    [
      'an event handler',
      () => aBuild({ 'server/render.mjs': getRender('<a href="/" onclick="go()">Go</a>') }),
      'policy',
      'with an event handler in <a>',
    ],
    [
      'a style attribute',
      () => aBuild({ 'server/render.mjs': getRender('<p style="color:red">Red</p>') }),
      'policy',
      'with a style attribute in <p>',
    ],
    [
      'styles of other remotes',
      () => aBuild({ 'styles.0a0b0c0d.css': '.card,.mfe-portal_a .card{margin:0}' }),
      'styles',
      'has 1 selectors without a class of this remote: .card.',
    ],
    [
      'styles of elements by their names',
      () => aBuild({ 'styles.0a0b0c0d.css': '@media print{h1,#root{margin:0}}*{top:0}' }),
      'styles',
      'has 3 selectors without a class of this remote: h1, #root, *.',
    ],
    ['too many bytes', () => aBuild({ 'app.0a0b0c0d.js': noise }), 'budget', 'the budget is 10 KB'],
  ];
  it.each(faults)('PLT-3 reject %s, with reason and remedy', async (_fault, remote, name, problem) => {
    const { findings } = await check(remote());
    const found = findings.filter((one) => one.check === name);
    expect(found.map((one) => one.problem).join('\n')).toContain(problem);
    for (const { remedy } of found) expect(remedy).toMatch(/\.$/);
    expect(findings.map((one) => one.check)).toEqual(found.map(() => name));
  });

  it('PLT-3 allow styles of elements to remotes that declare global styles, and still no classes of others', async () => {
    const getProblems = async (css: string) =>
      (await check(aBuild({ 'styles.0a0b0c0d.css': css }), true)).findings.map(({ problem }) => problem);
    expect(await getProblems('h1,#root,*{margin:0}')).toEqual([]);
    expect(await getProblems('h1,.card{margin:0}')).toEqual([expect.stringMatching(/ 1 selectors .*: \.card\.$/)]);
  });

  it('PLT-3 end a bundle that runs forever', async () => {
    const remote = aBuild({ 'server/render.mjs': 'for (;;);' });
    const { findings } = await checkPages(remote, { siteUrl: site.url, stepLimitMs: 1500 });
    expect(findings).toMatchObject([{ check: 'import', problem: expect.stringContaining('nothing came for 1.5 s') }]);
  });

  it('PLT-3 name the route that is never rendered', async () => {
    const render =
      'export const render = ({ slot }) => (slot ? new Promise(() => setInterval(() => {}, 1000)) : { status: 200, html: "<p></p>" });';
    const remote = aBuild({ 'server/render.mjs': render }, { pages: { routes: ['/portal'], slots: ['home'] } });
    const { findings } = await checkPages(remote, { siteUrl: site.url, stepLimitMs: 1500 });
    expect(findings.map(({ problem }) => problem)).toEqual([
      'Slot home cannot be rendered against the live API: nothing came for 1.5 s',
    ]);
  });

  it('PLT-3 hide the environment variables of this process from the bundle', async () => {
    process.env.ATELIER_RELEASE_KEY = 'a-key-that-nobody-sees';
    const tells =
      'export const render = async () => { throw new Error(JSON.stringify(process.env.ATELIER_RELEASE_KEY ?? "no key")); };';
    const { findings } = await check(aBuild({ 'server/render.mjs': tells }));
    delete process.env.ATELIER_RELEASE_KEY;
    expect(findings[0]?.problem).toContain('"no key"');
  });

  it('PLT-2 allow JSON-LD, external scripts, and styles for remotes that declare them', async () => {
    const html = '<script type="application/ld+json">{}</script><script src="/x.js"></script><p style="top:0">x</p>';
    const pages = { routes: ['/portal'], inlineStyles: true };
    expect((await check(aBuild({ 'server/render.mjs': getRender(html) }, { pages }))).findings).toEqual([]);
  });
});
