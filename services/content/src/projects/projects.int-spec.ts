import { projectDeleted, projectPublished, projectUnpublished } from '@atelier/contracts';
import { aProject, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const LONG_ENOUGH = 'Departures are computed on the phone from what was true last night. ';

describe('projects API', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aProject>[0]) => content.create('/projects', aProject(fields));
  const titles = (query: string, as?: 'viewer') => content.list(`/projects?${query}`, 'title', as);
  const answered = async (id: string) => (await call('GET', `/projects/${id}`, { as: 'viewer' })).body.data;

  it('API-PRJ creates a project with defaults and returns it by id and by slug', async () => {
    const { status: _status, ...body } = aProject({ title: 'Ferry timetable' });
    const created = await call('POST', '/projects', { as: 'editor', body });
    expect(created.status).toBe(201);
    expect(created.body.message).toBe('Project created successfully');
    expect(created.body.data).toMatchObject({
      slug: 'ferry-timetable',
      status: 'draft',
      featured: false,
      completed: false,
      category_display: 'Web Application',
    });
    const byId = await call('GET', `/projects/${created.body.data?.id}`, { as: 'viewer' });
    const bySlug = await call('GET', '/projects/ferry-timetable', { as: 'viewer' });
    expect(byId.body.project).toEqual(bySlug.body.data);
    expect((await call('GET', '/projects/no-such-project')).body.message).toBe(
      "The project you're looking for doesn't exist or has been moved.",
    );
  });

  it('API-PRJ accepts and returns field aliases', async () => {
    const { key_features, technologies, short_description: _none, ...rest } = aProject({ title: 'By other names' });
    const body = {
      ...rest,
      shortDescription: 'Short.',
      keyFeatures: key_features,
      tech_stack: technologies,
      client_name: 'Island Ferries',
      projectUrl: 'https://ferries.example',
      startDate: '2025-01-01',
      end_date: '2025-06-30',
    };
    expect((await call('POST', '/projects', { as: 'editor', body })).body.data).toMatchObject({
      short_description: 'Short.',
      shortDescription: 'Short.',
      key_features,
      keyFeatures: key_features,
      technologies,
      tech_stack: technologies,
      client: 'Island Ferries',
      client_name: 'Island Ferries',
      project_url: 'https://ferries.example',
      start_date: '2025-01-01T00:00:00.000Z',
      completion_date: '2025-06-30T00:00:00.000Z',
      end_date: '2025-06-30T00:00:00.000Z',
    });
  });

  it('API-PRJ treats completed as published, and reports both', async () => {
    const body = { ...aProject({ title: 'Delivered' }), status: 'completed' };
    const { id, ...project } = (await call('POST', '/projects', { as: 'editor', body })).body.data ?? {};
    expect(project).toMatchObject({ status: 'published', completed: true });
    const archived = await call('PATCH', `/projects/${id}/status`, { as: 'editor', body: { status: 'archived' } });
    expect(archived.body.data).toMatchObject({ status: 'archived', completed: true });
  });

  it('API-PRJ finds projects by whole words of their text and case study', async () => {
    await create({
      title: 'Told at length',
      content: '<p>We moored a <em>trimaran</em>.</p>',
      case_study: {
        brief: 'Replace the tidewater tables.',
        screens: [
          {
            image: '/media/a/b.png',
            alt: 'A quay',
            caption: 'The bollard',
            notes: [{ x: 1, y: 1, text: 'A windlass' }],
          },
        ],
        comparison: null,
        results: [{ figure: '9', unit: '', label: 'fewer groundings', before: '', after: '', source: '' }],
        quote: { text: 'It steers itself.', name: 'Odile Marrow', role: '' },
        credits: [{ role: 'Design', name: 'Perrin Vale', member: null }],
      },
    });
    for (const word of ['trimaran', 'tidewater', 'bollard', 'windlass', 'groundings', 'steers', 'marrow', 'perrin'])
      expect([word, await titles(`search=${word}`)]).toEqual([word, ['Told at length']]);
  });

  it('API-PRJ filters by category, technology, and featured, and combines them with a search', async () => {
    await create({ title: 'Lighthouse one', category: 'cms', technologies: ['Elm'], featured: true });
    await create({ title: 'Lighthouse two', category: 'cms', technologies: ['Elm', 'Go'] });
    await create({ title: 'Lighthouse three', category: 'api', technologies: ['Elm'], client: 'Harbour Ltd' });
    expect(await titles('technology=Elm&sort=title')).toEqual(['Lighthouse one', 'Lighthouse three', 'Lighthouse two']);
    expect(await titles('technology=Elm&category=cms&featured=true')).toEqual(['Lighthouse one']);
    expect(await titles('search=LIGHTH%20thr')).toEqual(['Lighthouse three']);
    expect(await titles('search=harbour&category=api')).toEqual(['Lighthouse three']);
    expect(await titles('search=lighthouse&technology=Go&category=cms')).toEqual(['Lighthouse two']);
    const { body } = await call('GET', '/projects?technology=Elm&category=all&limit=2&page=2');
    expect(body).toMatchObject({ total: 3, pagination: { page: 2, limit: 2, total: 3, totalPages: 2 } });
    expect(body.projects).toHaveLength(1);
  });

  it('API-PRJ sorts by completion date, or by start date if there is none', async () => {
    await create({ title: 'Ends last', technologies: ['Dated'], completion_date: '2024-03-01' });
    await create({ title: 'Only starts', technologies: ['Dated'], start_date: '2024-02-01' });
    await create({ title: 'Ends first', technologies: ['Dated'], completion_date: '2024-01-01' });
    expect(await titles('technology=Dated')).toEqual(['Ends last', 'Only starts', 'Ends first']);
    expect(await titles('technology=Dated&sort=oldest')).toEqual(['Ends first', 'Only starts', 'Ends last']);
  });

  it.each([
    ['search=a', 'Search must be at least 2 characters'],
    ['page=0', 'Page number must be greater than 0'],
    ['limit=101', 'Limit must be between 1 and 100'],
    ['status=gone', 'Invalid status. Must be draft, published, or archived'],
    ['sort=price', 'Sort must be order, latest, oldest, title or title_desc'],
  ])('API-PRJ rejects ?%s with its message', async (query, message) => {
    const { status, body } = await call('GET', `/projects?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ message })]);
  });

  it('API-PRJ merges the fields that are sent into the project', async () => {
    const before = await create({ client: 'Island Ferries', overview: LONG_ENOUGH });
    const changed = await call('PUT', `/projects/${before.id}`, { as: 'editor', body: { featured: true } });
    expect(changed.body.message).toBe('Project updated successfully');
    expect(changed.body.data).toEqual({ ...before, featured: true, version: 2, updated_at: expect.any(String) });
    const emptied = await call('PUT', `/projects/${before.id}`, { as: 'editor', body: { client: '' } });
    expect(emptied.body.data).toMatchObject({ client: null, featured: true, overview: before.overview });
  });

  it('API-PRJ sets the status, and names the three valid values in the error', async () => {
    const { id } = await create({ status: 'draft' });
    const set = (status: unknown) => call('PATCH', `/projects/${id}/status`, { as: 'editor', body: { status } });
    const published = await set('published');
    expect(published.body).toMatchObject({
      message: 'Status updated successfully',
      data: { status: 'published' },
    });
    for (const bad of ['scheduled', undefined, { $ne: '' }]) {
      const refused = await set(bad);
      expect(refused.status).toBe(400);
      expect(refused.body.errors?.[0]?.message).toBe('Invalid status. Must be draft, published, or archived');
    }
  });

  it.each([
    ['GET', '/projects/%20', undefined],
    ['PUT', '/projects/%20', { title: 'Nameless' }],
    ['DELETE', '/projects/%20', undefined],
    ['PATCH', '/projects/%20/status', { status: 'draft' }],
  ] as const)('API-PRJ %s %s requires a project ID', async (method, path, body) => {
    const refused = await call(method, path, { as: 'editor', ...(body === undefined ? {} : { body }) });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ message: 'Project ID is required' }]);
  });

  it('API-PUB hides drafts from visitors, and answers 410 for projects that were public before', async () => {
    const { id } = await create({ title: 'Kept from sight', status: 'draft' });
    expect((await call('GET', '/projects/kept-from-sight')).status).toBe(404);
    expect(await titles('search=kept%20from')).toEqual([]);
    expect(await titles('search=kept%20from&status=draft', 'viewer')).toEqual(['Kept from sight']);
    for (const status of ['all', 'draft', 'archived']) {
      expect((await call('GET', `/projects?status=${status}`)).status).toBe(401);
      expect((await call('GET', `/projects?status=${status}`, { as: 'support' })).status).toBe(403);
    }
    await call('PATCH', `/projects/${id}/status`, { as: 'editor', body: { status: 'published' } });
    expect((await call('GET', `/projects/${id}`)).body.data).not.toHaveProperty('updated_by');
    const deleted = await call('DELETE', `/projects/${id}`, { as: 'editor' });
    expect(deleted.body).toEqual({ success: true, message: 'Project deleted successfully' });
    expect((await call('GET', '/projects/kept-from-sight')).status).toBe(410);
    expect((await call('PUT', `/projects/${id}`, { as: 'editor', body: { featured: true } })).status).toBe(404);
  });

  it('PLT-4 publishes events for projects that become public, become hidden, and are deleted', async () => {
    const slug = `told-${Date.now()}`;
    const { id } = await create({ slug, status: 'published' });
    await call('PATCH', `/projects/${id}/status`, { as: 'editor', body: { status: 'archived' } });
    await call('DELETE', `/projects/${id}`, { as: 'editor' });
    await eventually(async () => {
      for (const { type } of [projectPublished, projectUnpublished, projectDeleted])
        expect(await publishedEvents(type, slug)).toHaveLength(1);
    });
  });

  it('API-PRJ changes and deletes in bulk, with a result for each', async () => {
    const one = await create({ title: 'In bulk one' });
    const two = await create({ title: 'In bulk two' });
    const updates = [
      { id: one.id, data: { status: 'archived' } },
      { id: two.slug, status: 'gone' },
      { id: 'not-there', status: 'archived' },
    ];
    const updated = await call('PATCH', '/projects/bulk', { as: 'editor', body: { updates } });
    expect(updated.body).toMatchObject({
      success: false,
      message: '1 of 3 projects updated',
      data: [
        { id: one.id, success: true },
        { success: false, errors: [{ message: 'Invalid status. Must be draft, published, or archived' }] },
        { success: false, message: "The project you're looking for doesn't exist or has been moved." },
      ],
    });
    expect(await answered(one.id)).toMatchObject({ status: 'archived' });
    expect(await answered(two.id)).toMatchObject({ status: 'published', version: 1 });
    const deleted = await call('DELETE', '/projects/bulk', { as: 'editor', body: { ids: [one.id, two.slug] } });
    expect(deleted.body).toMatchObject({ success: true, message: '2 projects deleted successfully' });
    expect((await call('GET', `/projects/${two.id}`)).status).toBe(410);
  });

  it.each([
    ['no updates', 'PATCH', { updates: [] }, 'Updates array is required and must not be empty'],
    ['an update without ID', 'PATCH', { updates: [{ id: 'x' }, {}] }, 'Update at index 1 is missing ID'],
    ['no ids', 'DELETE', { ids: [] }, 'IDs array is required and must not be empty'],
    ['an empty id', 'DELETE', { ids: [''] }, 'ID at index 0 is invalid'],
  ])('API-PRJ rejects a bulk call with %s', async (_case, method, body, message) => {
    const answer = await call(method, '/projects/bulk', { as: 'editor', body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ message })]);
  });

  it('API-PRJ counts exactly, and counts only public projects in the filter chips', async () => {
    interface Stats {
      total: number;
      draft: number;
      completed: number;
      clientRetention: number;
      byCategory: { name: string; count: number }[];
    }
    const stats = async (as?: 'viewer') =>
      (await call('GET', '/projects/stats', as === undefined ? {} : { as })).body.data as unknown as Stats;
    const desktopIn = ({ byCategory }: Stats) => byCategory.find(({ name }) => name === 'desktop_application')?.count;
    const [staff, visitors] = [await stats('viewer'), await stats()];
    await create({ category: 'desktop_application', status: 'draft', completed: true });
    await create({ category: 'desktop_application' });
    expect(await stats('viewer')).toMatchObject({
      total: staff.total + 2,
      draft: staff.draft + 1,
      completed: staff.completed + 1,
    });
    expect(await stats()).toMatchObject({ total: visitors.total + 1, draft: 0, completed: visitors.completed });
    expect(desktopIn(await stats())).toBe(1);
  });

  it('API-PRJ removes scripts from rich text', async () => {
    const created = await create({ content: '<p onclick="x()">Ferries</p><script>steal()</script>' });
    expect(created.content).toBe('<p>Ferries</p>');
  });

  it('API-PRJ rejects writes without a token or permission', async () => {
    const { id } = await create({});
    const before = await content.stored('projects');
    expect((await call('POST', '/projects', { body: aProject() })).status).toBe(401);
    expect((await call('POST', '/projects', { as: 'viewer', body: aProject() })).status).toBe(403);
    expect((await call('PATCH', `/projects/${id}/status`, { body: { status: 'draft' } })).status).toBe(401);
    expect((await call('DELETE', `/projects/${id}`, { as: 'author' })).status).toBe(403);
    expect((await call('PATCH', '/projects/bulk', { as: 'support', body: { updates: [{ id }] } })).status).toBe(403);
    expect(await content.stored('projects')).toBe(before);
    expect(await answered(id)).toMatchObject({ version: 1 });
  });
});
