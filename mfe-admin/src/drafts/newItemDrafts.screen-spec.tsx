import type { DraftRevision } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptCopies } from '../forms/localRecovery';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, postAnswer, postList } from '../testing/samples';

const CONTENT = `<p>${'word '.repeat(201)}</p>`;
const POST = aPostSummary();
const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const STUDIO = ok({ data: { timeZone: 'America/New_York' } });

const aDraft = (id: string, itemId: string, savedAt: string, values: object): DraftRevision => ({
  id,
  itemId,
  postId: itemId,
  values: { ...values },
  basedOnVersion: 0,
  savedAt,
  savedBy: 'Ada Lovelace',
  savedById: '1',
  browser: 'home',
  isWorkingCopy: false,
});

describe('drafts of new posts', () => {
  const COPIES = [
    aDraft('d1', 'n1', '2026-05-06T07:15:00.000Z', { title: 'Short' }),
    aDraft('d2', 'n2', '2026-05-05T07:15:00.000Z', { title: 'Long', content: CONTENT }),
  ];

  const openNew = async () => {
    const server = new FakeServer()
      .on('GET /blog', postList([]))
      .on('GET /studio', STUDIO)
      .on('GET /drafts/post', ok({ data: COPIES }))
      .on('POST /blog', { ...postAnswer(POST, CONTENT), status: 201 })
      .on('DELETE /drafts/post/n1/d1', ok({ message: 'Draft discarded' }))
      .on('DELETE /drafts/post/n2/d2', ok({ message: 'Draft discarded' }));
    const admin = await renderAdmin('/admin/blog/new', { server, admin: anAdmin('editor') });
    const user = userEvent.setup();
    const copies = within(await screen.findByRole('region', { name: 'Unsaved copies' }));
    const dialog = within(await findDialog('Add Blog Post'));
    return { ...admin, server, user, copies, dialog };
  };

  it('ABLG-3 list every copy with its time and length', async () => {
    const { copies } = await openNew();
    expect(copies.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ShortMay 6, 2026, .+ · 1 word/),
      expect.stringMatching(/^LongMay 5, 2026, .+ · 202 words/),
    ]);
  });

  it('ABLG-3 are all kept when one is restored', async () => {
    const { copies, user, dialog, server } = await openNew();
    await user.click(copies.getByRole('button', { name: /^Restore the copy of May 6/ }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Short'));
    expect(copies.getAllByRole('listitem')).toHaveLength(1);
    expect(server.sent('DELETE')).toEqual([]);
  });

  it('ABLG-3 keep the text written so far as a separate copy when a draft is restored', async () => {
    const { copies, user, dialog } = await openNew();
    await user.type(dialog.getByLabelText(/^Title/), 'Written first');
    await user.click(copies.getByRole('button', { name: /^Restore the copy of May 6/ }));
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Short'));
    const titles = keptCopies(anAdmin('editor').id, 'post').map(({ values }) => values.title);
    expect(titles.sort()).toEqual(['Short', 'Written first']);
  });

  it.each([
    [500, ['Failed to discard draft'], 2],
    [404, ['Copy discarded'], 1],
  ])('ABLG-3 report a copy that the server did not discard with %i', async (status, texts, left) => {
    const { copies, user, server, said } = await openNew();
    server.on('DELETE /drafts/post/n1/d1', { status, body: {} });
    await user.click(copies.getByRole('button', { name: /^Discard the copy of May 6/ }));
    await waitFor(() => expect(said()).toEqual(texts));
    expect(copies.getAllByRole('listitem')).toHaveLength(left);
  });

  it('ABLG-3 Save Draft requires no fields of a new post', async () => {
    const { user, dialog, server, said } = await openNew();
    await user.type(dialog.getByLabelText(/^Title/), 'Half');
    const [sent] = await waitFor(() => {
      const calls = server.calls.filter(({ method }) => method === 'PUT');
      expect(calls).toHaveLength(1);
      return calls;
    });
    expect(sent?.path).toMatch(/^\/drafts\/post\/[0-9a-f]{24}$/);
    server.on(`PUT ${sent?.path}`, ok({ data: COPIES[0] }));
    await user.click(dialog.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(said()).toEqual(['Draft saved. You’ll find it under New Post until it’s complete.']));
    expect(server.sent('POST')).toEqual([]);
  });
});
