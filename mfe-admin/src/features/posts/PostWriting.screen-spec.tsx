import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FILES_ARRIVED } from '../../editor/pictures/uploadPlaces';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { getEditor } from '../../testing/getEditor';
import { aMediaFile, mediaDetails } from '../../testing/mediaSamples';
import { aMember, memberList } from '../../testing/memberSamples';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postAnswer, postList } from '../../testing/samples';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const DRAFT = aPostSummary({ status: 'draft' });
const LIVE = aPostSummary({ status: 'published', publishDate: '2026-05-04T09:30:00.000Z' });
const link = (token: string) => ({
  status: 201,
  body: {
    success: true,
    message: '',
    data: { url: `/preview/${token}`, token, expiresAt: '2026-05-05T00:00:00.000Z' },
  },
});

const open = async (address: string, post = DRAFT) => {
  const saved = postAnswer({ ...post, version: post.version + 1 }, CONTENT);
  const server = new FakeServer()
    .on('GET /blog', postList([post]))
    .on('GET /blog/p1', postAnswer(post, CONTENT))
    .on('PUT /blog/p1', saved)
    .on('PUT /drafts/post/p1', { status: 200, body: { success: true, message: '', data: null } })
    .on('POST /previews', link('abc'));
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Save Draft' });
  const dialog = within(await findDialog(/Blog Post/));
  const title = dialog.getByLabelText<HTMLTextAreaElement>(/^Title/);
  return { ...admin, server, user, dialog, title };
};

describe('post writing page', () => {
  it('ABLG-2 saves a draft with Ctrl S, stays open, and keeps the cursor position', async () => {
    const { user, title, server, said, dialog } = await open('/admin/blog/p1/edit');
    await user.type(title, '!');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(said()).toEqual(['Blog post updated successfully']));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ status: 'draft' });
    expect(window.location.pathname).toBe('/admin/blog/p1/edit');
    expect(document.activeElement).toBe(title);
    await waitFor(() => expect(dialog.queryByText(/^Unsaved changes/)).toBeNull());
    await user.type(title, '!');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(2));
  });

  it('ABLG-2 saves with Ctrl S while nothing has the focus, as just after a dialog closed', async () => {
    const { user, title, said } = await open('/admin/blog/p1/edit');
    await user.type(title, '!');
    title.blur();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(said()).toEqual(['Blog post updated successfully']));
  });

  it('ABLG-2 leaves the published version of a live post unchanged when saving with Ctrl S', async () => {
    const { user, title, server, said } = await open('/admin/blog/p1/edit', LIVE);
    await user.type(title, '!');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(said()).toEqual(['Draft saved. Visitors still see the published version.']));
    expect(server.sent('PUT', '/blog/p1')).toEqual([]);
    expect(window.location.pathname).toBe('/admin/blog/p1/edit');
  });

  it('ABLG-2 publishes a draft with Ctrl Enter', async () => {
    const { user, title, server } = await open('/admin/blog/p1/edit');
    await user.type(title, '!');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ status: 'published' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'));
  });

  it('ABLG-3 asks for confirmation when the browser goes back with unsaved changes', async () => {
    const { user, title } = await open('/admin/blog/p1/edit');
    await user.type(title, '!');
    const goBack = () =>
      act(() => {
        window.history.replaceState(null, '', '/admin/blog');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    goBack();
    const question = await findDialog('Unsaved changes');
    expect(window.location.pathname).toBe('/admin/blog/p1/edit');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(title.value).toBe(`${DRAFT.title}!`);
  });

  it('ABLG-2 shows a live preview beside the text, and updates it after a change under the same link', async () => {
    const { user, title, server, dialog } = await open('/admin/blog/p1/edit');
    await user.click(dialog.getByRole('button', { name: 'Live preview' }));
    expect(await dialog.findByTitle('Preview of the post')).toBeTruthy();
    await user.type(title, '!');
    await waitFor(() => expect(server.sent('POST', '/previews')).toHaveLength(2));
    expect(server.sent('POST', '/previews')[1]?.body).toMatchObject({
      replaces: 'abc',
      values: { title: `${DRAFT.title}!` },
    });
  });

  it('ABLG-2 previews the search engine result', async () => {
    const { user, dialog } = await open('/admin/blog/p1/edit');
    const result = () => dialog.getByRole('figure', { name: 'Search result preview' }).textContent;
    expect(result()).toContain(DRAFT.title);
    await user.type(dialog.getByLabelText('SEO Title'), 'Doors');
    expect(result()).toContain('Doors');
    expect(result()).not.toContain(DRAFT.title);
  });

  it('ABLG-2 sets the current user as the author of a new post', async () => {
    const { dialog } = await open('/admin/blog/new');
    const { firstName, lastName } = anAdmin('editor');
    expect(dialog.getByLabelText<HTMLInputElement>('Author').value).toBe(`${firstName} ${lastName}`);
  });

  it('ABLG-2 sets an author chosen from the team', async () => {
    const { dialog, server, user } = await open('/admin/blog/new');
    server.on('GET /team', memberList([aMember(), aMember({ id: 'm2', name: 'Otto Lind' })]));
    await user.click(dialog.getByRole('button', { name: 'Choose from the team' }));
    await user.click(await findMenuItem('Otto Lind'));
    expect(dialog.getByLabelText<HTMLInputElement>('Author').value).toBe('Otto Lind');
  });
});

describe('saving a post while an image uploads', () => {
  const STORED = mediaDetails(aMediaFile({ url: '/media/library/a.png' }));
  const FAILURE = { status: 500, body: { success: false } };

  const openUploading = async () => {
    const opened = await open('/admin/blog/p1/edit');
    const upload = Promise.withResolvers<{ status: number; body: object }>();
    opened.server.on('POST /media-files', () => upload.promise);
    const text = await opened.dialog.findByRole('textbox', { name: /^Content/ });
    await waitFor(() => expect(getEditor(text).isInitialized).toBe(true));
    const files = [new File(['x'], 'door.png', { type: 'image/png' })];
    act(() => void text.dispatchEvent(new CustomEvent(FILES_ARRIVED, { detail: { files, at: undefined } })));
    await opened.dialog.findByRole('progressbar', { name: 'door.png is being uploaded' });
    return { ...opened, text, end: (answer: typeof FAILURE) => act(async () => upload.resolve(answer)) };
  };

  it.each([
    ['Save Draft', 'draft'],
    ['Publish Post', 'published'],
  ])('ABLG-2 %s waits for the image and its alternative text', async (button, status) => {
    const { user, dialog, server, end } = await openUploading();
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await dialog.findByText('Waiting for 1 file…')).toBeTruthy();
    await end({ ...STORED, status: 201 });
    await user.type(await screen.findByLabelText('Alt text'), 'A door');
    expect(server.sent('PUT', '/blog/p1')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save alt text' }));
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(1));
    const image = expect.stringMatching(/<img src="\/media\/library\/a.png" alt="A door"/);
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ status, content: image });
  });

  it('ABLG-3 asks before an unchanged post closes, and lets it close once nothing uploads', async () => {
    const opened = await open('/admin/blog/p1/edit');
    const { user, dialog, server } = opened;
    const upload = Promise.withResolvers<typeof FAILURE>();
    server.on('POST /media-files', () => upload.promise);
    const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closesTab()).toBe(true);
    const zone = dialog.getByLabelText(/^Upload .+, or drop it here$/);
    await user.upload(zone, new File(['x'], 'door.png', { type: 'image/png' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Cancel' }));
    expect(closesTab()).toBe(false);
    act(() => {
      window.history.replaceState(null, '', '/admin/blog');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/blog/p1/edit');
    await user.click(dialog.getByRole('button', { name: 'Cancel door.png' }));
    await act(async () => upload.resolve(FAILURE));
    await waitFor(() => expect(closesTab()).toBe(true));
  });

  it('ABLG-2 saves nothing if the upload fails, and keeps the text', async () => {
    const { user, title, dialog, server, said, end } = await openUploading();
    await user.type(title, '!');
    await user.click(dialog.getByRole('button', { name: 'Publish Post' }));
    await end(FAILURE);
    const failure = 'Not saved: a file was not uploaded. Try again or dismiss it, then save.';
    await waitFor(() => expect(said()).toEqual([failure]));
    expect(server.sent('PUT', '/blog/p1')).toEqual([]);
    expect(title.value).toBe('One color is enough!');
    await user.click(dialog.getByRole('button', { name: 'Dismiss door.png' }));
    await user.click(dialog.getByRole('button', { name: 'Publish Post' }));
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(1));
  });
});
