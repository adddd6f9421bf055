import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../../testing/anAdmin';
import { FakeServer } from '../../../testing/FakeServer';
import { findDialog } from '../../../testing/findDialog';
import { renderAdmin } from '../../../testing/renderAdmin';
import { reportAnswer } from '../analyticsSamples';

const CONTACT = {
  id: 'a'.repeat(24),
  name: 'Contact page',
  target: 'page',
  path: '/contact',
  version: 3,
  updated_at: '2026-05-04T09:30:00.000Z',
  updated_by: 'Samira Member',
};

interface Options {
  role?: 'viewer' | 'super_admin';
  report?: Parameters<typeof reportAnswer>[0];
  goals?: object[];
  server?: FakeServer;
}

const open = async ({
  role = 'super_admin',
  report = {},
  goals = [CONTACT],
  server = new FakeServer(),
}: Options = {}) => {
  server
    .on('GET /analytics', reportAnswer(report))
    .on('GET /analytics/goals', () => ({ status: 200, body: { success: true, data: [...goals] } }));
  const admin = await renderAdmin('/admin/analytics', { server, admin: anAdmin(role) });
  const user = userEvent.setup();
  const panel = within(await screen.findByRole('region', { name: 'Goals' }));
  const manage = async () => {
    await user.click(panel.getByRole('button', { name: 'Manage Goals' }));
    return within(await findDialog('Goals'));
  };
  return { ...admin, server, user, panel, manage };
};

const cells = (rows: HTMLElement[]) => rows.map((row) => [...row.children].map((cell) => cell.textContent));

describe('goals', () => {
  it('AANA-1 show the visits that reached them, their rate, and the change', async () => {
    const { panel } = await open({ role: 'viewer' });
    expect(cells(panel.getAllByRole('row'))).toEqual([
      ['Goal', 'Visits', 'Rate', 'Change'],
      ['Contact pageSaw /contact', '10', '50%', '↑ 25%25% more, which is better'],
      ['MessagesSent a message', '2', '10%', '–'],
    ]);
    expect(panel.queryByText(/Visits are kept since/)).toBeNull();
  });

  it('AANA-1 are not called missing while they load', async () => {
    const loading = Promise.withResolvers<void>();
    const { panel, server } = await open();
    const user = userEvent.setup();
    server.on('GET /analytics/goals', async () => {
      await loading.promise;
      return { status: 200, body: { success: true, data: [] } };
    });
    await user.click(panel.getByRole('button', { name: 'Manage Goals' }));
    await screen.findByRole('button', { name: 'Add Goal' });
    expect(screen.queryByText(/There are no goals/)).toBeNull();
    loading.resolve();
    expect(await screen.findByText(/There are no goals/)).toBeTruthy();
  });

  it('AANA-1 stay open, with the report, if the report cannot be refreshed', async () => {
    const server = new FakeServer().on('POST /analytics/goals', {
      status: 201,
      body: { success: true, message: 'Goal saved', data: CONTACT },
    });
    const { manage, user } = await open({ server });
    const list = await manage();
    await user.click(list.getByRole('button', { name: 'Add Goal' }));
    const form = within(await findDialog('New Goal'));
    await user.click(form.getByLabelText(/^Name/));
    await user.paste('Prices');
    await user.click(form.getByLabelText(/^Page/));
    await user.paste('/prices');
    server.on('GET /analytics', { status: 503, body: { success: false, message: 'Not now' } });
    await user.click(form.getByRole('button', { name: 'Save Goal' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    expect(list.getByText('Contact page').isConnected).toBe(true);
    expect(screen.getByRole('list', { name: 'Headline figures', hidden: true })).toBeTruthy();
  });

  it('AANA-1 show since when visits are kept, and show no comparison if the report has none', async () => {
    const { panel } = await open({ report: { visitsSince: '2026-05-02', comparison: null } });
    expect(panel.getByText(/Visits are kept since May 2, 2026\./)).toBeTruthy();
    expect(panel.queryByRole('columnheader', { name: 'Change' })).toBeNull();
  });

  it('AANA-1 show an empty state, and name the missing permission to staff who may not define them', async () => {
    const { panel, user } = await open({ role: 'viewer', report: { goals: [] } });
    expect(panel.getByText(/^No goals yet\./)).toBeTruthy();
    await user.hover(panel.getByRole('button', { name: 'Manage Goals' }));
    expect(await screen.findByText('You need write permission on analytics.')).toBeTruthy();
  });

  it('AANA-1 are absent in reports from older servers without goals', async () => {
    const server = new FakeServer().on('GET /analytics', reportAnswer({ goals: undefined }));
    await renderAdmin('/admin/analytics', { server, admin: anAdmin('super_admin') });
    await screen.findByRole('region', { name: 'From Visit to Message' });
    expect(screen.queryByRole('region', { name: 'Goals' })).toBeNull();
  });

  it('AANA-1 are added with a page, or with a message and no page', async () => {
    const saved = { status: 201, body: { success: true, message: 'Goal saved', data: CONTACT } };
    const server = new FakeServer().on('POST /analytics/goals', saved);
    const { user, manage, said } = await open({ server, goals: [] });
    const list = await manage();
    expect(await list.findByText(/^There are no goals\./)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Add Goal' }));
    const form = within(await findDialog('New Goal'));
    await user.type(form.getByLabelText(/^Name/), 'Posts');
    await user.type(form.getByLabelText(/^Page/), 'blog');
    await user.click(form.getByRole('button', { name: 'Save Goal' }));
    expect(await form.findByText('Path must be a path such as /contact or /blog/*')).toBeTruthy();
    await user.clear(form.getByLabelText(/^Page/));
    await user.type(form.getByLabelText(/^Page/), '/blog/*');
    await user.click(form.getByRole('button', { name: 'Save Goal' }));
    await waitFor(() => expect(said()).toEqual(['Goal saved']));
    expect(server.sent('POST')[0]?.body).toEqual({ name: 'Posts', target: 'page', path: '/blog/*' });

    await user.click(list.getByRole('button', { name: 'Add Goal' }));
    const again = within(await findDialog('New Goal'));
    await user.type(again.getByLabelText(/^Name/), 'Asked');
    await user.click(again.getByLabelText(/^Reached by/));
    await user.click(await screen.findByText('A sent message'));
    expect(again.queryByLabelText(/^Page/)).toBeNull();
    await user.click(again.getByRole('button', { name: 'Save Goal' }));
    await waitFor(() => expect(server.sent('POST')[1]?.body).toEqual({ name: 'Asked', target: 'message' }));
  });

  it('AANA-1 are renamed on the listed version, and a conflict can be compared', async () => {
    const goals: object[] = [CONTACT];
    const theirs = { ...CONTACT, name: 'Contacts', version: 4 };
    const server = new FakeServer().on(`PUT /analytics/goals/${CONTACT.id}`, ({ headers }) => {
      goals[0] = theirs;
      if (headers['If-Match'] === '"4"') return { status: 200, body: { success: true, data: theirs } };
      const data = { version: 4, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' };
      return { status: 409, body: { success: false, message: 'Changed', data } };
    });
    const { user, manage, said } = await open({ server, goals });
    const list = await manage();
    await user.click(await list.findByRole('button', { name: 'Edit Contact page' }));
    const form = within(await findDialog('Edit Goal'));
    await user.type(form.getByLabelText(/^Name/), ' opened');
    await user.click(form.getByRole('button', { name: 'Save Goal' }));
    const clash = within(await findDialog('Changed in the meantime'));
    await user.click(clash.getByRole('button', { name: 'Compare' }));
    expect((await clash.findByRole('region', { name: 'Name, Theirs' })).textContent).toBe('Contacts');
    await user.click(clash.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(said()).toEqual(['Goal saved']));
    expect(server.sent('PUT').map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']);
    expect(server.sent('PUT')[1]?.body).toEqual({ name: 'Contact page opened', target: 'page', path: '/contact' });
  });

  it('AANA-1 are deleted only after confirmation, and the report is reloaded', async () => {
    const goals: object[] = [CONTACT];
    const server = new FakeServer().on(`DELETE /analytics/goals/${CONTACT.id}`, () => {
      goals.pop();
      return { status: 200, body: { success: true, message: 'Goal deleted' } };
    });
    const { user, manage, said } = await open({ server, goals });
    const list = await manage();
    const reports = () => server.sent('GET').filter(({ path }) => path.startsWith('/analytics?')).length;
    await user.click(await list.findByRole('button', { name: 'Delete Contact page' }));
    const before = reports();
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Goal deleted']));
    expect(server.sent('DELETE')[0]?.headers).toMatchObject({ 'If-Match': '"3"' });
    await waitFor(() => expect(reports()).toBe(before + 1));
    expect(await list.findByText(/^There are no goals\./)).toBeTruthy();
  });
});
