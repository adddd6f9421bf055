import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTimeZone } from '../../dates/dates';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { answerOfSettings, sampleSettings } from '../../testing/settingsSamples';

const PATH = '/admin/settings';

const open = async (path: string, server: FakeServer, admin = anAdmin()) => {
  server.on('GET /studio/settings', answerOfSettings());
  const view = await renderAdmin(path, { server, admin });
  return { ...view, user: userEvent.setup() };
};

const type = async (user: ReturnType<typeof userEvent.setup>, label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

const sentBody = (server: FakeServer) => server.sent('PUT', '/studio/settings').at(-1)?.body as Record<string, unknown>;

describe('studio settings page', () => {
  it('ASET-1 marks unsaved changes, saves only the page on its version, and continues from the answer', async () => {
    const server = new FakeServer().on('PUT /studio/settings', ({ body }) => {
      const { details } = body as { details: ReturnType<typeof sampleSettings>['details'] };
      return answerOfSettings({ version: 5, details });
    });
    const { user, said } = await open(PATH, server);
    await screen.findByText('Everything is saved');
    await type(user, 'Phone', '+49 30 1234');
    await screen.findByText('Unsaved changes');
    await save(user);
    await screen.findByText('Everything is saved');
    expect(said()).toEqual(['Settings saved successfully']);
    expect(Object.keys(sentBody(server)).sort()).toEqual(['details', 'social', 'timeZone']);
    expect(sentBody(server).details).toMatchObject({ phone: '+49 30 1234', founded: null });
    expect(server.sent('PUT')[0]?.headers).toMatchObject({ 'If-Match': '"4"' });
    await type(user, 'Founded', '2014');
    await save(user);
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(2));
    expect(server.sent('PUT')[1]?.headers).toMatchObject({ 'If-Match': '"5"' });
    expect(sentBody(server).details).toMatchObject({ founded: 2014 });
  });

  it.each([
    ['', 'Name', '', 'Studio name is required'],
    ['', 'Email', 'nobody', 'Email must be an e-mail address, such as hello@studio.example'],
    ['', 'Phone', 'call us', /^Phone may only contain digits/],
    ['', 'Founded', 'long ago', 'Founded must be a whole number from 1800 to 2100'],
    ['', 'Map', 'here', 'Map address must be an address such as https://example.com'],
    ['/home', 'Client satisfaction', '101', 'Client satisfaction must be a whole number from 0 to 100'],
    ['/home', 'Support', '', 'Support is required'],
    ['/brand', 'Accent color', '#ffd84d', /^Accent on surface has a contrast of 1\.3:1 and needs 3:1/],
    ['/brand', 'Surface color', 'paper', 'Surface color must be a color such as #ea5b66'],
    ['/home', 'Description', '', 'Description is required'],
    ['/home', 'Share image', 'house', /^Share image must be a path/],
    ['/mail', 'Sender address', 'me', 'Sender address must be an e-mail address, such as hello@studio.example'],
    ['/mail', 'Text', '', 'Text of the acknowledgement is required'],
    ['/mail', 'Months until', '121', 'Months until messages are erased must be a whole number from 0 to 120'],
    ['/navigation', 'Title of column 1', '', 'Column title is required'],
  ])('ASET-1 rejects %s %s "%s" before it is sent, and focuses the field', async (page, label, text, message) => {
    const server = new FakeServer();
    const { user } = await open(PATH + page, server);
    await type(user, label, text);
    await save(user);
    const way = await screen.findByRole('button', { name: message });
    await user.click(way);
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(server.sent('PUT')).toEqual([]);
  });

  it('ASET-1 keeps what is typed while it saves as unsaved changes', async () => {
    const saving = Promise.withResolvers<void>();
    const server = new FakeServer().on('PUT /studio/settings', async ({ body }) => {
      await saving.promise;
      const { details } = body as { details: ReturnType<typeof sampleSettings>['details'] };
      return answerOfSettings({ version: 5, details });
    });
    const { user, said } = await open(PATH, server);
    await type(user, 'Phone', '+49 30 1234');
    await save(user);
    await screen.findByText('Saving…');
    await type(user, 'Tagline', 'Typed meanwhile');
    saving.resolve();
    await waitFor(() => expect(said()).toEqual(['Settings saved successfully']));
    expect(screen.getByDisplayValue('Typed meanwhile')).toBeTruthy();
    expect(screen.getByDisplayValue('+49 30 1234')).toBeTruthy();
    expect(await screen.findByText('Unsaved changes')).toBeTruthy();
  });

  it('ASET-1 shows times in a new time zone from then on', async () => {
    const studio = (timeZone: string) => ({ status: 200, body: { success: true, data: { timeZone } } });
    const server = new FakeServer()
      .on('GET /studio', studio('Europe/Berlin'))
      .on('PUT /studio/settings', () => answerOfSettings({ version: 5 }));
    const { user } = await open(PATH, server);
    await type(user, 'Phone', '+49 30 1234');
    server.on('GET /studio', studio('America/New_York'));
    await save(user);
    await waitFor(() => expect(getTimeZone()).toBe('America/New_York'));
  });

  it('ASET-1 shows no unsaved changes after saving a brand without custom typefaces', async () => {
    const server = new FakeServer()
      .on('GET /studio/brand/revisions', { status: 200, body: { success: true, data: [] } })
      .on('PUT /studio/settings', ({ body }) => {
        const { brand } = body as { brand: ReturnType<typeof sampleSettings>['brand'] };
        return answerOfSettings({ version: 5, brand: JSON.parse(JSON.stringify(brand)) });
      });
    const { user } = await open(`${PATH}/brand`, server);
    await screen.findByText('Everything is saved');
    await type(user, 'Accent color', '#2f55d4');
    await screen.findByText('Unsaved changes');
    await save(user);
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
    await screen.findByText('Everything is saved');
  });

  it('ASET-1 reorders the navigation by keyboard, and hides and adds links', async () => {
    const server = new FakeServer().on('PUT /studio/settings', answerOfSettings({ version: 5 }));
    const { user } = await open(`${PATH}/navigation`, server);
    const [list] = await screen.findAllByRole('group', { name: 'Links' });
    const header = within(list as HTMLElement);
    const down = header.getByRole('button', { name: 'Move link 1 down' });
    down.focus();
    await user.keyboard('{Enter}');
    await user.click(header.getAllByRole('switch', { name: 'Visible' })[5] as HTMLElement);
    await user.click(header.getByRole('button', { name: /Add link/ }));
    await user.type(header.getAllByRole('textbox', { name: 'Label' })[6] as HTMLElement, 'Shop');
    await user.type(header.getAllByRole('textbox', { name: 'Address' })[6] as HTMLElement, 'https://shop.example/');
    await save(user);
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(1));
    const navigation = sentBody(server).navigation as { label: string; isVisible: boolean }[];
    expect(navigation.map(({ label }) => label)).toEqual([
      'About',
      'Work',
      'Services',
      'Journal',
      'Team',
      'Contact',
      'Shop',
    ]);
    expect(navigation.map(({ isVisible }) => isVisible)).toEqual([true, true, true, true, true, false, true]);
  });

  it('ASET-1 explains who saved first, and overwrites or shows the other version', async () => {
    const conflict = {
      status: 409,
      body: {
        success: false,
        message: 'Changed',
        data: { version: 9, updated_by: 'Grace Hopper', updated_at: '2026-03-02T08:00:00.000Z' },
      },
    };
    const server = new FakeServer().on('PUT /studio/settings', conflict);
    const { user } = await open(PATH, server);
    await type(user, 'Tagline', 'Mine');
    await save(user);
    const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
    expect(dialog.textContent).toContain('Grace Hopper');
    server.on('PUT /studio/settings', answerOfSettings({ version: 10 }));
    await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
    await screen.findByText('Everything is saved');
    expect(server.sent('PUT')[1]?.headers).toMatchObject({ 'If-Match': '"9"' });
  });

  const clashing = {
    status: 409,
    body: {
      success: false,
      message: 'Changed',
      data: { version: 9, updated_by: 'Grace Hopper', updated_at: '2026-03-02T08:00:00.000Z' },
    },
  };

  it('ASET-1 compares conflicting changes to the page, and keeps mine', async () => {
    const server = new FakeServer().on('PUT /studio/settings', clashing);
    const { user } = await open(`${PATH}/navigation`, server);
    await type(user, 'Invitation', 'Mine');
    await save(user);
    const clash = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
    const theirs = sampleSettings();
    server.on(
      'GET /studio/settings',
      answerOfSettings({
        version: 9,
        navigation: theirs.navigation.map((link, index) => ({ ...link, isVisible: index !== 1 })),
        details: { ...theirs.details, phone: '+49 30 1' },
      }),
    );
    await user.click(clash.getByRole('button', { name: 'Compare' }));
    expect((await clash.findByRole('region', { name: 'Invitation, Mine' })).textContent).toBe('Mine');
    expect(clash.getByRole('region', { name: 'Header links, Theirs' }).textContent).toMatch(/: \/.+ \(hidden\)/);
    expect(clash.queryByRole('region', { name: 'Phone' })).toBeNull();
    server.on('PUT /studio/settings', answerOfSettings({ version: 10 }));
    await user.click(clash.getByRole('button', { name: 'Keep mine' }));
    await screen.findByText('Everything is saved');
    expect(server.sent('PUT')[1]?.headers).toMatchObject({ 'If-Match': '"9"' });
  });

  it('ASET-1 takes the other version, and offers to restore the input', async () => {
    const server = new FakeServer().on('PUT /studio/settings', clashing);
    const { user } = await open(PATH, server);
    await type(user, 'Tagline', 'Mine');
    await save(user);
    const clash = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }));
    const { details } = sampleSettings();
    server.on('GET /studio/settings', answerOfSettings({ version: 9, details: { ...details, tagline: 'Theirs' } }));
    await user.click(clash.getByRole('button', { name: 'Compare' }));
    await user.click(clash.getByRole('button', { name: 'Take theirs' }));
    expect(await screen.findByDisplayValue('Theirs')).toBeTruthy();
    const offer = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
    await user.click(offer.getByRole('button', { name: 'Compare' }));
    expect((await offer.findByRole('region', { name: 'Tagline, Unsaved' })).textContent).toBe('Mine');
    await user.click(offer.getByRole('button', { name: 'Restore' }));
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
    await screen.findByText('Unsaved changes');
    server.on('PUT /studio/settings', answerOfSettings({ version: 10 }));
    await save(user);
    await screen.findByText('Everything is saved');
    expect(server.sent('PUT')[1]?.headers).toMatchObject({ 'If-Match': '"9"' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('atelier:unsaved'))).toEqual([]);
  });

  it('ASET-1 removes discarded changes from local storage', async () => {
    const { user } = await open(PATH, new FakeServer());
    await type(user, 'Tagline', 'Half');
    window.dispatchEvent(new Event('pagehide'));
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('atelier:unsaved'));
    expect(kept()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByText('Everything is saved');
    expect(kept()).toEqual([]);
  });

  it('asks for confirmation before following a link with unsaved changes', async () => {
    const { user } = await open(PATH, new FakeServer());
    await type(user, 'Tagline', 'Half');
    await user.click(screen.getByRole('link', { name: 'Mail' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    expect(window.location.pathname).toBe(PATH);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe(`${PATH}/mail`));
  });

  it('asks for confirmation when the browser goes back with unsaved changes', async () => {
    const { user } = await open(PATH, new FakeServer());
    await type(user, 'Tagline', 'Half');
    const goBack = () =>
      act(() => {
        window.history.replaceState(null, '', '/admin/team?page=2');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    const answer = async (choice: string) =>
      user.click(
        within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: choice }),
      );
    goBack();
    await answer('Cancel');
    expect(window.location.pathname).toBe(PATH);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Tagline/ }).value).toBe('Half');
    goBack();
    await answer('Confirm');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/team?page=2'));
  });

  it('ASET-1 shows read-only staff all settings, without allowing changes', async () => {
    const reader = anAdmin('reader', { settings: { read: true } });
    const server = new FakeServer();
    const { user } = await open(`${PATH}/navigation`, server, reader);
    await screen.findByText(/You need write permission on settings/);
    for (const field of screen.getAllByRole('textbox')) expect((field as HTMLInputElement).disabled).toBe(true);
    for (const button of screen.getAllByRole('button', { name: /^(Move|Remove|Add|Drag)/ }))
      expect((button as HTMLButtonElement).disabled).toBe(true);
    await save(user);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('reports that settings could not be loaded, and retries on request', async () => {
    const server = new FakeServer().on('GET /studio/settings', { status: 500, body: { success: false } });
    await renderAdmin(PATH, { server, admin: anAdmin() });
    const user = userEvent.setup();
    await screen.findByText('Failed to load settings');
    server.on('GET /studio/settings', answerOfSettings());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Everything is saved');
  });

  it('ASET-1 sends a test mail and shows its recipient', async () => {
    const message = 'A test mail is on its way to ada@studio.example';
    const server = new FakeServer().on('POST /contact/test-mail', { status: 200, body: { success: true, message } });
    const { user, said } = await open(`${PATH}/mail`, server);
    await user.click(await screen.findByRole('button', { name: /Send a test email to myself/ }));
    await waitFor(() => expect(said()).toEqual([message]));
  });
});
