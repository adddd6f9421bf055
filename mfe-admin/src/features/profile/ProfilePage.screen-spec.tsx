import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';

const saved = (changes: object) => ({
  status: 200,
  body: { success: true, message: 'Profile updated successfully', data: { admin: { ...anAdmin(), ...changes } } },
});
const refused = (field: string, message: string) => ({
  status: 400,
  body: { success: false, message, errors: [{ field, message }] },
});

const open = async (admin = anAdmin(), server = new FakeServer()) => {
  const view = await renderAdmin('/admin/profile', { server, admin });
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' });
  const user = userEvent.setup();
  const fill = async (label: RegExp, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save Profile' }));
  const sent = () => server.sent('PUT', '/auth/profile').map(({ body }) => body);
  return { ...view, user, fill, save, sent };
};

describe('profile page', () => {
  it('APRO-1 shows the user’s details, and saves nothing until something changes', async () => {
    await open();
    expect((screen.getByLabelText(/^First Name/) as HTMLInputElement).value).toBe('Ada');
    expect((screen.getByLabelText(/^Email/) as HTMLInputElement).value).toBe('ada@studio.example');
    expect((screen.getByRole('button', { name: 'Save Profile' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByLabelText(/^Current Password/)).toBeNull();
  });

  it('APRO-1 saves the name without a password, and updates the header at once', async () => {
    const server = new FakeServer().on('PUT /auth/profile', saved({ firstName: 'Augusta' }));
    const { fill, save, sent, said } = await open(anAdmin(), server);
    await fill(/^First Name/, 'Augusta');
    await save();
    expect(await screen.findByRole('button', { name: /Profile menu: .*Augusta Lovelace/ })).toBeTruthy();
    expect(said()).toEqual(['Profile updated successfully']);
    // What a colleague or another tab changed meanwhile stays.
    expect(sent()).toEqual([{ firstName: 'Augusta' }]);
  });

  it.each([
    [/^First Name/, '', 'First name is required'],
    [/^Last Name/, '  ', 'Last name is required'],
    [/^First Name/, 'x'.repeat(61), 'First name must be at most 60 characters'],
    [/^Email/, '', 'Email is required'],
    [/^Email/, 'ada@', 'Please enter a valid email'],
  ])('APRO-1 rejects %s as %j', async (label, text, message) => {
    const { fill, save, sent } = await open();
    await fill(label, text);
    await save();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  it('APRO-1 requires the password to change the email address', async () => {
    const server = new FakeServer().on('PUT /auth/profile', saved({ email: 'ada@new.example' }));
    const { fill, save, sent } = await open(anAdmin(), server);
    await fill(/^Email/, 'ada@new.example');
    await save();
    expect((await screen.findAllByText('Current password is required to change the e-mail')).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
    await fill(/^Current Password/, 'secret-1');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ email: 'ada@new.example', currentPassword: 'secret-1' });
    await waitFor(() => expect(screen.queryByLabelText(/^Current Password/)).toBeNull());
  });

  it('APRO-1 shows a server error at its field', async () => {
    const server = new FakeServer().on('PUT /auth/profile', refused('email', 'Email is already in use'));
    const { fill, save } = await open(anAdmin(), server);
    await fill(/^Email/, 'taken@studio.example');
    await fill(/^Current Password/, 'secret-1');
    await save();
    expect((await screen.findAllByText('Email is already in use')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true');
  });

  it('APRO-1 reports a failure if the server does not respond', async () => {
    const server = new FakeServer().on('PUT /auth/profile', () => Promise.reject(new TypeError('offline')));
    const { fill, save, said } = await open(anAdmin(), server);
    await fill(/^First Name/, 'Augusta');
    await save();
    await waitFor(() => expect(said()).toEqual(['Profile update failed']));
    expect((screen.getByLabelText(/^First Name/) as HTMLInputElement).value).toBe('Augusta');
  });

  it('APRO-1 shows the user’s permissions, read-only', async () => {
    await open(anAdmin('author'));
    const right = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
    expect(right('Write Blog').checked).toBe(true);
    expect(right('Delete Blog').checked).toBe(false);
    expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).disabled)).toBe(true);
  });

  const withPreferences = (preferences: object) =>
    new FakeServer().on('GET /auth/preferences', {
      status: 200,
      body: {
        success: true,
        data: { savedFilters: [], density: 'comfortable', notificationsReadAt: null, ...preferences },
      },
    });
  const findSwitch = () => screen.findByRole('switch', { name: 'Weekly summary by email' });

  it('APRO-1 AANA-1 turns the weekly summary on and off', async () => {
    const server = withPreferences({});
    server.on('PUT /auth/preferences', ({ body }) => ({
      status: 200,
      body: {
        success: true,
        data: { savedFilters: [], density: 'comfortable', notificationsReadAt: null, ...(body as object) },
      },
    }));
    const { user, said } = await open(anAdmin('viewer'), server);
    const summary = await findSwitch();
    await waitFor(() => expect((summary as HTMLButtonElement).disabled).toBe(false));
    expect(summary.getAttribute('aria-checked')).toBe('false');
    await user.click(summary);
    await waitFor(() => expect(summary.getAttribute('aria-checked')).toBe('true'));
    await user.click(summary);
    await waitFor(() => expect(summary.getAttribute('aria-checked')).toBe('false'));
    expect(server.sent('PUT', '/auth/preferences').map(({ body }) => body)).toEqual([
      { weeklySummary: true },
      { weeklySummary: false },
    ]);
    expect(said()).toEqual(['Weekly summary turned on', 'Weekly summary turned off']);
  });

  it('APRO-1 AANA-1 leaves the weekly summary unchanged if saving fails', async () => {
    const server = withPreferences({ weeklySummary: true });
    server.on('PUT /auth/preferences', { status: 503, body: { success: false, message: 'Not now' } });
    const { user, said } = await open(anAdmin('viewer'), server);
    const summary = await findSwitch();
    await waitFor(() => expect(summary.getAttribute('aria-checked')).toBe('true'));
    await user.click(summary);
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(summary.getAttribute('aria-checked')).toBe('true');
  });

  it('APRO-1 AANA-1 AUTH-3 offers no weekly summary to staff without read permission on the report', async () => {
    await open(anAdmin('support'), withPreferences({}));
    expect(screen.queryByRole('switch', { name: 'Weekly summary by email' })).toBeNull();
  });

  it('APRO-1 shows all permissions for a super admin, whatever their permission map contains', async () => {
    await open(anAdmin('super_admin', {}));
    expect(screen.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
  });
});
