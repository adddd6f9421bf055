import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareShell } from '../../test/shell-under-test.js';

const HOST = `
export const render = async ({ url }) => ({
  status: 200, head: '<title>Home</title>', html: url === '/about' ? 'About' : '<p>Home</p><div data-slot="home"></div>',
  data: {}, page: 'page-home', isDegraded: false,
});`;

const getWidget = (words: string) => `
export const render = async ({ slot, api }) => {
  const { body } = await api('/blog');
  return { status: 200, head: '', html: '<b>' + ${JSON.stringify(words)} + ' in ' + slot + ': ' + body.said + '</b>', data: { said: body.said }, page: 'app', isDegraded: false };
};`;

const SLOTS = { routes: ['/portal'], slots: ['home'], sources: { 'img-src': ['https://tiles.example'] } };

describe('slot filled by another remote', () => {
  let shell: Awaited<ReturnType<typeof prepareShell>>;
  let site: string;
  beforeEach(async () => {
    shell = await prepareShell();
    shell.makeLive(await shell.aRelease('1.0.0', { source: HOST }));
  });
  afterEach(() => shell.stop());

  const aWidget = (version: string, source = getWidget(`Orders ${version}`)) =>
    shell.aRelease(version, { name: 'mfe-portal', source, pages: SLOTS });
  const getPage = async (path = '/') => {
    const response = await fetch(`${site}${path}`);
    const html = await response.text();
    const payload = /<script type="application\/json" id="atelier-page">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    return { response, html, payload: JSON.parse(payload) };
  };

  it('PLT-2 is part of the HTML, with its data, its style sheet, and its sources', async () => {
    shell.makeLive(await aWidget('2.0.0'));
    site = await shell.startShell();
    const { response, html, payload } = await getPage();
    expect(html).toContain(
      '<p>Home</p><div data-slot="home"><div data-remote="mfe-portal"><b>Orders 2.0.0 in home: first</b></div></div>',
    );
    expect(html).toContain('<link rel="stylesheet" href="/remotes/mfe-portal/2.0.0/styles.css"');
    expect(payload.slots.home).toMatchObject([
      { remote: 'mfe-portal', versions: [{ version: '2.0.0' }], data: { said: 'first' } },
    ]);
    expect(response.headers.get('content-security-policy')).toContain('https://tiles.example');
  });

  it('PLT-2 is announced to the browser on pages without it, for navigation to a page with it', async () => {
    shell.makeLive(await aWidget('2.0.0'));
    site = await shell.startShell();
    const { html, payload } = await getPage('/about');
    expect(html).toContain('<div id="root">About</div>');
    expect(html).not.toContain('mfe-portal/2.0.0/styles.css');
    expect(payload.slots.home).toMatchObject([{ remote: 'mfe-portal', data: {} }]);
  });

  it('PLT-3 shows the previous version if the live one fails, and never breaks the page around it', async () => {
    const [good, bad] = [await aWidget('1.0.0'), await aWidget('2.0.0', 'export const render = () => { throw 1; };')];
    shell.makeLive(bad, good);
    site = await shell.startShell();
    const { html, payload } = await getPage();
    expect(html).toContain('<b>Orders 1.0.0 in home: first</b>');
    expect(payload.slots.home[0].versions).toMatchObject([{ version: '1.0.0' }]);

    shell.makeLive(bad);
    shell.tellOfMove('2.0.0');
    await eventually(async () => expect((await getPage()).html).toContain('<div data-slot="home"></div>'));
  });

  it('PLT-3 remains empty if its only version crashes each time, and the page does not wait for it again', async () => {
    const crashing = "export const render = async ({ api }) => { await api('/crash'); process.exit(1); };";
    shell.makeLive(await aWidget('2.0.0', crashing));
    site = await shell.startShell();
    const callsBefore = shell.calls.length;
    const { html, payload } = await getPage();
    expect(html).toContain('<p>Home</p><div data-slot="home"></div>');
    expect(payload.slots.home).toMatchObject([{ versions: [{ version: '2.0.0' }] }]);
    expect(shell.calls).toHaveLength(callsBefore);
  });

  it('PLT-2 remains empty if no remote fills it', async () => {
    site = await shell.startShell();
    const { html, payload } = await getPage();
    expect(html).toContain('<p>Home</p><div data-slot="home"></div>');
    expect(payload.slots).toEqual({});
  });

  it('PLT-2 can be filled by a remote without pages', async () => {
    const pages = { slots: ['home'] };
    shell.makeLive(await shell.aRelease('1.0.0', { name: 'mfe-widget', source: getWidget('Widget'), pages }));
    site = await shell.startShell();
    expect((await getPage()).html).toContain('<b>Widget in home: first</b>');
    expect((await getPage('/widget')).html).toContain('Home');
  });
});
