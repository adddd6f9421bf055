import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWxrExport, aWxrItem } from '../../../../packages/content-import/test/exports';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';

const PATH = '/admin/settings/import';
const LONG = 'Glue holds when the wood is dry. '.repeat(5);
const CREATED = { status: 201, body: { success: true } };

const listOf = (...slugs: string[]) => ({
  status: 200,
  body: { success: true, data: slugs.map((slug) => ({ slug })), pagination: { page: 1, limit: 100, totalPages: 1 } },
});

const aPost = (slug: string, fields: object = {}) => ({
  id: slug,
  title: `About ${slug}`,
  slug,
  html: `<p>${LONG}</p><img src="__GHOST_URL__/content/images/a.png" alt="A">`,
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2024-03-06T08:00:00.000Z',
  ...fields,
});

const anExport = (...posts: object[]) =>
  new File([JSON.stringify({ db: [{ meta: {}, data: { posts } }] })], 'ghost.json', { type: 'application/json' });

const open = async (server = new FakeServer(), admin = anAdmin()) => {
  server
    .on('GET /studio', { status: 200, body: { success: true, data: { timeZone: 'Europe/Berlin' } } })
    .on('GET /blog', listOf('known'))
    .on('GET /pages', listOf('privacy'))
    .on('GET /seo/redirects', {
      status: 200,
      body: {
        success: true,
        data: [{ id: 'r1', from: '/2024/taken' }],
        total: 1,
        pagination: { page: 1, limit: 100, totalPages: 1 },
      },
    });
  const view = await renderAdmin(PATH, { server, admin });
  return { ...view, server, user: userEvent.setup({ applyAccept: false }) };
};

const choose = async (file: File, server?: FakeServer, admin?: ReturnType<typeof anAdmin>) => {
  const opened = await open(server, admin);
  await opened.user.upload(await screen.findByLabelText('Choose the export, or drop it here'), file);
  return opened;
};

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

let saved: Blob[] = [];
beforeEach(() => {
  saved = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:file';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

describe('import from another CMS', () => {
  it('ASET-1 reports in a dry run what would be imported, and writes nothing', async () => {
    const file = anExport(aPost('one'), aPost('known'), aPost('short', { title: 'Hi' }), aPost('us', { type: 'page' }));
    const { user, server } = await choose(file);
    await press(user, 'Start dry run');
    expect(
      await screen.findByText(
        '1 post and 1 page would be imported, with 0 pictures. 1 item already here would stay as it is.',
      ),
    ).toBeTruthy();
    const notes = screen.getByRole('region', { name: 'Skipped or changed in the import' });
    expect(within(notes).getByText('Not imported: Title must be at least 5 characters')).toBeTruthy();
    expect(
      within(notes).getAllByText('Picture __GHOST_URL__/content/images/a.png was not among the files'),
    ).toHaveLength(4);
    await press(user, 'Download the report');
    const report = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved.at(-1)?.arrayBuffer());
    expect(report).toContain('Hi,Not imported: Title must be at least 5 characters');
    // Without it, spreadsheets garble titles such as “Über uns”.
    expect(report.startsWith('\uFEFF')).toBe(true);
    expect(server.sent('POST')).toEqual([]);
  });

  it('ASET-1 uploads each picture once, and creates items one at a time', async () => {
    const media = { url: '/media/library/1.png' };
    const server = new FakeServer()
      .on('POST /media-files', { status: 201, body: { success: true, data: media } })
      .on('POST /blog', CREATED)
      .on('POST /pages', { status: 400, body: { success: false, message: 'Slug is already in use' } });
    const file = anExport(aPost('one'), aPost('two'), aPost('us', { type: 'page' }));
    const { user } = await choose(file, server);
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Or choose their folder'), picture);
    await press(user, 'Start dry run');
    await screen.findByText(/^2 posts and 1 page would be imported, with 1 picture\./);
    await press(user, 'Import 3 items');
    expect(await screen.findByText('2 posts and 0 pages imported. 1 item failed.')).toBeTruthy();
    expect(screen.getByText('Slug is already in use')).toBeTruthy();
    expect(server.sent('POST', '/media-files')).toHaveLength(1);
    expect(server.sent('POST', '/blog')[0]?.body).toMatchObject({
      slug: 'one',
      status: 'published',
      category: 'news',
      content: expect.stringContaining('<img src="/media/library/1.png" alt="A">'),
    });
  });

  it('ASET-1 imports a WordPress blog, and redirects its old addresses except those redirected already', async () => {
    const aWordPressPost = (id: number, link: string) =>
      aWxrItem({ id, name: `post-${id}`, title: `About post ${id}`, content: `<p>${LONG}</p>`, link });
    const items = [
      aWordPressPost(1, 'https://old.example/archives/1'),
      aWordPressPost(2, 'https://old.example/2024/taken'),
      aWordPressPost(3, 'https://old.example/archives/3'),
      aWordPressPost(4, 'https://old.example/?p=4'),
    ];
    const server = new FakeServer()
      .on('POST /blog', ({ body }) =>
        (body as { slug: string }).slug === 'post-3'
          ? { status: 400, body: { success: false, message: 'Slug is already in use' } }
          : CREATED,
      )
      .on('PUT /seo/redirects', CREATED);
    const { user } = await open(server);
    await user.click(await screen.findByRole('radio', { name: 'WordPress' }));
    await user.upload(
      screen.getByLabelText('Choose the export, or drop it here'),
      new File([aWxrExport(...items)], 'wordpress.xml', { type: 'text/xml' }),
    );
    await press(user, 'Start dry run');
    expect(
      await screen.findByText(
        '4 posts and 0 pages would be imported, with 0 pictures. 2 old addresses would be redirected.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^The site redirects paths only\. Set 1 redirect /)).toBeTruthy();
    expect(server.sent('PUT')).toEqual([]);
    await press(user, 'Import 4 items and 2 redirects');
    expect(
      await screen.findByText('3 posts and 0 pages imported. 1 old address redirected. 1 item failed.'),
    ).toBeTruthy();
    expect(server.sent('PUT', '/seo/redirects').map(({ body }) => body)).toEqual([
      { from: '/archives/1', to: '/blog/post-1', mustBeNew: true },
    ]);
  });

  it('ASET-1 imports the redirects of items already here, and reports a path redirected in the meantime', async () => {
    const link = 'https://old.example/archives/1';
    const item = aWxrItem({ id: 1, name: 'known', title: 'About known', content: `<p>${LONG}</p>`, link });
    const server = new FakeServer().on('PUT /seo/redirects', {
      status: 409,
      body: { success: false, message: '/archives/1 already leads to /about' },
    });
    const { user } = await open(server);
    await user.click(await screen.findByRole('radio', { name: 'WordPress' }));
    await user.upload(
      screen.getByLabelText('Choose the export, or drop it here'),
      new File([aWxrExport(item)], 'wordpress.xml', { type: 'text/xml' }),
    );
    await press(user, 'Start dry run');
    expect(
      await screen.findByText(
        'No posts or pages would be imported. 1 item already here would stay as it is. 1 old address would be redirected.',
      ),
    ).toBeTruthy();
    await press(user, 'Import 1 redirect');
    expect(await screen.findByText('No posts or pages imported.')).toBeTruthy();
    expect(screen.getByText('Not redirected: /archives/1 already leads to /about')).toBeTruthy();
  });

  it('ASET-1 counts the item whose picture was on its way as not sent when the import is stopped', async () => {
    const server = new FakeServer();
    const file = anExport(aPost('one'), aPost('two'));
    const { user } = await choose(file, server);
    server.on('POST /media-files', async () => {
      await press(user, 'Stop');
      throw new DOMException('The upload was stopped', 'AbortError');
    });
    await user.upload(screen.getByLabelText('Or choose their folder'), new File(['x'], 'a.png', { type: 'image/png' }));
    await press(user, 'Start dry run');
    await press(user, 'Import 2 items');
    expect(
      await screen.findByText('No posts or pages imported. 2 items not sent; import the same file again to continue.'),
    ).toBeTruthy();
  });

  it('ASET-1 asks before a running import is left, and then stops it', async () => {
    let release: () => void = () => undefined;
    const server = new FakeServer().on('POST /blog', async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return CREATED;
    });
    const { user } = await choose(anExport(aPost('one'), aPost('two'), aPost('three')), server);
    await press(user, 'Start dry run');
    await press(user, 'Import 3 items');
    await waitFor(() => expect(server.sent('POST', '/blog')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Activity' }));
    await user.click(within(await findDialog('Still in progress')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/activity'));
    await waitFor(() => expect(screen.queryByText('0 of 3 sent')).toBeNull());
    release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.sent('POST', '/blog')).toHaveLength(1);
  });

  it('ASET-1 says how many redirects were not sent when the import is stopped', async () => {
    const items = [1, 2, 3, 4, 5, 6].map((id) =>
      aWxrItem({
        id,
        name: 'known',
        title: `About ${id}`,
        content: `<p>${LONG}</p>`,
        link: `https://old.example/archives/${id}`,
      }),
    );
    const server = new FakeServer().on('POST /blog', CREATED);
    const { user } = await open(server);
    server.on('PUT /seo/redirects', async () => {
      await press(user, 'Stop');
      return CREATED;
    });
    await user.click(await screen.findByRole('radio', { name: 'WordPress' }));
    await user.upload(
      screen.getByLabelText('Choose the export, or drop it here'),
      new File([aWxrExport(...items)], 'wordpress.xml', { type: 'text/xml' }),
    );
    await press(user, 'Start dry run');
    await press(user, 'Import 5 items and 6 redirects');
    expect(
      await screen.findByText(
        '5 posts and 0 pages imported. 4 old addresses redirected. 2 redirects not sent; import the same file again to continue.',
      ),
    ).toBeTruthy();
  });

  it('ASET-1 explains what is wrong with a file, and accepts another file', async () => {
    const { user } = await choose(new File(['Hello'], 'notes.json'));
    await press(user, 'Start dry run');
    expect((await screen.findByRole('alert')).textContent).toContain('This is not an export of Ghost');
    await user.upload(screen.getByLabelText('Choose the export, or drop it here'), anExport(aPost('one')));
    await press(user, 'Start dry run');
    expect(await screen.findByText(/^1 post and 0 pages would be imported/)).toBeTruthy();
  });

  it('ASET-1 requires a file', async () => {
    const { user } = await open();
    await press(user, 'Start dry run');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose the file that you exported.');
  });
});
