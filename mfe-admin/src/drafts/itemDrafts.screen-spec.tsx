import type { DraftRevision } from '@atelier/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formOfPost } from '../features/posts/postForm';
import { keep, readKept, recoveryKey } from '../forms/localRecovery';
import { thisBrowser } from '../forms/thisBrowser';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, postAnswer, postList, postStats } from '../testing/samples';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const POST = aPostSummary({ version: 3, updated_by: 'Edsger Dijkstra' });
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const KEY = recoveryKey('1', 'post', 'p1');

const aDraft = (changes: Partial<DraftRevision> = {}): DraftRevision => ({
  id: 'd1',
  itemId: 'p1',
  postId: 'p1',
  values: {
    title: 'Written on the train',
    seoTitle: null,
    tags: ['Design'],
    publishDate: 'soon',
    status: 7,
    featured: 'yes',
  },
  basedOnVersion: 3,
  savedAt: hoursAgo(4),
  savedBy: 'Ada Lovelace',
  savedById: '1',
  browser: 'another',
  isWorkingCopy: false,
  ...changes,
});
const BY_GRACE = { savedBy: 'Grace Hopper', savedById: '2' };
const offering = (autoSaved: DraftRevision | null, workingCopy: DraftRevision | null = null) => ({
  status: 200,
  body: { success: true, data: { workingCopy, autoSaved } },
});
const gone = (message: string) => ({ status: 200, body: { success: true, message } });

interface Options {
  draft: DraftRevision | null | (() => DraftRevision | null);
  /** The post's title stored in this browser, with the date. */
  kept?: { keptAt: string; title: string };
  server?: FakeServer;
}

const open = async ({ draft, kept, server = new FakeServer() }: Options) => {
  const post = { ...POST, content: CONTENT, imageFacts: [] };
  server
    .on('GET /blog', postList([POST]))
    .on('GET /blog/stats', postStats)
    .on('GET /blog/p1', () => {
      if (kept) keep(KEY, { keptAt: kept.keptAt, values: { ...formOfPost(post), title: kept.title } });
      return postAnswer(POST, CONTENT);
    })
    .on('GET /drafts/post/p1', () => offering(typeof draft === 'function' ? draft() : draft));
  const admin = await renderAdmin('/admin/blog/p1/edit', { server, admin: anAdmin('editor') });
  await screen.findByRole('button', { name: 'Save Draft' });
  const dialog = within(await findDialog('Edit Blog Post'));
  const user = userEvent.setup();
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const title = () => (dialog.getByLabelText(/^Title/) as HTMLInputElement).value;
  const offers = () => dialog.queryAllByRole('region', { name: /^(Auto-saved draft|Unsaved changes)$/ });
  return { ...admin, server, dialog, user, press, title, offers };
};

describe('server draft', () => {
  it('ABLG-3 from another browser is offered with its time, and fills the form without saving it', async () => {
    const { dialog, press, title, offers, server } = await open({
      draft: aDraft({ savedAt: '2026-05-06T07:15:00.000Z' }),
    });
    expect(offers()).toHaveLength(1);
    expect(dialog.getByText(/^You auto-saved a draft on May 6, 2026, \d+:15/)).toBeTruthy();
    expect(title()).toBe('One color is enough');
    await press('Use draft');
    await waitFor(() => expect(title()).toBe('Written on the train'));
    expect(dialog.getByText(/^Unsaved changes/)).toBeTruthy();
    expect(offers()).toEqual([]);
    expect(document.activeElement?.getAttribute('role')).toBe('dialog');
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await waitFor(() => expect(readKept<{ title: string }>(KEY)?.values.title).toBe('Written on the train'));
    server.on('PUT /blog/p1', postAnswer(POST, CONTENT));
    await press('Update Post');
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
    expect(server.sent('PUT')[0]?.body).toMatchObject({
      title: 'Written on the train',
      tags: ['Design'],
      status: 'draft',
      publishDate: null,
      excerpt: POST.excerpt,
    });
  });

  it('ABLG-3 can be compared with the current version', async () => {
    const { dialog, press } = await open({ draft: aDraft() });
    await press('Compare');
    const draft = await dialog.findByRole('region', { name: 'Title, Draft' });
    expect(draft.textContent).toContain('Written on the train');
    expect(dialog.getByRole('region', { name: 'Title, Saved version' }).textContent).toContain('One color is enough');
    expect(dialog.queryByRole('region', { name: 'Excerpt, Draft' })).toBeNull();
    await press('Hide comparison');
    expect(dialog.queryByRole('region', { name: 'Title, Draft' })).toBeNull();
  });

  it('ABLG-3 is discarded on the server, and then the previous one is offered', async () => {
    const drafts = [
      aDraft(),
      aDraft({ id: 'd0', savedAt: '2026-05-05T07:15:00.000Z', values: { title: 'Before that' } }),
      null,
    ];
    const server = new FakeServer()
      .on('DELETE /drafts/post/p1/d1', gone('Draft discarded'))
      .on('DELETE /drafts/post/p1/d0', gone('Draft discarded'));
    const { press, offers, dialog, said } = await open({ draft: () => drafts.shift() ?? null, server });
    await press('Discard');
    await dialog.findByText(/^You auto-saved a draft on May 5, 2026/);
    await press('Discard');
    await waitFor(() => expect(offers()).toEqual([]));
    expect(server.sent('DELETE').map(({ path }) => path)).toEqual(['/drafts/post/p1/d1', '/drafts/post/p1/d0']);
    expect(said()).toEqual([]);
  });

  it('ABLG-3 of a colleague shows its author, and is set aside instead of discarded', async () => {
    const drafts = [aDraft(BY_GRACE), null];
    const server = new FakeServer().on('DELETE /drafts/post/p1/d1', gone('Draft set aside. Grace Hopper keeps it.'));
    const { press, offers, dialog, said } = await open({ draft: () => drafts.shift() ?? null, server });
    expect(dialog.getByText(/^Grace Hopper auto-saved a draft on [A-Z]/)).toBeTruthy();
    expect(dialog.getByText('“Set aside” hides it only for you; Grace Hopper keeps it.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
    await press('Set aside');
    await waitFor(() => expect(offers()).toEqual([]));
    expect(said()).toEqual(['Draft set aside. Grace Hopper keeps it.']);
  });

  it('is still offered if discarding fails, and disappears if it no longer exists', async () => {
    const server = new FakeServer().on('DELETE /drafts/post/p1/d1', { status: 500, body: {} });
    const drafts = [aDraft(), null];
    const { press, offers, said } = await open({ draft: () => drafts.shift() ?? null, server });
    await press('Discard');
    await waitFor(() => expect(said()).toEqual(['Failed to discard draft']));
    expect(offers()).toHaveLength(1);
    server.on('DELETE /drafts/post/p1/d1', { status: 404, body: { message: 'This draft is no longer there.' } });
    await press('Discard');
    await waitFor(() => expect(offers()).toEqual([]));
  });

  it('that is out of date shows who has saved the post since', async () => {
    const { dialog } = await open({ draft: aDraft({ basedOnVersion: 2 }) });
    expect(dialog.getByText('The post has since been saved by Edsger Dijkstra.')).toBeTruthy();
  });

  it.each([
    ['there is none', offering(null)],
    ['it cannot be had', { status: 500, body: {} }],
  ])('does not block the editor when %s', async (_case, answer) => {
    const server = new FakeServer();
    const { offers, title } = await open({
      draft: null,
      server: server.on('GET /drafts/post/p1', answer),
    });
    expect(offers()).toEqual([]);
    expect(title()).toBe('One color is enough');
  });
});

describe('server draft and browser draft', () => {
  it('ABLG-3 offers the server draft if it is newer, and the browser draft only after that is discarded', async () => {
    const drafts = [aDraft(), null];
    const server = new FakeServer().on('DELETE /drafts/post/p1/d1', gone('Draft discarded'));
    const kept = { keptAt: hoursAgo(5), title: 'Written here' };
    const { offers, press, dialog, title } = await open({ draft: () => drafts.shift() ?? null, kept, server });
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual(['Auto-saved draft']);
    await press('Discard');
    await dialog.findByRole('region', { name: 'Unsaved changes' });
    expect(offers()).toHaveLength(1);
    await press('Restore');
    expect(title()).toBe('Written here');
    expect(offers()).toEqual([]);
  });

  it('ABLG-3 holds the server draft back while the browser draft is newer, and drops it if that is restored', async () => {
    const kept = { keptAt: hoursAgo(3), title: 'Written here' };
    const { offers, press, dialog, title } = await open({ draft: aDraft(BY_GRACE), kept });
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual(['Unsaved changes']);
    await press('Discard');
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual(['Auto-saved draft']);
    await press('Use draft');
    await waitFor(() => expect(title()).toBe('Written on the train'));
    expect(dialog.getByText(/^Unsaved changes/)).toBeTruthy();
  });

  it('offers a server draft from this browser once, and discards it with the browser draft', async () => {
    const server = new FakeServer().on('DELETE /drafts/post/p1/d1', gone('Draft discarded'));
    const kept = { keptAt: hoursAgo(5), title: 'Written here' };
    const drafts = [() => aDraft({ browser: thisBrowser() }), () => null];
    const { offers, press } = await open({ draft: () => drafts.shift()?.() ?? null, kept, server });
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual(['Unsaved changes']);
    await press('Discard');
    await waitFor(() => expect(server.sent('DELETE')).toHaveLength(1));
    expect(offers()).toEqual([]);
  });
});

describe('draft auto-saved in an open editor', () => {
  it('ABLG-3 is discarded together with the changes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const server = new FakeServer()
      .on('PUT /drafts/post/p1', { status: 200, body: { success: true, data: aDraft({ id: 'd9' }) } })
      .on('DELETE /drafts/post/p1/d9', gone('Draft discarded'));
    const { dialog, press, user } = await open({ draft: null, server });
    await user.type(dialog.getByLabelText(/^Title/), '!');
    jest.advanceTimersByTime(30_000);
    await dialog.findByText(/Auto-saved draft at/);
    expect(server.sent('PUT', '/drafts/post/p1')[0]?.body).toMatchObject({ browser: thisBrowser() });
    await press('Cancel');
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(server.sent('DELETE', '/drafts/post/p1/d9')).toHaveLength(1));
    jest.useRealTimers();
  });
});
