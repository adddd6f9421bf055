import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../../testing/anAdmin';
import { FakeServer } from '../../../testing/FakeServer';
import { findDialog } from '../../../testing/findDialog';
import { findMenuItem } from '../../../testing/findMenuItem';
import { renderAdmin } from '../../../testing/renderAdmin';
import { reportAnswer } from '../analyticsSamples';

const PHONES = {
  id: 'c'.repeat(24),
  name: 'Readers on phones',
  segment: { device: 'phone', path: '/blog/*' },
  version: 2,
  updated_at: '2026-05-04T09:30:00.000Z',
  updated_by: 'Samira Member',
};
const PHONES_SEARCH = '?device=phone&path=%2Fblog%2F*';

interface Options {
  role?: 'viewer' | 'super_admin';
  search?: string;
  report?: Parameters<typeof reportAnswer>[0];
  segments?: object[];
  server?: FakeServer;
}

const open = async ({
  role = 'super_admin',
  search = '',
  report = {},
  segments = [PHONES],
  server = new FakeServer(),
}: Options = {}) => {
  server
    .on('GET /analytics', reportAnswer(report))
    .on('GET /analytics/segments', () => ({ status: 200, body: { success: true, data: [...segments] } }));
  const admin = await renderAdmin(`/admin/analytics${search}`, { server, admin: anAdmin(role) });
  await screen.findByRole('list', { name: 'Headline figures' });
  const user = userEvent.setup();
  const menu = () => screen.getByRole('button', { name: /^Segment:/ });
  const findEntry = async (name: string) => {
    await user.click(menu());
    const entry = await findMenuItem(name);
    // The menu takes the focus when it has opened.
    await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).toBeTruthy());
    return entry;
  };
  const choose = async (name: string) => user.click(await findEntry(name));
  const asked = () =>
    server
      .sent('GET')
      .flatMap(({ path }) => (path.startsWith('/analytics?') ? [new URLSearchParams(path.split('?')[1])] : []));
  return { ...admin, server, user, menu, choose, findEntry, asked };
};

describe('Analytics Dashboard segments', () => {
  it('AANA-1 are selected by name, stored in the URL, and cleared again', async () => {
    const { menu, choose, asked } = await open({ role: 'viewer' });
    expect(menu().textContent).toContain('All visits');
    await choose('Readers on phones');
    await waitFor(() => expect(window.location.search).toBe(PHONES_SEARCH));
    await waitFor(() => expect(asked().at(-1)?.get('path')).toBe('/blog/*'));
    expect(menu().textContent).toContain('Readers on phones');
    await choose('All visits');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('AANA-1 are read from the URL, and removing a tag removes its condition', async () => {
    const { user, menu, asked } = await open({ search: `${PHONES_SEARCH}&goal=${'a'.repeat(24)}&country=DE` });
    expect(asked().at(-1)?.get('goal')).toBe('a'.repeat(24));
    for (const words of ['Device: Phone', 'Page seen: /blog/*', 'Goal reached: Contact page', 'Country: Germany'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(menu().textContent).toContain('Custom');
    await user.click(screen.getByRole('button', { name: 'Remove Goal reached' }));
    await user.click(screen.getByRole('button', { name: 'Remove Country' }));
    await waitFor(() => expect(window.location.search).toBe(PHONES_SEARCH));
    expect(menu().textContent).toContain('Readers on phones');
  });

  it('AANA-1 consist of conditions that the server validates', async () => {
    const { user, choose, asked } = await open();
    await choose('Choose conditions…');
    const form = within(await findDialog('Choose Conditions'));
    await user.type(form.getByLabelText(/^Page seen/), 'blog');
    await user.click(form.getByRole('button', { name: 'Show Visits' }));
    expect(await form.findByText('Path must start with /')).toBeTruthy();
    await user.clear(form.getByLabelText(/^Page seen/));
    await user.type(form.getByLabelText(/^Source/), 'Google');
    await user.click(form.getByLabelText(/^Message/));
    await user.click(await screen.findByText('Not sent'));
    await user.click(form.getByRole('button', { name: 'Show Visits' }));
    await waitFor(() => expect(window.location.search).toBe('?source=Google&message=none'));
    await waitFor(() => expect(asked().at(-1)?.get('message')).toBe('none'));
  });

  it('AANA-1 are saved under a name by staff with write permission on analytics', async () => {
    const server = new FakeServer().on('POST /analytics/segments', {
      status: 201,
      body: { success: true, message: 'Segment saved', data: PHONES },
    });
    const { user, choose, said } = await open({ server, search: '?source=Google', segments: [] });
    await choose('Save this segment…');
    const form = within(await findDialog('Save Segment'));
    await user.click(form.getByRole('button', { name: 'Save Segment' }));
    expect(await form.findByText('Name is required')).toBeTruthy();
    await user.type(form.getByLabelText(/^Name/), 'From Google');
    await user.click(form.getByRole('button', { name: 'Save Segment' }));
    await waitFor(() => expect(said()).toEqual(['Segment saved']));
    expect(server.sent('POST')[0]?.body).toEqual({ name: 'From Google', segment: { source: 'Google' } });
  });

  it('AANA-1 lose a condition whose goal was deleted', async () => {
    const lost = { ...PHONES, segment: { device: 'phone', goal: 'f'.repeat(24) } };
    const server = new FakeServer().on(`PUT /analytics/segments/${PHONES.id}`, {
      status: 200,
      body: { success: true, data: PHONES },
    });
    const { user, choose } = await open({ server, segments: [lost], report: { goals: [] } });
    await choose('Manage segments…');
    await user.click(within(await findDialog('Segments')).getByRole('button', { name: 'Edit Readers on phones' }));
    const form = within(await findDialog('Edit Segment'));
    expect(form.getByText('unknown')).toBeTruthy();
    await user.click(form.getByLabelText(/^Goal reached/));
    await user.click((await screen.findAllByTitle('Any')).at(-1) as HTMLElement);
    await user.click(form.getByRole('button', { name: 'Save Segment' }));
    await waitFor(() => expect(server.sent('PUT')[0]?.body).toMatchObject({ segment: { device: 'phone' } }));
    expect(server.sent('PUT')[0]?.body).not.toHaveProperty('segment.goal');
  });

  it('AANA-1 are not saved with read-only access, or without a condition', async () => {
    const { findEntry } = await open({ role: 'viewer', search: '?source=Google' });
    const entry = await findEntry('Save this segment…');
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(entry.getAttribute('title')).toBe('You need write permission on analytics.');
  });

  it('AANA-1 are renamed on the listed version, and deleted after confirmation', async () => {
    const segments: object[] = [PHONES];
    const address = `/analytics/segments/${PHONES.id}`;
    const server = new FakeServer()
      .on(`PUT ${address}`, { status: 200, body: { success: true, data: PHONES } })
      .on(`DELETE ${address}`, () => {
        segments.pop();
        return { status: 200, body: { success: true, message: 'Segment deleted' } };
      });
    const { user, choose, said } = await open({ server, segments });
    await choose('Manage segments…');
    const list = within(await findDialog('Segments'));
    expect(list.getByText('Device: Phone, Page seen: /blog/*')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Edit Readers on phones' }));
    const form = within(await findDialog('Edit Segment'));
    await user.clear(form.getByLabelText(/^Name/));
    await user.type(form.getByLabelText(/^Name/), 'Phones');
    await user.click(form.getByRole('button', { name: 'Save Segment' }));
    await waitFor(() => expect(said()).toEqual(['Segment saved']));
    expect(server.sent('PUT')[0]).toMatchObject({
      body: { name: 'Phones', segment: PHONES.segment },
      headers: { 'If-Match': '"2"' },
    });
    await user.click(list.getByRole('button', { name: 'Delete Readers on phones' }));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    expect(await list.findByText('There are no saved segments.')).toBeTruthy();
    expect(server.sent('DELETE')[0]?.headers).toMatchObject({ 'If-Match': '"2"' });
  });

  it('AANA-1 omit unknown figures, and show since when visits are kept', async () => {
    const segment = { source: 'Google' };
    await open({
      search: '?source=Google',
      report: { segment, comparison: null, visitsSince: '2026-05-02', uniqueVisitors: null, services: [] },
    });
    expect(
      screen.getByText(
        /^Not compared: visits of the compared days aren’t kept · .* · Visits are kept since May 2, 2026$/,
      ),
    ).toBeTruthy();
    expect(screen.queryByText('Services asked about')).toBeNull();
  });
});
