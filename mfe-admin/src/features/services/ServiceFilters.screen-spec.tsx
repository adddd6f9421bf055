import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { aService, serviceAnswer, serviceList, serviceStats } from '../../testing/serviceSamples';
import { toChoices } from '../../testing/toChoices';

const TWO = [
  aService(),
  aService({ id: 's2', name: 'Design', featured_image: '/media/design.webp', technologies: ['Figma'] }),
];

const open = async (server = new FakeServer()) => {
  server.on('GET /services', serviceList(TWO));
  const admin = await renderAdmin('/admin/services', { server, admin: anAdmin('editor') });
  await screen.findByText('2 of 2 services');
  return { ...admin, user: userEvent.setup() };
};
const withStats = () => new FakeServer().on('GET /services/stats', serviceStats);
const getCard = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;

describe('services list', () => {
  it.each([
    [
      'Category',
      ['All', 'Web Development', 'Mobile Development', 'Custom Software', 'UI/UX Design', 'Enterprise Solutions'],
    ],
    ['Status', ['All', 'Active', 'Inactive']],
  ])('ASVC-1 filters by %s', async (label, choices) => {
    const { user } = await open(withStats());
    expect(await toChoices(user, label)).toEqual(choices);
  });

  it('ASVC-1 shows services in a list view, and keeps the view in the URL', async () => {
    const { user } = await open(withStats());
    const cards = () => getCard('Web Development').parentElement?.dataset.view;
    expect(cards()).toBe('grid');
    await user.click(screen.getByTitle('List view'));
    await waitFor(() => expect(cards()).toBe('list'));
    expect(window.location.search).toBe('?view=list');
  });

  it('ASVC-1 shows the image, or the category icon if there is none, and at most three technologies', async () => {
    await open(withStats());
    expect(getCard('Design').querySelector('img')?.getAttribute('src')).toBe('/media/design.webp');
    expect(within(getCard('Design')).queryByText(/^\+\d/)).toBeNull();
    expect(getCard('Web Development').querySelector('img')).toBeNull();
    expect(getCard('Web Development').querySelector('.mfe-admin_icon-global')).toBeTruthy();
  });

  it('ASVC-1 selects all shown services, and shows bulk actions with their number', async () => {
    const { user } = await open(withStats());
    expect(screen.queryByRole('button', { name: /Bulk Actions/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Activate Selected', 'Deactivate Selected', 'Delete Selected']);
    expect(screen.getByText('2 selected · 2 of 2 services')).toBeTruthy();
  });

  it('AMSG-1 reports that the figures could not be loaded', async () => {
    const { said } = await open(new FakeServer().on('GET /services/stats', { status: 403, body: {} }));
    await waitFor(() => expect(said()).toEqual(['Failed to fetch service statistics']));
  });

  it('ASVC-2 opens the dialog from the card', async () => {
    const { user } = await open(withStats().on('GET /services/s1', serviceAnswer(aService())));
    await user.click(screen.getByRole('button', { name: 'Edit Web Development' }));
    expect(await findDialog('Edit Service')).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/services/s1/edit');
  });
});
