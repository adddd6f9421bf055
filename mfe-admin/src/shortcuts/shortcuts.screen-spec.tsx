import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { renderAdmin } from '../testing/renderAdmin';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';
import { inWords, SHORTCUTS } from './shortcutTable';

const openList = async (role = 'editor') => {
  const server = new FakeServer()
    .on('GET /services', serviceList([aService(), aService({ id: 's2', name: 'Design Systems' })]))
    .on('GET /services/stats', serviceStats);
  await renderAdmin('/admin/services', { server, admin: anAdmin(role) });
  await screen.findByText('2 of 2 services');
  return userEvent.setup();
};

const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });

describe('keyboard shortcuts', () => {
  it('open permitted sections with two letters', async () => {
    await openList();
    press('g', 'c');
    expect(window.location.pathname).toBe('/admin/services');
    press('g', 'b');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'));
  });

  it('move through a list, select, and edit', async () => {
    await openList();
    press('j');
    expect(document.activeElement).toBe(tick('Web Development'));
    press('j', 'x');
    expect(tick('Design Systems').checked).toBe(true);
    press('k');
    expect(document.activeElement).toBe(tick('Web Development'));
    press('e');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/services/s1/edit'));
  });

  it('add a new item, and focus the search', async () => {
    await openList();
    press('/');
    expect(document.activeElement).toBe(screen.getByPlaceholderText('Search services...'));
    press('n');
    expect(window.location.pathname).toBe('/admin/services');
    act(() => (document.activeElement as HTMLElement).blur());
    press('n');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/services/new'));
  });

  it('do not add an item without write permission', async () => {
    await openList('viewer');
    press('n');
    expect(window.location.pathname).toBe('/admin/services');
  });

  it('are all listed in the dialog', async () => {
    await openList();
    press('?');
    const dialog = within(await findDialog('Keyboard shortcuts'));
    const shown = SHORTCUTS.filter(({ label }) => !['Contact', 'Analytics'].includes(label));
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(shown.map(({ label }) => label));
    press('g', 'b');
    expect(window.location.pathname).toBe('/admin/services');
  });

  it('of single keys can be switched off permanently, while the others still work', async () => {
    const user = await openList();
    press('?');
    const dialog = within(await findDialog('Keyboard shortcuts'));
    await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('?', 'j', 'n', 'g', 'b');
    expect(document.activeElement?.getAttribute('type')).not.toBe('checkbox');
    expect(window.location.pathname).toBe('/admin/services');
    expect(window.localStorage.getItem('atelier:admin-letter-shortcuts')).toBe('off');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await findDialog('Search or jump to');
  });

  it('are labeled with the names of the keys', () => {
    expect(inWords(['Mod+K'])).toBe('Ctrl K');
    expect(inWords(['g', 'p'])).toBe('G then P');
  });
});
