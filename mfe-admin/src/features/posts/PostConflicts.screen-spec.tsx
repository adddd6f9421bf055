import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postAnswer, postList, postStats } from '../../testing/samples';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const EDITED = aPostSummary({ status: 'published', publishDate: '2026-05-04T09:30:00.000Z' });

const open = async (address: string, server = new FakeServer(), post = EDITED) => {
  server
    .on('GET /blog', postList([post]))
    .on('GET /blog/stats', postStats)
    .on('GET /blog/p1', postAnswer(post, CONTENT));
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

describe('conflicting edit of a post', () => {
  const conflict = {
    status: 409,
    body: {
      success: false,
      message: 'This item was changed by someone else in the meantime.',
      data: { version: 7, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' },
    },
  };
  const RENAMED = postAnswer({ ...EDITED, title: 'What Grace wrote', version: 7 }, CONTENT);
  const getVersions = (server: FakeServer) => server.sent('PUT').map(({ headers }) => headers['If-Match']);

  it('ABLG-2 shows who changed the post first, and keeps the input', async () => {
    const { press, write, server, user, said } = await open(
      '/admin/blog/p1/edit',
      new FakeServer().on('PUT /blog/p1', conflict),
    );
    await write(/^Title/, 'Two colors are enough');
    server.on('GET /blog/p1', RENAMED);
    await press('Update Post');
    const clash = await findDialog('Changed in the meantime');
    expect(within(clash).getByText(/^Changed in the meantime by Grace Hopper on May 4, 2026/)).toBeTruthy();
    await user.click(within(clash).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByDisplayValue('Two colors are enough')).toBeTruthy();
    expect(getVersions(server)).toEqual(['"1"']);
    expect(said()).toEqual([]);
  });

  it('ABLG-2 overwrites the newer version on request, by its number', async () => {
    const answers = [conflict, postAnswer({ ...EDITED, version: 8 }, CONTENT)];
    const server = new FakeServer().on('PUT /blog/p1', () => answers.shift() ?? conflict);
    const { press, write, user, said } = await open('/admin/blog/p1/edit', server);
    await write(/^Title/, 'Two colors are enough');
    server.on('GET /blog/p1', RENAMED);
    await press('Update Post');
    await user.click(within(await findDialog('Changed in the meantime')).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(said()).toEqual(['Blog post updated successfully']));
    expect(getVersions(server)).toEqual(['"1"', '"7"']);
    expect(server.sent('PUT').at(-1)?.body).toEqual({ title: 'Two colors are enough' });
  });

  it('ABLG-2 sends only the fields changed here if the colleague changed other fields', async () => {
    const answers = [conflict, postAnswer({ ...EDITED, version: 8 }, CONTENT)];
    const server = new FakeServer().on('PUT /blog/p1', () => answers.shift() ?? conflict);
    const { press, write, said } = await open('/admin/blog/p1/edit', server);
    await write(/^Excerpt/, 'Shorter than before');
    server.on('GET /blog/p1', RENAMED);
    await press('Update Post');
    await waitFor(() =>
      expect(said()).toEqual(['Merged with the changes of Grace Hopper.', 'Blog post updated successfully']),
    );
    expect(server.sent('PUT').at(-1)?.body).toEqual({ excerpt: 'Shorter than before' });
  });

  it('ABLG-2 Save Draft changes nothing on the site if the draft was published in the meantime', async () => {
    const draft = { ...EDITED, status: 'draft' as const };
    const server = new FakeServer()
      .on('PUT /blog/p1', conflict)
      .on('PUT /drafts/post/p1', { status: 200, body: { success: true, data: null } });
    const { press, write, said } = await open('/admin/blog/p1/edit', server, draft);
    await write(/^Excerpt/, 'Half a thought');
    server.on('GET /blog/p1', postAnswer({ ...EDITED, version: 7 }, CONTENT));
    await press('Save Draft');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Draft' })).toBeNull());
    expect(said()).toEqual(['It was published in the meantime. Your changes are saved as a draft.']);
    expect(getVersions(server)).toEqual(['"1"', undefined]);
    expect(server.sent('PUT').at(-1)).toMatchObject({
      path: '/drafts/post/p1',
      body: { values: { excerpt: 'Half a thought' }, isWorkingCopy: true },
    });
  });

  it('ABLG-2 shows the newer version on Reload', async () => {
    const server = new FakeServer().on('PUT /blog/p1', conflict);
    const { press, write, user } = await open('/admin/blog/p1/edit', server);
    await write(/^Title/, 'Two colors are enough');
    server.on('GET /blog/p1', RENAMED);
    await press('Update Post');
    const clash = await findDialog('Changed in the meantime');
    await user.click(within(clash).getByRole('button', { name: 'Reload' }));
    expect(await screen.findByDisplayValue('What Grace wrote')).toBeTruthy();
  });

  it('ABLG-2 compares both versions field by field', async () => {
    const answers = [conflict, postAnswer({ ...EDITED, version: 8 }, CONTENT)];
    const server = new FakeServer().on('PUT /blog/p1', () => answers.shift() ?? conflict);
    const { press, write, user, said } = await open('/admin/blog/p1/edit', server);
    await write(/^Title/, 'Two red doors');
    server.on('GET /blog/p1', postAnswer({ ...EDITED, title: 'Two blue doors', version: 7 }, CONTENT));
    await press('Update Post');
    const clash = await findDialog('Changed in the meantime');
    await user.click(within(clash).getByRole('button', { name: 'Compare' }));
    const mine = await within(clash).findByRole('region', { name: 'Title, Mine' });
    expect(mine.querySelector('mark')?.textContent).toBe('red');
    expect(within(clash).queryByRole('region', { name: 'Excerpt' })).toBeNull();
    await user.click(within(clash).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(said()).toEqual(['Blog post updated successfully']));
    expect(getVersions(server)).toEqual(['"1"', '"7"']);
  });
});
