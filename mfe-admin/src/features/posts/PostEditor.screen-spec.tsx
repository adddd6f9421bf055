import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { getEditor } from '../../testing/getEditor';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postAnswer, postList, postStats } from '../../testing/samples';
import { TAG_SUGGESTIONS } from './postLabels';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const EDITED = aPostSummary({ status: 'published', publishDate: '2026-05-04T09:30:00.000Z' });

const open = async (address: string, server = new FakeServer()) => {
  server
    .on('GET /blog', postList([EDITED]))
    .on('GET /blog/stats', postStats)
    .on('GET /blog/p1', postAnswer(EDITED, CONTENT));
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Save Draft' });
  const dialog = await findDialog(/Blog Post/);
  const write = async (label: RegExp | string, text: string) => {
    const control = await within(dialog).findByLabelText(label);
    await user.clear(control);
    await user.click(control);
    await user.paste(text);
  };
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { ...admin, user, dialog, write, press };
};

describe('post editor', () => {
  it('ABLG-2 has three tabs, and derives the slug of a new post from its title', async () => {
    const { dialog, write } = await open('/admin/blog/new');
    expect(
      within(dialog)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['Content', 'SEO & Settings', 'Preview']);
    await write(/^Title/, 'Élan & 2 colors!');
    expect((within(dialog).getByLabelText('Slug') as HTMLInputElement).value).toBe('elan-2-colors');
  });

  it('ABLG-2 keeps the slug of an existing post', async () => {
    const { dialog, write } = await open('/admin/blog/p1/edit');
    await write(/^Title/, 'Another title');
    expect((within(dialog).getByLabelText('Slug') as HTMLInputElement).value).toBe('one-colour-is-enough');
  });

  it('ABLG-2 estimates reading time at 200 words per minute, rounded up', async () => {
    await open('/admin/blog/p1/edit');
    expect(await screen.findByText('201 words · 2 min read')).toBeTruthy();
  });

  it('ABLG-2 offers 17 tags', async () => {
    const { dialog, user } = await open('/admin/blog/new');
    await user.click(within(dialog).getByLabelText(/^Tags/));
    await user.keyboard('Best Pr');
    expect(await screen.findByTitle('Best Practices')).toBeTruthy();
    expect(TAG_SUGGESTIONS).toHaveLength(17);
  });

  it('ABLG-2 sends nothing while a required field is empty', async () => {
    const { press, server } = await open('/admin/blog/new');
    await press('Publish Post');
    expect(await screen.findByText('5 fields need another look')).toBeTruthy();
    for (const message of [
      'Title is required',
      'Excerpt is required',
      'Content is required',
      'Category is required',
      'At least one tag is required',
    ])
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(server.sent('POST')).toEqual([]);
  });

  it.each([
    [/^Title/, 'Four', 'Title must be at least 5 characters'],
    [/^Excerpt/, 'x'.repeat(301), 'Excerpt must be at most 300 characters'],
    [/^SEO Title/, 'x'.repeat(61), 'SEO title must be at most 60 characters'],
    [/^SEO Description/, 'x'.repeat(161), 'SEO description must be at most 160 characters'],
  ])('ABLG-2 rejects %s with %s', async (label, text, message) => {
    const { write, press, server } = await open('/admin/blog/p1/edit');
    await write(label, text);
    await press('Update Post');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('ABLG-2 rejects content shorter than 100 characters', async () => {
    const short = new FakeServer();
    const { dialog, press, server } = await open('/admin/blog/p1/edit', short);
    const text = await within(dialog).findByRole('textbox', { name: /^Content/ });
    act(() => void getEditor(text).commands.setContent('<p>Too short</p>'));
    await press('Update Post');
    expect((await screen.findAllByText('Content must be at least 100 characters')).length).toBeGreaterThan(0);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('ABLG-2 updates the post with the selected status, and returns to the list', async () => {
    const saved = postAnswer(EDITED, CONTENT);
    const { write, press, server, said } = await open(
      '/admin/blog/p1/edit',
      new FakeServer().on('PUT /blog/p1', saved),
    );
    await write(/^Title/, 'Two colors are enough');
    await press('Update Post');
    await waitFor(() => expect(said()).toEqual(['Blog post updated successfully']));
    expect(server.sent('PUT')[0]?.body).toMatchObject({
      title: 'Two colors are enough',
      status: 'published',
      featuredImage: null,
      seoTitle: null,
    });
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'));
  });

  it('ABLG-2 shows the saved values when the post is reopened', async () => {
    const saved = postAnswer({ ...EDITED, title: 'Two colors are enough', version: 2 }, CONTENT);
    const server = new FakeServer().on('PUT /blog/p1', saved);
    const { write, press, user } = await open('/admin/blog/p1/edit', server);
    await write(/^Title/, 'Two colors are enough');
    server.on('GET /blog/p1', saved);
    await press('Update Post');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'));
    await user.click(await screen.findByRole('button', { name: /^Edit One color/ }));
    expect(await screen.findByDisplayValue('Two colors are enough')).toBeTruthy();
  });

  it('ABLG-2 keeps the input if the server rejects it, and shows the reason', async () => {
    const refusal = { status: 400, body: { errors: [{ field: 'slug', message: 'Slug is taken' }] } };
    const { press, said } = await open('/admin/blog/p1/edit', new FakeServer().on('PUT /blog/p1', refusal));
    await press('Update Post');
    await waitFor(() => expect(said()).toEqual(['Failed to save blog post', 'Validation error: slug: Slug is taken']));
    expect(window.location.pathname).toBe('/admin/blog/p1/edit');
  });

  it('ABLG-3 closes without confirmation if nothing has changed', async () => {
    const { press } = await open('/admin/blog/new');
    await press('Cancel');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'));
  });

  it('ABLG-3 asks before it discards changes', async () => {
    const { press, write, user } = await open('/admin/blog/new?status=draft');
    await write(/^Title/, 'Not yet saved');
    await press('Cancel');
    const question = await findDialog('Unsaved changes');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(window.location.pathname).toBe('/admin/blog/new');
    await press('Cancel');
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/blog?status=draft'));
  });

  it('ABLG-2 previews the form through a link from the server, and renders it locally if there is no link', async () => {
    const link = {
      success: true,
      message: '',
      data: { url: '/preview/abc', token: 'abc', expiresAt: '2026-05-05T00:00:00.000Z' },
    };
    const server = new FakeServer().on('POST /previews', { status: 201, body: link });
    const { write, dialog, user } = await open('/admin/blog/p1/edit', server);
    await write(/^Title/, 'Two red doors');
    await user.click(within(dialog).getByRole('tab', { name: 'Preview' }));
    const frame = await within(dialog).findByTitle<HTMLIFrameElement>('Preview of the post');
    expect(frame.getAttribute('src')).toBe('/preview/abc');
    expect(server.sent('POST', '/previews')[0]?.body).toMatchObject({
      kind: 'post',
      id: 'p1',
      values: { title: 'Two red doors' },
    });
    server.on('POST /previews', { status: 404, body: {} });
    await user.click(within(dialog).getByRole('tab', { name: 'Content' }));
    await user.click(within(dialog).getByRole('tab', { name: 'Preview' }));
    const local = await within(dialog).findByTitle<HTMLIFrameElement>('Preview of the post');
    expect(local.getAttribute('srcdoc')).toContain('<h1>Two red doors</h1>');
    expect(local.getAttribute('sandbox')).toBe('');
  });
});
