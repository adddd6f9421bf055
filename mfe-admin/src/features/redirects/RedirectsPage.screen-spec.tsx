import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';

const WHEN = '2026-05-04T09:30:00.000Z';
const REDIRECT = {
  id: '65f000000000000000000001',
  from: '/old-office',
  to: '/about',
  hits: 12,
  lastHitAt: WHEN,
  createdAt: WHEN,
  createdBy: 'Grace Hopper',
};
const MISSING = { path: '/vanished', hits: 3, firstSeenAt: WHEN, lastSeenAt: WHEN };

const open = async () => {
  const redirects = { success: true, data: [REDIRECT], total: 1, pagination: {} };
  const server = new FakeServer()
    .on('GET /seo/redirects', { status: 200, body: redirects })
    .on('GET /seo/missing', { status: 200, body: { success: true, data: [MISSING] } })
    .on('PUT /seo/redirects', { status: 200, body: { success: true, data: REDIRECT } })
    .on(`DELETE /seo/redirects/${REDIRECT.id}`, { status: 200, body: { success: true, message: 'x' } });
  const admin = await renderAdmin('/admin/settings/redirects', { server, admin: anAdmin() });
  await screen.findByRole('button', { name: 'Actions for /old-office' });
  return { ...admin, server, user: userEvent.setup() };
};

describe('redirects page', () => {
  it('ASET-2 lists redirects with their visits, and the missing pages that visitors requested', async () => {
    await open();
    const [redirects, missing] = await Promise.all(
      ['List of redirects', 'Missing pages'].map(async (name) => {
        const [region] = await screen.findAllByRole('region', { name });
        return region?.querySelector('tbody')?.textContent;
      }),
    );
    expect(redirects).toMatch(/^\/old-office\/about12 visits last May 4, 2026/);
    expect(missing).toMatch(/^\/vanished3 visits/);
  });

  it('ASET-2 redirects a missing page', async () => {
    const { user, server, said } = await open();
    await user.click(screen.getByRole('button', { name: 'Redirect this: /vanished' }));
    const dialog = within(await findDialog('New Redirect'));
    expect(dialog.getByLabelText<HTMLInputElement>(/^From/).value).toBe('/vanished');
    await user.type(dialog.getByLabelText(/^To/), '/work');
    await user.click(dialog.getByRole('button', { name: 'Save Redirect' }));
    await waitFor(() => expect(said()).toEqual(['Redirect saved successfully']));
    expect(server.sent('PUT', '/seo/redirects')[0]?.body).toEqual({
      from: '/vanished',
      to: '/work',
      mustBeNew: true,
    });
  });

  it('ASET-2 says where a path leads already, and keeps the input', async () => {
    const { user, server, said } = await open();
    const message = '/old-office already leads to /about';
    server.on('PUT /seo/redirects', { status: 409, body: { success: false, message } });
    await user.click(screen.getByRole('button', { name: 'New Redirect' }));
    const dialog = within(await findDialog('New Redirect'));
    await user.type(dialog.getByLabelText(/^From/), '/old-office');
    await user.type(dialog.getByLabelText(/^To/), '/contact');
    await user.click(dialog.getByRole('button', { name: 'Save Redirect' }));
    await waitFor(() => expect(said()).toEqual([message]));
    expect(dialog.getByDisplayValue('/contact')).toBeTruthy();
  });

  it('ASET-2 changes where a known path leads', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for /old-office' }));
    await user.click(await findMenuItem('Edit'));
    const dialog = within(await findDialog('Edit Redirect'));
    await user.type(dialog.getByLabelText(/^To/), '-us');
    await user.click(dialog.getByRole('button', { name: 'Save Redirect' }));
    await waitFor(() =>
      expect(server.sent('PUT', '/seo/redirects')[0]?.body).toEqual({
        from: '/old-office',
        to: '/about-us',
        replaces: '/about',
      }),
    );
  });

  it('ASET-2 shows what is wrong with a redirect before sending it', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'New Redirect' }));
    const dialog = within(await findDialog('New Redirect'));
    await user.type(dialog.getByLabelText(/^From/), 'old');
    await user.type(dialog.getByLabelText(/^To/), '//far.example');
    await user.click(dialog.getByRole('button', { name: 'Save Redirect' }));
    expect(await dialog.findByText('Path must start with one /')).toBeTruthy();
    expect(dialog.getByText('Target must be a path on this site or a full address')).toBeTruthy();
    expect(server.sent('PUT')).toEqual([]);
  });

  it('ASET-2 shows the list of now if a redirect was deleted while it was edited', async () => {
    const { user, server, said } = await open();
    const message = 'The redirect of /old-office was deleted in the meantime';
    await user.click(screen.getByRole('button', { name: 'Actions for /old-office' }));
    await user.click(await findMenuItem('Edit'));
    server
      .on('PUT /seo/redirects', { status: 409, body: { success: false, message } })
      .on('GET /seo/redirects', { status: 200, body: { success: true, data: [], total: 0, pagination: {} } });
    const dialog = within(await findDialog('Edit Redirect'));
    await user.type(dialog.getByLabelText(/^To/), '-us');
    await user.click(dialog.getByRole('button', { name: 'Save Redirect' }));
    expect(await screen.findByText('No redirects yet')).toBeTruthy();
    expect(said()).toEqual([message]);
    expect(dialog.getByDisplayValue('/about-us')).toBeTruthy();
  });

  it('ASET-2 says that a query in From would be ignored', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'New Redirect' }));
    const dialog = within(await findDialog('New Redirect'));
    await user.type(dialog.getByLabelText(/^From/), '/page?id=5');
    await user.type(dialog.getByLabelText(/^To/), '/about');
    await user.click(dialog.getByRole('button', { name: 'Save Redirect' }));
    expect(await dialog.findByText(/^Leave out \? and what follows/)).toBeTruthy();
    expect(server.sent('PUT')).toEqual([]);
  });

  it('ASET-2 deletes a redirect after confirmation', async () => {
    const { user, server, said } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for /old-office' }));
    await user.click(await findMenuItem('Delete'));
    await user.click(within(await findDialog('Delete Redirect')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Redirect deleted successfully']));
    expect(server.sent('DELETE').map(({ path }) => path)).toEqual([`/seo/redirects/${REDIRECT.id}?to=%2Fabout`]);
  });
});
