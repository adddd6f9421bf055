import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { aMember, memberAnswer, memberList, memberStats } from '../../testing/memberSamples';
import { renderAdmin } from '../../testing/renderAdmin';

const FIVE_MB = 5 * 1024 * 1024;
const INES = aMember();

const aPhoto = (bytes = 3, type = 'image/png') => new File([new Uint8Array(bytes)], 'ines.png', { type });

const open = async (address: string, server = new FakeServer()) => {
  server
    .on('GET /team', memberList([INES]))
    .on('GET /team/stats', memberStats)
    .on('GET /team/m1', memberAnswer(INES));
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  // The form also rejects files that the picker rejects, because files can be dropped.
  const user = userEvent.setup({ applyAccept: false });
  await screen.findByRole('button', { name: /^(Add|Update) Member$/ });
  const dialog = await findDialog(/Team Member/);
  const write = async (label: RegExp | string, text: string) => {
    const control = within(dialog).getByLabelText(label);
    await user.clear(control);
    await user.click(control);
    await user.paste(text);
  };
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  const pick = (photo: File) => user.upload(within(dialog).getByLabelText(/^Choose a/), photo);
  return { ...admin, user, dialog, write, press, pick };
};

describe('member dialog', () => {
  it('ATM-2 SHELL-2 shows its title, sections, and buttons for a new member', async () => {
    const { dialog } = await open('/admin/team/add');
    expect(within(dialog).getByText('Add New Team Member')).toBeTruthy();
    const sections = within(dialog).getAllByRole('heading', { level: 3 });
    expect(sections.map((section) => section.textContent)).toEqual([
      'Profile Photo',
      'Basic Information',
      'Contact Information',
      'Bio Information',
      'Skills & Expertise',
      'Status',
      'Social Media Links',
      'Display Settings',
    ]);
    for (const button of ['Cancel', 'Add Member'])
      expect(within(dialog).getByRole('button', { name: button })).toBeTruthy();
    const switches = within(dialog).getAllByRole('switch');
    expect(switches.map((control) => control.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Now' }).checked).toBe(true);
  });

  it('ATM-2 sends nothing if a required field is empty', async () => {
    const { press, server } = await open('/admin/team/new');
    await press('Add Member');
    expect(await screen.findByText('4 fields need another look')).toBeTruthy();
    for (const message of [
      'Name is required',
      'Position is required',
      'Department is required',
      'At least one skill is required',
    ])
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(server.sent('POST')).toEqual([]);
  });

  it('ATM-2 focuses an invalid link from the error summary', async () => {
    const { write, press, user } = await open('/admin/team/m1/edit');
    await write('GitHub', 'code');
    await press('Update Member');
    await user.click(await screen.findByRole('button', { name: 'Must be a valid URL' }));
    expect((document.activeElement as HTMLInputElement).value).toBe('code');
  });

  it('ATM-2 AMSG-1 creates a member with the photo and the selected options in one form', async () => {
    const server = new FakeServer().on('POST /team', memberAnswer(INES, 201));
    const { write, press, pick, user, dialog, said } = await open('/admin/team/new', server);
    await write(/^Name/, 'Ines Castellanos');
    await write(/^Position/, 'Engineer');
    for (const [field, choice] of [
      ['Department', 'Engineering'],
      ['Skills', 'React'],
    ]) {
      await user.click(within(dialog).getByLabelText(`${field} *`));
      await user.click(await screen.findByTitle(choice as string));
    }
    await pick(aPhoto());
    expect(within(dialog).getByAltText('The photo as it will be shown').getAttribute('src')).toMatch(/^blob:/);
    await press('Add Member');
    await waitFor(() => expect(said()).toEqual(['Team member added successfully']));
    const form = server.sent('POST')[0]?.body as FormData;
    expect((form.get('profile_image') as File).name).toBe('ines.png');
    expect([form.get('name'), form.get('skills'), form.get('expertise_level'), form.get('is_active')]).toEqual([
      'Ines Castellanos',
      '["React"]',
      'mid',
      'true',
    ]);
    expect(window.location.pathname).toBe('/admin/team');
  });

  it.each([
    ['a photo of more than 5 MB', aPhoto(FIVE_MB + 1), 'File is larger than 5242880 bytes'],
    ['another kind of file', aPhoto(3, 'image/gif'), 'File type must be image/jpeg, image/png, image/webp'],
  ])('ATM-2 AFILE-1 rejects %s and keeps the previous photo', async (_what, file, message) => {
    const { pick, dialog } = await open('/admin/team/m1/edit');
    await pick(file);
    expect(await within(dialog).findByText(message)).toBeTruthy();
    const photo = within(dialog).getByAltText('The photo as it will be shown');
    expect(photo.getAttribute('src')).toBe('/media/portraits/ines.webp');
  });

  it('ATM-2 AFILE-1 accepts a photo of 5 MB, and restores the previous one when it is removed', async () => {
    const { pick, press, dialog } = await open('/admin/team/m1/edit');
    await pick(aPhoto(FIVE_MB));
    const photo = () => within(dialog).queryByAltText('The photo as it will be shown')?.getAttribute('src');
    await waitFor(() => expect(photo()).toMatch(/^blob:/));
    await press('Remove photo');
    await waitFor(() => expect(photo()).toBe('/media/portraits/ines.webp'));
    await press('Remove photo');
    await waitFor(() => expect(photo()).toBeUndefined());
  });

  it('ATM-2 AMSG-1 updates the loaded version, including links and empty fields', async () => {
    const server = new FakeServer().on('PUT /team/m1', memberAnswer(INES));
    const { write, press, said } = await open('/admin/team/m1/edit', server);
    await write(/^Position/, 'Head of Front-End');
    await write(/^Years/, '');
    await press('Remove photo');
    await press('Update Member');
    await waitFor(() => expect(said()).toEqual(['Team member updated successfully']));
    const [sent] = server.sent('PUT');
    expect(sent?.headers['If-Match']).toBe('"1"');
    expect(sent?.body).toMatchObject({
      position: 'Head of Front-End',
      years_experience: null,
      profile_image: null,
      hire_date: '2019-03-01T00:00:00.000Z',
      social_links: { website: 'https://ines.example', email: 'mailto:hello@ines.example', portfolio: null },
    });
  });

  it('ATM-2 AMSG-1 keeps the input and reports the error if saving fails', async () => {
    const server = new FakeServer().on('PUT /team/m1', { status: 500, body: undefined });
    const { press, said, dialog } = await open('/admin/team/m1/edit', server);
    await press('Update Member');
    await waitFor(() => expect(said()).toEqual(['Failed to save team member']));
    expect(within(dialog).getByDisplayValue('Ines Castellanos')).toBeTruthy();
  });

  it('ATM-2 explains who saved first, and shows their version on Reload', async () => {
    const data = { version: 7, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' };
    const conflict = { status: 409, body: { success: false, message: 'Changed.', data } };
    const server = new FakeServer().on('PUT /team/m1', conflict);
    const { press, write, user } = await open('/admin/team/m1/edit', server);
    await write(/^Position/, 'What Ada wrote');
    server.on('GET /team/m1', memberAnswer({ ...INES, position: 'What Grace wrote', version: 7 }));
    await press('Update Member');
    const clash = await findDialog('Changed in the meantime');
    expect(within(clash).getByText(/^Changed in the meantime by Grace Hopper/)).toBeTruthy();
    await user.click(within(clash).getByRole('button', { name: 'Reload' }));
    expect(await screen.findByDisplayValue('What Grace wrote')).toBeTruthy();
  });

  it('ATM-2 asks for confirmation before it discards changes', async () => {
    const { write, press, user } = await open('/admin/team/new?view=list');
    await write(/^Name/, 'Not yet saved');
    await press('Cancel');
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/team?view=list'));
  });
});
