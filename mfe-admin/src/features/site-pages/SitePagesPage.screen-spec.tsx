import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { getEditor } from '../../testing/getEditor';
import { renderAdmin } from '../../testing/renderAdmin';
import { sampleSitePage } from '../../testing/settingsSamples';

const PATH = '/admin/settings/pages';
const privacy = sampleSitePage();
const imprint = sampleSitePage({
  id: '65f000000000000000000002',
  slug: 'imprint',
  title: 'Imprint',
  status: 'draft',
  is_system: false,
});

const listed = () => {
  const pages = [imprint, privacy].map(({ content: _content, ...page }) => page);
  return { status: 200, body: { success: true, data: pages, pages, total: 2, pagination: {} } };
};
const one = (page: typeof privacy) => ({ status: 200, body: { success: true, data: page, page } });

const aServer = () =>
  new FakeServer()
    .on('GET /pages', listed())
    .on(`GET /pages/${privacy.id}`, one(privacy))
    .on(`GET /pages/${imprint.id}`, one(imprint));

const getMenu = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return screen.findByRole('menu');
};

const selectAll = async (server: FakeServer) => {
  const admin = await renderAdmin(PATH, { server, admin: anAdmin() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const run = async (action: string) => {
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem(action));
    return findDialog(action);
  };
  return { ...admin, user, run };
};

describe('site pages', () => {
  it('LEGAL-1 are listed with their status, and required ones cannot be deleted', async () => {
    const server = aServer();
    await renderAdmin(PATH, { server, admin: anAdmin() });
    const user = userEvent.setup();
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(
      `${PATH}/${privacy.id}/edit`,
    );
    expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      expect.stringContaining('Draft'),
      expect.stringContaining('System page'),
    ]);
    const menu = await getMenu(user, 'Privacy');
    const entry = within(menu).getByRole('menuitem', { name: /Delete/ });
    expect([entry.getAttribute('aria-disabled'), entry.textContent]).toEqual([
      'true',
      expect.stringContaining('needs'),
    ]);
  });

  it('LEGAL-1 are deleted after a confirmation, on the listed version', async () => {
    const server = aServer().on(`DELETE /pages/${imprint.id}`, { status: 200, body: { success: true, message: 'x' } });
    const { said } = await renderAdmin(PATH, { server, admin: anAdmin() });
    const user = userEvent.setup();
    await user.click(within(await getMenu(user, 'Imprint')).getByRole('menuitem', { name: /Delete/ }));
    const dialog = await findDialog('Delete');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Page deleted successfully']));
    expect(server.sent('DELETE')[0]?.headers).toMatchObject({ 'If-Match': '"2"' });
  });

  it('LEGAL-1 are edited in a dialog, and required pages keep their address', async () => {
    const server = aServer().on(`PUT /pages/${privacy.id}`, one(privacy));
    const { said } = await renderAdmin(`${PATH}/${privacy.id}/edit`, { server, admin: anAdmin() });
    const user = userEvent.setup();
    const address = await screen.findByRole('textbox', { name: /^Address/ });
    const fields = within(await findDialog('Edit Page'));
    expect((address as HTMLInputElement).disabled).toBe(true);
    const text = await fields.findByRole('textbox', { name: /^Content/ });
    act(
      () =>
        void getEditor(text).commands.setContent('<p>Nothing is known about anybody here.</p>', { emitUpdate: true }),
    );
    await user.click(fields.getByRole('button', { name: 'Update Page' }));
    await waitFor(() => expect(said()).toEqual(['Page updated successfully']));
    expect(server.sent('PUT')[0]).toMatchObject({
      headers: { 'If-Match': '"2"' },
      body: { slug: 'privacy', status: 'published', content: '<p>Nothing is known about anybody here.</p>' },
    });
  });

  it.each([
    ['Title', 'Ab', 'Title must be at least 3 characters'],
    ['Address', 'Not A Slug', 'Slug may only contain lowercase letters, digits and hyphens'],
    ['Summary', '', 'Description is required'],
    ['SEO title', 'x'.repeat(61), 'SEO title must be at most 60 characters'],
    ['SEO description', 'x'.repeat(161), 'SEO description must be at most 160 characters'],
  ])('LEGAL-1 reject %s "%s" before it is sent', async (label, text, message) => {
    const server = aServer();
    await renderAdmin(`${PATH}/new`, { server, admin: anAdmin() });
    const user = userEvent.setup();
    const dialog = within(await screen.findByRole('dialog', { name: 'New Page' }));
    if (text !== '') {
      await user.click(dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }));
      await user.paste(text);
    }
    await user.click(dialog.getByRole('button', { name: 'Create Page' }));
    await dialog.findByRole('button', { name: message });
    expect(dialog.getByRole('button', { name: 'Content is required' })).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
  });

  it('ABULK-1 are published in one request after confirmation, with a result for each', async () => {
    const server = aServer().on('PATCH /pages/bulk', {
      status: 200,
      body: {
        success: false,
        data: [
          { id: imprint.id, success: true, message: 'ok' },
          { id: privacy.id, success: false, message: 'This item was changed by someone else in the meantime.' },
        ],
      },
    });
    const { user, run, said } = await selectAll(server);
    expect(screen.getByText('2 selected · 2 of 2 pages')).toBeTruthy();
    const question = await run('Publish Selected');
    expect(question.textContent).toContain('Are you sure you want to publish 2 selected pages?');
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('Privacy').nextSibling?.textContent).toMatch(/^This item was changed by someone else/);
    expect(said()).toEqual(['1 page published successfully', 'Failed to publish pages']);
    expect(server.sent('PATCH')[0]?.body).toEqual({
      updates: [imprint, privacy].map(({ id }) => ({ id, expectedVersion: 2, data: { status: 'published' } })),
    });
  });

  it('ABULK-1 LEGAL-1 are deleted in bulk, except for required ones', async () => {
    const needed = "'Privacy' is a page that the site needs: it cannot be deleted.";
    const server = aServer().on('DELETE /pages/bulk', {
      status: 200,
      body: {
        success: false,
        data: [
          { id: imprint.id, success: true, message: 'ok' },
          { id: privacy.id, success: false, message: needed },
        ],
      },
    });
    const { user, run } = await selectAll(server);
    await user.click(within(await run('Delete Selected')).getByRole('button', { name: 'Confirm' }));
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('Privacy').nextSibling?.textContent).toBe(needed);
    expect(await screen.findByText('1 page deleted successfully')).toBeTruthy();
  });

  it('LEGAL-1 can be read without write permission', async () => {
    const reader = anAdmin('reader', { settings: { read: true } });
    await renderAdmin(PATH, { server: aServer(), admin: reader });
    const table = await screen.findByRole('table');
    expect(within(table).queryByRole('link', { name: 'Privacy' })).toBeNull();
    expect(screen.getByRole('button', { name: /New Page/ }).getAttribute('aria-disabled')).toBe('true');
  });
});
