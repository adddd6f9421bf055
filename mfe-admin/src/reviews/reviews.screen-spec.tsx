import type { PermissionMap, Review } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, postAnswer, postList } from '../testing/samples';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const ALL = { read: true, write: true, delete: true };
const LIMITED: PermissionMap = { blog: { ...ALL, publish: false } };
const OWN_ONLY: PermissionMap = { blog: { ...ALL, publish: false, editOthers: false } };

const me = anAdmin('author', LIMITED);
const aReview = (changes: Partial<Review> = {}): Review => ({
  kind: 'post',
  id: 'p1',
  title: 'One color is enough',
  state: 'requested',
  requestedBy: 'Ada Lovelace',
  requestedById: 'ada',
  requestedAt: '2026-05-06T07:15:00.000Z',
  note: 'Ready for Thursday.',
  answer: null,
  ...changes,
});
const list = (reviews: readonly Review[]) => ({ status: 200, body: { success: true, data: reviews } });
const sent = (message: string) => ({ status: 200, body: { success: true, message, data: aReview() } });

const DRAFT = aPostSummary({ status: 'draft', publishDate: null, version: 3 });
const LIVE = aPostSummary({ status: 'published', publishDate: '2026-05-04T09:30:17.123Z', version: 3 });

const aServer = (post: typeof DRAFT, reviews: readonly Review[] = []) =>
  new FakeServer()
    .on('GET /studio', { status: 200, body: { success: true, data: { timeZone: 'America/New_York' } } })
    .on('GET /blog', postList([post]))
    .on('GET /blog/p1', postAnswer(post, CONTENT))
    .on('PUT /blog/p1', postAnswer(post, CONTENT))
    .on('POST /blog', postAnswer(post, CONTENT))
    .on('GET /reviews', list(reviews))
    .on('PUT /reviews/post/p1', sent('Review requested'))
    .on('POST /reviews/post/p1/return', sent('Returned with your note'))
    .on('DELETE /reviews/post/p1', { status: 200, body: { success: true, message: 'Review withdrawn' } })
    .on('GET /drafts/post/p1', { status: 200, body: { success: true, data: { workingCopy: null, autoSaved: null } } })
    .on('PUT /drafts/post/p1', { status: 200, body: { success: true, message: 'Draft saved', data: null } });

const openPost = async (server: FakeServer, admin = me) => {
  const view = await renderAdmin('/admin/blog/p1/edit', { server, admin });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Save Draft' });
  const dialog = within(await findDialog('Edit Blog Post'));
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name }));
  return { ...view, user, dialog, press };
};
const writes = (server: FakeServer) =>
  server.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));

describe('editor without publish permission', () => {
  it('AUTH-3 ABULK-1 cannot publish in bulk, but may delete drafts', async () => {
    await renderAdmin('/admin/blog', { server: aServer(DRAFT), admin: me });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    const isDisabled = (name: RegExp) => screen.getByRole('menuitem', { name }).getAttribute('aria-disabled');
    expect(isDisabled(/^Publish Selected.*publish permission on blog/)).toBe('true');
    expect(isDisabled(/^Delete Selected$/)).not.toBe('true');
  });

  it('ABLG-2 saves a draft and requests a review, with a note', async () => {
    const server = aServer(DRAFT);
    const { user, dialog, press, said } = await openPost(server);
    expect(dialog.queryByRole('button', { name: 'Update Post' })).toBeNull();
    expect(dialog.getByText('A colleague publishes this after a review.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Title/), '!');
    await press('Ask for Review');
    const asked = within(await findDialog('Ask for Review'));
    await user.type(asked.getByLabelText('Note'), 'Please.');
    await user.click(asked.getByRole('button', { name: 'Ask for Review' }));
    await waitFor(() => expect(said()).toContain('Review requested'));
    expect(writes(server)).toMatchObject([
      { method: 'PUT', path: '/blog/p1', body: { title: 'One color is enough!', status: 'draft' } },
      { method: 'PUT', path: '/reviews/post/p1', body: { note: 'Please.' } },
    ]);
  });

  it('ABLG-2 saves the changes to a live post as a working copy before requesting a review', async () => {
    const server = aServer(LIVE);
    const { user, dialog, press, said } = await openPost(server);
    await user.type(dialog.getByLabelText(/^Title/), '!');
    await press('Ask for Review');
    await user.click(within(await findDialog('Ask for Review')).getByRole('button', { name: 'Ask for Review' }));
    await waitFor(() => expect(said()).toContain('Review requested'));
    expect(writes(server).map(({ path }) => path)).toEqual(['/drafts/post/p1', '/reviews/post/p1']);
  });

  it('ABLG-2 requests and saves nothing if the dialog is canceled', async () => {
    const server = aServer(DRAFT);
    const { user, dialog, press } = await openPost(server);
    await user.type(dialog.getByLabelText(/^Title/), '!');
    await press('Ask for Review');
    await user.click(within(await findDialog('Ask for Review')).getByRole('button', { name: 'Cancel' }));
    expect(writes(server)).toEqual([]);
    expect(dialog.getByDisplayValue('One color is enough!')).toBeTruthy();
  });

  it('ABLG-2 closes a request with a note only after confirmation', async () => {
    const { user, dialog, press } = await openPost(aServer(DRAFT));
    await press('Ask for Review');
    const asked = within(await findDialog('Ask for Review'));
    await user.type(asked.getByLabelText('Note'), 'Please.');
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Cancel' }));
    expect(asked.getByDisplayValue('Please.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ask for Review' })).toBeNull());
    expect(dialog.getByRole('button', { name: 'Ask for Review' })).toBeTruthy();
  });

  it('ABLG-2 finds the note again after a save that failed', async () => {
    const server = aServer(DRAFT);
    const { user, dialog, press, said } = await openPost(server);
    server.on('PUT /blog/p1', { status: 500, body: { message: 'Out of order' } });
    await user.type(dialog.getByLabelText(/^Title/), '!');
    await press('Ask for Review');
    const asked = within(await findDialog('Ask for Review'));
    await user.type(asked.getByLabelText('Note'), 'Please.');
    await user.click(asked.getByRole('button', { name: 'Ask for Review' }));
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ask for Review' })).toBeNull());
    await press('Ask for Review');
    expect(within(await findDialog('Ask for Review')).getByDisplayValue('Please.')).toBeTruthy();
  });

  it('ABLG-2 sees who returned the work and why, and can withdraw the request', async () => {
    const answer = { by: 'Grace Hopper', at: '2026-05-07T07:15:00.000Z', note: 'Check the figures.' };
    const server = aServer(DRAFT, [aReview({ requestedById: me.id, state: 'returned', answer })]);
    const { dialog, press, said } = await openPost(server);
    const review = within(await dialog.findByRole('region', { name: 'Review' }));
    expect(review.getByText(/^Grace Hopper returned this on/)).toBeTruthy();
    expect(review.getByText('Check the figures.')).toBeTruthy();
    expect(review.queryByRole('button', { name: 'Approve and Publish' })).toBeNull();
    await press('Withdraw Request');
    await waitFor(() => expect(said()).toContain('Review withdrawn'));
  });

  it('ABLG-2 withdraws a request once if the button is pressed twice', async () => {
    const server = aServer(DRAFT, [aReview({ requestedById: me.id })]);
    const { user, dialog, said } = await openPost(server);
    server.on('DELETE /reviews/post/p1', async () => {
      const isFirst = server.sent('DELETE').length === 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      server.on('GET /reviews', list([]));
      return isFirst ? sent('Review withdrawn') : { status: 404, body: { message: 'Nobody asked for a review.' } };
    });
    await user.dblClick(await dialog.findByRole('button', { name: 'Withdraw Request' }));
    await waitFor(() => expect(dialog.queryByRole('region', { name: 'Review' })).toBeNull());
    expect(said()).toEqual(['Review withdrawn']);
  });

  it('AUTH-3 cannot open the editor for items of others without the permission', async () => {
    await renderAdmin('/admin/blog/p1/edit', { server: aServer(DRAFT), admin: anAdmin('author', OWN_ONLY) });
    expect(await screen.findByText('You can only change a post that you created.')).toBeTruthy();
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
  });

  it('AUTH-3 can open the editor for their own items', async () => {
    const own = anAdmin('author', OWN_ONLY);
    const { dialog } = await openPost(aServer({ ...DRAFT, createdById: own.id }), own);
    expect(await dialog.findByLabelText(/^Title/)).toBeTruthy();
  });
});

describe('reviewer', () => {
  const editor = anAdmin('editor');

  it('ABLG-2 approves a draft, which publishes it', async () => {
    const server = aServer(DRAFT, [aReview()]);
    const { dialog, press } = await openPost(server, editor);
    expect(await dialog.findByText(/^Ada Lovelace asked for a review on/)).toBeTruthy();
    expect(dialog.getByText('Ready for Thursday.')).toBeTruthy();
    await press('Approve and Publish');
    await waitFor(() => expect(server.sent('PUT', '/blog/p1')).toHaveLength(1));
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ status: 'published' });
  });

  it('ABLG-2 approves a live post with corrections, which ends the review', async () => {
    const savedAt = '2026-05-06T07:15:00.000Z';
    const workingCopy = { id: 'w1', itemId: 'p1', savedAt, savedBy: 'Ada', values: { title: 'Two colours' } };
    const server = aServer(LIVE, [aReview()])
      .on('GET /drafts/post/p1', { status: 200, body: { success: true, data: { workingCopy, autoSaved: null } } })
      .on('DELETE /drafts/post/p1/w1', { status: 200, body: { success: true, message: 'Draft discarded' } });
    const { user, dialog, press } = await openPost(server, editor);
    await screen.findByText('In review');
    const title = dialog.getByLabelText(/^Title/);
    await user.clear(title);
    await user.type(title, 'Two colors');
    server.on('GET /reviews', list([]));
    await press('Approve and Publish');
    await waitFor(() => expect(screen.queryByText('In review')).toBeNull());
    expect(server.sent('PUT', '/blog/p1')[0]?.body).toMatchObject({ title: 'Two colors', status: 'published' });
    expect(server.sent('DELETE').map(({ path }) => path)).toEqual([
      `/drafts/post/p1/w1?savedAt=${encodeURIComponent(savedAt)}&published=true`,
    ]);
  });

  it('ABLG-2 returns a draft with a required note', async () => {
    const server = aServer(DRAFT, [aReview()]);
    const { user, press, said } = await openPost(server, editor);
    await press('Return with a Note');
    const asked = within(await findDialog('Return with a Note'));
    await user.click(asked.getByRole('button', { name: 'Return' }));
    expect(asked.getByRole('alert').textContent).toBe('Note is required');
    await user.type(asked.getByLabelText('Note *'), 'Check the figures.');
    await user.click(asked.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(said()).toContain('Returned with your note'));
    expect(writes(server)).toMatchObject([{ path: '/reviews/post/p1/return', body: { note: 'Check the figures.' } }]);
  });

  it('ABLG-2 finds the note again if the server did not take it', async () => {
    const server = aServer(DRAFT, [aReview()]);
    server.on('POST /reviews/post/p1/return', { status: 503, body: { message: 'Out of order' } });
    const { user, press, said } = await openPost(server, editor);
    await press('Return with a Note');
    const asked = within(await findDialog('Return with a Note'));
    await user.type(asked.getByLabelText('Note *'), 'Check the figures.');
    await user.click(asked.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(said()).toEqual(['Out of order']));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Return with a Note' })).toBeNull());
    server.on('POST /reviews/post/p1/return', sent('Returned with your note'));
    await press('Return with a Note');
    const again = within(await findDialog('Return with a Note'));
    expect(again.getByDisplayValue('Check the figures.')).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(said()).toContain('Returned with your note'));
  });

  it('ABLG-2 ABLG-1 sees items awaiting review in the list', async () => {
    await renderAdmin('/admin/blog', { server: aServer(DRAFT, [aReview()]), admin: editor });
    expect(await screen.findByText('In review')).toBeTruthy();
  });
});
