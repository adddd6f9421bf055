import { SERVICE_TECHNOLOGIES } from '@atelier/contracts/content/service';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { aService, serviceAnswer, serviceList, serviceStats } from '../../testing/serviceSamples';

const EDITED = aService({ featured_image: '/media/services/before.webp' });
const SAVED = serviceAnswer(EDITED);
const NEW = '/admin/services/new';
const EDIT = '/admin/services/s1/edit';

const open = async (address: string, server = new FakeServer()) => {
  server
    .on('GET /services', serviceList([EDITED]))
    .on('GET /services/stats', serviceStats)
    .on('GET /services/s1', serviceAnswer(EDITED));
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  // Drops files that the file dialog would not offer.
  const user = userEvent.setup({ applyAccept: false });
  await screen.findByRole('button', { name: /(Create|Update) Service/ });
  const dialog = await findDialog(/^(Add|Edit) Service$/);
  const control = (label: RegExp | string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const write = async (label: RegExp | string, text: string) => {
    await user.clear(control(label));
    await user.click(control(label));
    await user.paste(text);
  };
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { ...admin, user, dialog, control, write, press };
};

const aFile = (type: string, bytes = 4): File => new File([new Uint8Array(bytes)], 'cover.bin', { type });
const IMAGE = /^Choose (an|a|another) image/;

describe('service dialog', () => {
  it('ASVC-2 defaults to an active service, shown on the home page, with display order 0', async () => {
    const { dialog, control } = await open(NEW);
    const isChosen = within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Now' }).checked;
    const isShown = within(dialog).getByRole('switch', { name: 'Show in homepage' }).getAttribute('aria-checked');
    expect([isChosen, isShown, control('Display Order').value]).toEqual([true, 'true', '0']);
  });

  it('ASVC-2 offers 29 technologies', async () => {
    const { control, user } = await open(NEW);
    await user.type(control(/^Technologies/), 'Kub');
    expect(await screen.findByTitle('Kubernetes')).toBeTruthy();
    expect(SERVICE_TECHNOLOGIES).toHaveLength(29);
  });

  it('ASVC-2 sends nothing if a field is missing, and links to each missing one', async () => {
    const { press, server, user, control } = await open(NEW);
    await press('Create Service');
    expect(await screen.findByText('6 fields need another look')).toBeTruthy();
    for (const message of [
      'Service name is required',
      'Short description is required',
      'Description is required',
      'Category is required',
      'At least one feature is required',
      'At least one technology is required',
    ])
      expect(screen.getAllByText(message)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'At least one feature is required' }));
    expect(document.activeElement).toBe(control('Feature 1'));
    expect(server.sent('POST')).toEqual([]);
  });

  it('ASVC-2 rejects an emptied feature and a step without a title', async () => {
    const { press, control, user, server } = await open(EDIT);
    await user.clear(control('Feature 1'));
    await user.clear(control('Step 1 title *'));
    await press('Update Service');
    expect(await screen.findAllByText('Feature cannot be empty')).toHaveLength(2);
    expect(screen.getAllByText('Step title is required')).toHaveLength(2);
    expect(server.sent('PUT')).toEqual([]);
  });

  it('ASVC-2 creates a service with all entered values', async () => {
    const server = new FakeServer().on('POST /services', { ...SAVED, status: 201 });
    const { write, press, control, user, said } = await open(NEW, server);
    await write(/^Name/, 'Design Systems');
    await write(/^Short Description/, 'One language for all screens.');
    await write(/^Description/, 'x'.repeat(50));
    await write('Estimated Timeline', '4 weeks');
    await user.click(control(/^Category/));
    await user.click(await screen.findByTitle('UI/UX Design'));
    await write('Feature 1', 'Tokens');
    await write('Feature 2', 'Components');
    await user.type(control(/^Technologies/), 'Figma{Enter}');
    // Closes the list of choices. Escape would leave the page if the list is closed already.
    await user.tab();
    await press('Add step');
    await write('Step 1 title *', 'Listen');
    await write('Step 1 description', 'To everybody.');
    await press('Add step');
    await write('Step 2 title *', 'Look');
    await press('Move step 2 up');
    await write('Display Order', '3');
    await user.click(screen.getByRole('switch', { name: 'Show in homepage' }));
    const result = screen.getByRole('figure', { name: 'Search result preview' });
    expect(result.textContent).toContain('services › design-systemsDesign SystemsOne language for all screens.');
    await write('SEO Title', 'Design systems');
    expect(result.textContent).toContain('services › design-systemsDesign systemsOne');
    await press('Create Service');
    await waitFor(() => expect(said()).toEqual(['Service created successfully']));
    expect(server.sent('POST', '/services')[0]?.body).toMatchObject({
      name: 'Design Systems',
      category: 'ui_ux_design',
      features: ['Tokens', 'Components'],
      technologies: ['Figma'],
      estimated_timeline: '4 weeks',
      is_active: true,
      show_in_homepage: false,
      display_order: 3,
      process_steps: [
        { title: 'Look', description: '' },
        { title: 'Listen', description: 'To everybody.' },
      ],
      seo_title: 'Design systems',
      seo_description: null,
      featured_image: null,
    });
    expect(window.location.pathname).toBe('/admin/services');
  });

  it('ASVC-2 AFILE-1 sends a chosen image with the fields, and lists as JSON text', async () => {
    const server = new FakeServer().on('PUT /services/s1', SAVED);
    const { control, user, press, said } = await open(EDIT, server);
    await user.upload(control(IMAGE), aFile('image/png'));
    expect(await screen.findByText('cover.bin')).toBeTruthy();
    await press('Update Service');
    await waitFor(() => expect(said()).toEqual(['Service updated successfully']));
    const form = server.sent('PUT')[0]?.body as FormData;
    expect((form.get('featured_image') as File).type).toBe('image/png');
    expect(form.getAll('featured_image')).toHaveLength(1);
    expect(JSON.parse(String(form.get('features')))).toEqual(EDITED.features);
    expect(form.get('is_active')).toBe('true');
    expect(server.sent('PUT')[0]?.headers['If-Match']).toBe('"1"');
  });

  it('ASVC-2 removes an image', async () => {
    const server = new FakeServer().on('PUT /services/s1', SAVED);
    const { press } = await open(EDIT, server);
    await press('Remove image');
    await press('Update Service');
    await waitFor(() => expect(server.sent('PUT')[0]?.body).toMatchObject({ featured_image: null }));
  });

  it.each([
    ['a drawing', [aFile('image/svg+xml')], 'File type must be image/jpeg, image/png, image/webp, image/gif'],
    ['more than 5 MB', [aFile('image/png', 5 * 1024 * 1024 + 1)], 'File is larger than 5242880 bytes'],
  ])('ASVC-2 AFILE-1 rejects %s', async (_what, files, message) => {
    const { control, user } = await open(NEW);
    await user.upload(control(IMAGE), files);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it.each([
    ['what the server said', { message: 'The archive is full' }, 'The archive is full'],
    ['its own words where the server said nothing', {}, 'Failed to save service'],
    [
      'each field that the server refuses',
      { errors: [{ field: 'name', message: 'Name is taken' }] },
      'Validation error: name: Name is taken',
    ],
  ])('AMSG-1 keeps the input if saving fails, and shows %s', async (_what, body, words) => {
    const { press, said } = await open(EDIT, new FakeServer().on('PUT /services/s1', { status: 400, body }));
    await press('Update Service');
    await waitFor(() => expect(said()).toEqual([words]));
    expect(window.location.pathname).toBe(EDIT);
  });

  it('ASVC-2 asks for confirmation before it discards changes', async () => {
    const { press, write, user } = await open(EDIT);
    await write(/^Name/, 'Not yet saved');
    await press('Cancel');
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/services'));
  });
});
