import { type ReleaseSet, type RemoteRelease, remotePages } from '@atelier/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PageRenderer } from './page-renderer.js';

const aRelease = (name: string, version: string, pages: Parameters<typeof remotePages.parse>[0]): RemoteRelease => ({
  name,
  version,
  platform: 1,
  entry: 'entry.js',
  css: [],
  preload: {},
  serverEntry: 'server/render.mjs',
  pages: remotePages.parse(pages),
  files: [],
  publishedAt: '2026-03-01T12:00:00Z',
});

const aPage = (html: string) => ({ status: 200, head: '', html, data: {}, page: 'app', isDegraded: false });

const NO_PAGES: readonly [what: string, answer: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', '<p>Home</p>'],
  ['a page without HTML', { status: 200, head: '', data: {}, isDegraded: false }],
  ['a status that HTTP does not have', { ...aPage(''), status: 0 }],
  ['a style sheet that is not a text', { ...aPage(''), style: {} }],
];

describe('page of a remote', () => {
  const site = { routes: ['/'] };
  const [live, previous] = [aRelease('mfe-public', '1.1.0', site), aRelease('mfe-public', '1.0.0', site)];
  const widget = aRelease('mfe-widget', '2.0.0', { slots: ['home', 'home'] });
  /** What the versions answer. */
  let answers: Map<RemoteRelease, unknown>;
  let remotes: ReleaseSet['remotes'];
  const reports = { rendered: jest.fn(), failed: jest.fn(), quarantined: jest.fn() };
  const error = jest.fn();

  beforeEach(() => {
    answers = new Map([
      [live, aPage('<p>New</p><div data-slot="home"></div>')],
      [previous, aPage('<p>Before</p>')],
      [widget, aPage('<b>Widget</b>')],
    ]);
    remotes = { 'mfe-public': { live, previous }, 'mfe-widget': { live: widget, previous: null } };
    jest.clearAllMocks();
  });

  const getRenderer = () =>
    new PageRenderer(
      { current: { revision: 1, remotes } } as never,
      { isQuarantined: () => false, render: async (release: RemoteRelease) => answers.get(release) } as never,
      { scripts: [], styles: [] },
      reports,
      { error } as never,
    );
  const REQUEST = { api: () => Promise.reject(new Error('no call was expected')), publicUrl: 'http://localhost' };
  const render = () => getRenderer().render({ method: 'GET', url: '/', ...REQUEST });

  it('PLT-2 contains what other remotes have for its slots, once even if they list a slot twice', async () => {
    const { html } = await render();
    expect(html).toContain('<p>New</p><div data-slot="home"><div data-remote="mfe-widget"><b>Widget');
    expect(html.split('data-remote="mfe-widget"')).toHaveLength(2);
  });

  it.each(NO_PAGES)('PLT-3 is that of the previous version if the live one answers with %s', async (_what, answer) => {
    answers.set(live, answer);
    expect(await render()).toMatchObject({ status: 200, isFallback: true, html: expect.stringContaining('Before') });
    expect(reports.failed).toHaveBeenCalledWith(live, expect.any(Error));
  });

  it.each(NO_PAGES)('PLT-3 stays as it is if a remote that fills its slot answers with %s', async (_what, answer) => {
    answers.set(widget, answer);
    expect((await render()).html).toContain('<p>New</p><div data-slot="home"></div>');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ remote: 'mfe-widget', version: '2.0.0' }),
      'page could not be rendered with this version',
    );
  });

  it.each(NO_PAGES)('PLT-3 does not hold up the releases of other remotes if it is %s', async (_what, answer) => {
    answers.set(widget, answer);
    await expect(getRenderer().prepare(widget, REQUEST)).resolves.toBeUndefined();
  });
});
