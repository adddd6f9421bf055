import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { aMediaFile, mediaDetails } from '../../testing/mediaSamples';
import { renderAdmin } from '../../testing/renderAdmin';
import { aProjectSummary, projectAnswer, projectList, projectStats } from '../../testing/samples';
import { aService, serviceList } from '../../testing/serviceSamples';

const EDITED = aProjectSummary();
const SAVED = projectAnswer(EDITED);

const open = async (address: string, server = new FakeServer(), project = EDITED) => {
  server
    .on('GET /projects', projectList([project]))
    .on('GET /projects/stats', projectStats)
    .on('GET /projects/j1', projectAnswer(project));
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  const user = userEvent.setup();
  const button = address.endsWith('edit') ? 'Update Project' : 'Create Project';
  await screen.findByRole('button', { name: button });
  const dialog = await findDialog(/ Project$/);
  // The rich-text editor is a separate chunk.
  await within(dialog).findByRole('textbox', { name: 'Content' });
  const control = (label: RegExp | string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  const write = async (label: RegExp | string, text: string) => {
    await user.clear(control(label));
    await user.click(control(label));
    await user.paste(text);
  };
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { ...admin, user, dialog, control, write, press };
};

type Opened = Awaited<ReturnType<typeof open>>;

const fillNew = async ({ write, user, control }: Opened) => {
  await write(/^Title/, 'Skerry Line');
  await write(/^Description/, 'A timetable for the ferries of three islands.');
  await write('Key feature 1', 'Departures without a network');
  await user.type(control(/^Technologies/), 'React Native{Enter}');
  // Closes the list of choices. Escape would leave the page if the list is closed already.
  await user.tab();
};

const getBody = (server: FakeServer, method: string) => server.sent(method)[0]?.body;
const progress = () => screen.getByRole('progressbar', { name: 'Form progress' }).getAttribute('value');

describe('project dialog', () => {
  it('APRJ-2 shows how many of six fields are filled, as a percentage', async () => {
    const opened = await open('/admin/projects/new');
    await waitFor(() => expect(progress()).toBe('17'));
    await fillNew(opened);
    await waitFor(() => expect(progress()).toBe('83'));
    await opened.write(/^Overview/, 'Three islands.');
    await waitFor(() => expect(progress()).toBe('100'));
  });

  it('APRJ-2 fills the SEO title and description until the user edits them', async () => {
    const { write, control } = await open('/admin/projects/new');
    await write(/^Title/, 'T'.repeat(80));
    expect(control('SEO Title').value).toBe('T'.repeat(60));
    await write('SEO Title', 'My own');
    await write(/^Title/, 'Another title');
    expect(control('SEO Title').value).toBe('My own');
    const result = screen.getByRole('figure', { name: 'Search result preview' });
    expect(result.textContent).toContain('projects › another-titleMy own');
    await write(/^Description/, 'D'.repeat(200));
    expect(control('SEO Description').value).toBe('D'.repeat(160));
  });

  it('APRJ-2 sends nothing if a field is missing, and links to each missing one', async () => {
    const { press, server, user, control } = await open('/admin/projects/new');
    await press('Create Project');
    expect(await screen.findByText('4 fields need another look')).toBeTruthy();
    for (const message of [
      'Title is required',
      'Description is required',
      'At least one key feature is required',
      'At least one technology is required',
    ])
      expect(screen.getAllByText(message)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'At least one key feature is required' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Key feature 1')));
    expect(server.sent('POST')).toEqual([]);
  });

  it('APRJ-2 creates a draft as JSON, and reloads the list one second later', async () => {
    const server = new FakeServer().on('POST /projects', { ...SAVED, status: 201 });
    const opened = await open('/admin/projects/new', server);
    await fillNew(opened);
    await opened.press('Create Project');
    await waitFor(() => expect(opened.said()).toEqual(['Project created successfully']));
    expect(getBody(server, 'POST')).toMatchObject({
      title: 'Skerry Line',
      status: 'draft',
      category: 'web_application',
      featured: false,
      technologies: ['React Native'],
      key_features: ['Departures without a network'],
      project_url: null,
      seo_title: 'Skerry Line',
    });
    const lists = () => server.calls.filter(({ path }) => path.startsWith('/projects?')).length;
    const before = lists();
    await waitFor(() => expect(window.location.pathname).toBe('/admin/projects'));
    await waitFor(() => expect(lists()).toBe(before + 1));
  });

  it('APRJ-2 sends pictures alongside the fields, the first one as the featured picture', async () => {
    const server = new FakeServer().on('POST /projects', { ...SAVED, status: 201 });
    const opened = await open('/admin/projects/new', server);
    await fillNew(opened);
    const files = ['harbour.png', 'pier.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await opened.user.upload(opened.control('Add images'), files);
    await opened.press('Make image 2 the featured one');
    await opened.press('Create Project');
    await waitFor(() => expect(opened.said()).toEqual(['Project created successfully']));
    const form = getBody(server, 'POST') as FormData;
    const namesIn = (field: string) => form.getAll(field).flatMap((entry) => (entry instanceof File ? entry.name : []));
    expect([namesIn('featured_image'), namesIn('images')]).toEqual([['pier.png'], ['harbour.png']]);
    expect(form.get('technologies')).toBe('["React Native"]');
  });

  it('APRJ-2 rejects a picture that is too large, and removes a picture on request', async () => {
    const { user, control, press } = await open('/admin/projects/j1/edit');
    expect(screen.getAllByRole('img', { name: /^Image / })).toHaveLength(2);
    const huge = new File(['x'], 'huge.png', { type: 'image/png' });
    Object.defineProperty(huge, 'size', { value: 11 * 1024 * 1024 });
    await user.upload(control('Add images'), huge);
    expect(await screen.findByText('Image 1 is too large. Maximum size is 10MB.')).toBeTruthy();
    await press('Remove image 1');
    expect(screen.getAllByRole('img', { name: /^Image / })).toHaveLength(1);
  });

  it('APRJ-2 updates the loaded version', async () => {
    const server = new FakeServer().on('PUT /projects/j1', SAVED);
    const { write, press, said } = await open('/admin/projects/j1/edit', server);
    await write(/^Title/, 'Skerry Line II');
    await press('Update Project');
    await waitFor(() => expect(said()).toEqual(['Project updated successfully']));
    expect(server.sent('PUT')[0]?.headers['If-Match']).toBe('"1"');
    expect(getBody(server, 'PUT')).toMatchObject({
      title: 'Skerry Line II',
      completion_date: '2026-04-30T00:00:00.000Z',
      featured_image: '/media/covers/skerry.webp',
      images: ['/media/projects/harbour.webp'],
    });
  });

  it('APRJ-2 Save changes nothing on the site if the draft was published meanwhile, and keeps pictures', async () => {
    const draft = aProjectSummary({ status: 'draft' });
    const conflict = { version: 7, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' };
    const server = new FakeServer()
      .on('PUT /projects/j1', { status: 409, body: { success: false, message: 'Changed', data: conflict } })
      .on('POST /media-files', { ...mediaDetails(aMediaFile({ url: '/media/library/pier.png' })), status: 201 })
      .on('PUT /drafts/project/j1', { status: 200, body: { success: true, data: null } });
    const { user, control, press, said } = await open('/admin/projects/j1/edit', server, draft);
    await user.upload(control('Add images'), new File(['x'], 'pier.png', { type: 'image/png' }));
    server.on('GET /projects/j1', projectAnswer({ ...EDITED, version: 7 }));
    await press('Update Project');
    await waitFor(() =>
      expect(said()).toContain('It was published in the meantime. Your changes are saved as a draft.'),
    );
    expect(server.sent('PUT', '/projects/j1')).toHaveLength(1);
    expect(server.sent('PUT', '/drafts/project/j1')[0]?.body).toEqual({
      values: { images: ['/media/projects/harbour.webp', '/media/library/pier.png'] },
      isWorkingCopy: true,
    });
  });

  it('APRJ-2 offers the project’s services by name', async () => {
    const server = new FakeServer()
      .on('PUT /projects/j1', SAVED)
      .on('GET /services', serviceList([aService({ slug: 'ui-ux-design', name: 'UI/UX Design' })]));
    const { user, control, press, said } = await open('/admin/projects/j1/edit', server);
    await user.click(control('Services'));
    await user.click(await screen.findByTitle('UI/UX Design'));
    await press('Update Project');
    await waitFor(() => expect(said()).toEqual(['Project updated successfully']));
    expect(getBody(server, 'PUT')).toMatchObject({ services: ['ui-ux-design'] });
  });

  it('APRJ-2 keeps one feature per line: empty lines are dropped, others can be removed', async () => {
    const { user, write, control, press, dialog } = await open('/admin/projects/j1/edit');
    await write('Key feature 2', 'Delays within ten seconds');
    await write('Key feature 3', 'Winter and summer');
    await press('Remove key feature 1');
    expect(control('Key feature 1').value).toBe('Delays within ten seconds');
    await user.clear(control('Key feature 1'));
    await user.tab();
    await waitFor(() => expect(control('Key feature 1').value).toBe('Winter and summer'));
    expect(within(dialog).queryByLabelText('Key feature 3')).toBeNull();
  });

  it.each([
    [{ status: 400, body: { errors: [{ field: 'slug', message: 'taken' }] } }, 'Validation error: slug: taken'],
    [{ status: 422, body: { message: 'The title is taken' } }, 'The title is taken'],
    [{ status: 422, body: { error: 'Refused' } }, 'Refused'],
    [{ status: 502, body: {} }, 'Failed to save project'],
  ])('AMSG-1 stays open and explains the answer %j', async (answer, text) => {
    const { press, said } = await open('/admin/projects/j1/edit', new FakeServer().on('PUT /projects/j1', answer));
    await press('Update Project');
    await waitFor(() => expect(said()).toEqual([text]));
    expect(window.location.pathname).toBe('/admin/projects/j1/edit');
  });

  it('APRJ-2 asks before it discards changes', async () => {
    const { press, write, user } = await open('/admin/projects/new');
    await write(/^Title/, 'Not yet saved');
    await press('Cancel');
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/projects'));
  });

  it('APRJ-2 overwrites a colleague’s changes only on request', async () => {
    const data = { version: 7, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' };
    const conflict = { status: 409, body: { success: false, message: 'Changed.', data } };
    const answers = [conflict, SAVED];
    const server = new FakeServer().on('PUT /projects/j1', () => answers.shift() ?? conflict);
    const { press, write, user, said } = await open('/admin/projects/j1/edit', server);
    await write(/^Title/, 'What Ada wrote');
    server.on('GET /projects/j1', projectAnswer({ ...EDITED, title: 'What Grace wrote', version: 7 }));
    await press('Update Project');
    await user.click(within(await findDialog('Changed in the meantime')).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(said()).toEqual(['Project updated successfully']));
    expect(server.sent('PUT').map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"7"']);
  });
});
