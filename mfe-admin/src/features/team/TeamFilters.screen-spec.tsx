import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { aMember, memberAnswer, memberList, memberStats } from '../../testing/memberSamples';
import { renderAdmin } from '../../testing/renderAdmin';
import { toChoices } from '../../testing/toChoices';

const DONE = { status: 200, body: { success: true } };

const open = async (server = new FakeServer(), address = '/admin/team') => {
  server.on('GET /team', memberList([aMember()])).on('GET /team/stats', memberStats);
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  await screen.findByText('1 of 1 team members');
  return { ...admin, user: userEvent.setup() };
};

describe('team list', () => {
  it.each([
    ['Department', ['All', 'Engineering', 'Design', 'Product', 'Marketing', 'Sales', 'Operations', 'HR', 'Finance']],
    ['Expertise', ['All', 'Junior', 'Mid-Level', 'Senior', 'Lead', 'Architect']],
  ])('ATM-1 filters by %s', async (label, choices) => {
    const { user } = await open();
    expect(await toChoices(user, label)).toEqual(choices);
  });

  it('ATM-1 shows members in a list view, and keeps the view in the URL', async () => {
    const { user } = await open();
    await user.click(screen.getByTitle('List view'));
    const card = screen.getByRole('heading', { name: 'Ines Castellanos' }).closest('li') as HTMLElement;
    await waitFor(() => expect(card.parentElement?.dataset.view).toBe('list'));
    expect(window.location.search).toBe('?view=list');
  });

  it('ATM-1 offers the whole menu to staff with all permissions', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Ines Castellanos' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Edit', 'View Details', 'History', 'Schedule', 'Preview Link', 'Unpublish', 'Delete']);
  });

  it.each([
    ['Activate Selected', 'activate', 'activated', true],
    ['Deactivate Selected', 'deactivate', 'deactivated', false],
  ])('ABULK-1 AMSG-1 %s sends only is_active', async (title, verb, done, isActive) => {
    const { user, said, server } = await open(new FakeServer().on('PUT /team/m1', DONE));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem(title));
    const question = within(await findDialog(title));
    expect(question.getByText(`Are you sure you want to ${verb} 1 selected team member?`)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual([`1 team member ${done} successfully`]));
    expect(server.sent('PUT')[0]?.body).toEqual({ is_active: isActive });
  });

  it.each([
    ['whatever the server said', { message: 'The archive is full' }, []],
    [
      'with the fields that were refused',
      { errors: [{ field: 'slug', message: 'Slug is already in use' }] },
      ['Validation error: slug: Slug is already in use'],
    ],
  ])('AMSG-1 reports that a member could not be saved, %s', async (_what, body, more) => {
    const server = new FakeServer().on('GET /team/m1', memberAnswer(aMember()));
    server.on('PUT /team/m1', { status: 400, body });
    const { user, said } = await open(server, '/admin/team/m1/edit');
    await user.click(await screen.findByRole('button', { name: 'Update Member' }));
    await waitFor(() => expect(said()).toEqual(['Failed to save team member', ...more]));
  });
});
