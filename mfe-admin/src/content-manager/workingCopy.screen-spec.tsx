import type { DraftRevision } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, aProjectSummary, postAnswer, postList, projectAnswer, projectList } from '../testing/samples';
import { aService, serviceAnswer, serviceList } from '../testing/serviceSamples';
import { sampleSitePage } from '../testing/settingsSamples';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const POST = aPostSummary({ status: 'published', publishDate: '2026-05-04T09:30:17.123Z', version: 3 });
const STUDIO = { status: 200, body: { success: true, data: { timeZone: 'America/New_York' } } };

const aCopy = (values: object, changes: Partial<DraftRevision> = {}): DraftRevision => ({
  id: 'w1',
  itemId: 'p1',
  postId: 'p1',
  values: { ...values },
  basedOnVersion: 3,
  savedAt: '2026-05-06T07:15:00.000Z',
  savedBy: 'Grace Hopper',
  savedById: null,
  browser: null,
  isWorkingCopy: true,
  ...changes,
});
/** Only the copy that the editor shows. */
const DISCARDED = '/drafts/post/p1/w1?savedAt=2026-05-06T07%3A15%3A00.000Z';
const drafts = (workingCopy: DraftRevision | null, autoSaved: DraftRevision | null = null) => ({
  status: 200,
  body: { success: true, data: { workingCopy, autoSaved } },
});
const done = (message = 'Done') => ({ status: 200, body: { success: true, message, data: aCopy({}) } });

interface Options {
  post?: typeof POST;
  copy?: DraftRevision | null;
  server?: FakeServer;
}

const openPost = async ({ post = POST, copy = null, server = new FakeServer() }: Options = {}) => {
  server
    .on('GET /studio', STUDIO)
    .on('GET /blog', postList([{ ...post, ...(copy && { edited: true }) }]))
    .on('GET /blog/p1', postAnswer(post, CONTENT))
    .on('PUT /blog/p1', postAnswer(post, CONTENT))
    .on('PUT /drafts/post/p1', done())
    .on('DELETE /drafts/post/p1/w1', done('Draft discarded'));
  if (copy !== null || post === POST) server.on('GET /drafts/post/p1', drafts(copy));
  const admin = await renderAdmin('/admin/blog/p1/edit', { server, admin: anAdmin('editor') });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Save Draft' });
  const dialog = within(await findDialog('Edit Blog Post'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const answer = async (title: string, choice: string) =>
    user.click(within(await findDialog(title)).getByRole('button', { name: choice }));
  const title = () => dialog.getByLabelText<HTMLInputElement>(/^Title/);
  return { ...admin, server, user, dialog, press, answer, title };
};

const writes = (server: FakeServer) => server.calls.filter(({ method }) => method !== 'GET');

describe('editing a live post', () => {
  it('ABLG-2 shows which colleagues are editing the post', async () => {
    const sue = { id: 's1', name: 'Sue Editor', activity: 'editing' };
    const server = new FakeServer().on('PUT /auth/presence', { status: 200, body: { success: true, data: [sue] } });
    const { dialog } = await openPost({ server });
    expect(await dialog.findByText('Sue Editor is editing this post.')).toBeTruthy();
    expect(server.presence).toContainEqual({ resource: 'blog', itemId: 'p1', activity: 'editing' });
  });

  it('ABLG-2 Save Draft saves a working copy on the server and leaves the live post unchanged', async () => {
    const { user, press, server, said, title } = await openPost();
    await user.type(title(), '!');
    await press('Save Draft');
    await waitFor(() => expect(said()).toEqual(['Draft saved. Visitors still see the published version.']));
    expect(writes(server)).toMatchObject([
      {
        method: 'PUT',
        path: '/drafts/post/p1',
        body: { values: { title: 'One color is enough!' }, isWorkingCopy: true, replaces: null },
      },
    ]);
  });

  it('ABLG-2 Save Draft requires no fields of a live post', async () => {
    const { user, press, server, title } = await openPost();
    await user.clear(title());
    await press('Save Draft');
    await waitFor(() => expect(server.sent('PUT', '/drafts/post/p1')).toHaveLength(1));
  });

  it('ABLG-2 opens the working copy with a notice, and Update removes it', async () => {
    const { press, dialog, server, title, said } = await openPost({ copy: aCopy({ title: 'What Grace saved' }) });
    expect(title().value).toBe('What Grace saved');
    const notice = dialog.getByRole('region', { name: 'Edited, not published' });
    expect(notice.textContent).toMatch(/Grace Hopper saved this draft on May 6, 2026/);
    expect(notice.textContent).toContain('Visitors still see the published version.');
    await press('Compare');
    const published = await dialog.findByRole('region', { name: 'Title, Published version' });
    expect(published.textContent).toContain('One color is enough');
    expect(screen.getAllByText('Edited, not published', { selector: '[data-color]' })).toHaveLength(1);
    await press('Update Post');
    await waitFor(() => expect(said()).toEqual(['Blog post updated successfully']));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ title: 'What Grace saved', status: 'published' });
    await waitFor(() => expect(server.sent('DELETE').map(({ path }) => path)).toEqual([`${DISCARDED}&published=true`]));
  });

  it('ABLG-2 discards the working copy after confirmation, and Undo restores it', async () => {
    const { press, answer, server, user } = await openPost({ copy: aCopy({ title: 'What Grace saved' }) });
    await press('Discard Draft');
    server.on('GET /drafts/post/p1', drafts(null));
    await answer('Discard Draft', 'Confirm');
    expect(await screen.findByDisplayValue('One color is enough')).toBeTruthy();
    expect(server.sent('DELETE').map(({ path }) => path)).toEqual([DISCARDED]);
    const notice = document.querySelector<HTMLElement>('[data-undo-text]')?.closest<HTMLElement>('[role="status"]');
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.sent('PUT', '/drafts/post/p1')[0]?.body).toMatchObject({
        values: { title: 'What Grace saved' },
        isWorkingCopy: true,
      }),
    );
  });

  it('ABLG-2 keeps the text and shows a message if someone else has saved a draft in the meantime', async () => {
    const message = 'Ada Lovelace has saved a draft of this in the meantime.';
    const { user, press, server, said, title } = await openPost();
    server.on('PUT /drafts/post/p1', { status: 409, body: { success: false, message } });
    await user.type(title(), '!');
    await press('Save Draft');
    await waitFor(() => expect(said()).toEqual([message]));
    expect(title().value).toBe('One color is enough!');
  });

  it('ABLG-2 unpublishes the post with a separate action, after confirmation', async () => {
    const { press, answer, server, said, user, dialog } = await openPost();
    await user.click(dialog.getByRole('tab', { name: 'SEO & Settings' }));
    await press('Unpublish');
    await answer('Unpublish', 'Cancel');
    expect(writes(server)).toEqual([]);
    await press('Unpublish');
    await answer('Unpublish', 'Confirm');
    await waitFor(() => expect(said()).toEqual(['One color is enough is no longer on the site']));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toEqual({ status: 'draft' });
  });

  it('ABLG-2 Update keeps the publish date to the millisecond', async () => {
    const { user, press, server, title } = await openPost();
    await user.type(title(), '!');
    await press('Update Post');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(1));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ publishDate: '2026-05-04T09:30:17.123Z' });
  });

  it('ABLG-2 shows the publish date in the studio’s time zone, and names the zone', async () => {
    const { user, dialog } = await openPost();
    await user.click(dialog.getByRole('tab', { name: 'SEO & Settings' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Publish Date');
    await waitFor(() => expect(field.value).toBe('2026-05-04T05:30'));
    expect(dialog.getByText(/May 4, 2026, 5:30\sAM EDT \(studio time, America\/New_York\)/)).toBeTruthy();
  });
});

describe('scheduled post', () => {
  const scheduled = {
    ...POST,
    status: 'scheduled' as const,
    publishDate: '2999-03-01T14:00:00.000Z',
    publishAt: '2999-03-01T14:00:00.000Z',
  };

  it('ABLG-2 keeps its schedule on Update, and shows when it goes live', async () => {
    const { user, press, server, title, dialog } = await openPost({ post: scheduled });
    expect(await dialog.findByText(/Goes live Mar 1, 2999, 9:00\sAM EST/)).toBeTruthy();
    await user.type(title(), '!');
    await press('Update Post');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(1));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({
      status: 'scheduled',
      publishDate: scheduled.publishDate,
    });
  });

  it('ABLG-2 keeps its schedule on Ctrl S', async () => {
    const { user, server, title } = await openPost({ post: scheduled });
    await user.type(title(), '!');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(1));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({
      status: 'scheduled',
      publishDate: scheduled.publishDate,
    });
  });

  it('ABLG-2 Save Draft asks for confirmation before it cancels the schedule, and makes the post a draft', async () => {
    const { press, answer, server } = await openPost({ post: scheduled });
    await press('Save Draft');
    const question = await findDialog('Cancel the schedule');
    expect(question.textContent).toMatch(/scheduled to go live Mar 1, 2999, 9:00\sAM EST/);
    await answer('Cancel the schedule', 'Cancel');
    expect(writes(server)).toEqual([]);
    await screen.findByRole('button', { name: 'Save Draft' });
    await press('Save Draft');
    await answer('Cancel the schedule', 'Confirm');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ status: 'draft' }));
  });
});

const LIVE_PAGE = sampleSitePage();
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });

const OTHERS = [
  {
    what: 'a project',
    at: '/admin/projects/j1/edit',
    kind: 'project/j1',
    field: /^Title/,
    server: () => {
      const project = aProjectSummary({ status: 'published' });
      return new FakeServer()
        .on('GET /projects', projectList([project]))
        .on('GET /projects/j1', projectAnswer(project));
    },
  },
  {
    what: 'a service',
    at: '/admin/services/s1/edit',
    kind: 'service/s1',
    field: /^Service Name|^Name/,
    server: () =>
      new FakeServer().on('GET /services', serviceList([aService()])).on('GET /services/s1', serviceAnswer(aService())),
  },
  {
    what: 'a page',
    at: `/admin/settings/pages/${LIVE_PAGE.id}/edit`,
    kind: `page/${LIVE_PAGE.id}`,
    field: /^Title/,
    server: () =>
      new FakeServer()
        .on('GET /pages', ok({ data: [LIVE_PAGE], pages: [LIVE_PAGE], total: 1, pagination: {} }))
        .on(`GET /pages/${LIVE_PAGE.id}`, ok({ data: LIVE_PAGE, page: LIVE_PAGE })),
  },
];

describe('live items of other kinds', () => {
  it.each(OTHERS)('ABLG-2 Save Draft saves a working copy of $what', async ({ at, kind, field, server: made }) => {
    const server = made().on(`GET /drafts/${kind}`, drafts(null)).on(`PUT /drafts/${kind}`, done());
    const { said } = await renderAdmin(at, { server, admin: anAdmin() });
    const user = userEvent.setup();
    const dialog = within(await findDialog(/^Edit /));
    await user.type(dialog.getByLabelText(field), '!');
    await user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(said()).toEqual(['Draft saved. Visitors still see the published version.']));
    expect(writes(server)).toMatchObject([{ method: 'PUT', path: `/drafts/${kind}`, body: { isWorkingCopy: true } }]);
  });
});
