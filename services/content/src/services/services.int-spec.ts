import { servicePublished } from '@atelier/contracts';
import {
  aService,
  dropDatabase,
  eventually,
  inspectDatabase,
  type KeyServer,
  publishedEvents,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../index.js';

describe('services API', () => {
  let keys: KeyServer;
  let content: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('content', keys.jwksUrl);
    content = await start(env);
  });
  afterAll(async () => {
    await content.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  const call: ServiceCall = (...request) => serviceClient(content.url, keys)(...request);
  const create = async (fields: Parameters<typeof aService>[0]) =>
    (await call('POST', '/services', { as: 'editor', body: aService(fields) })).body.data as Record<string, unknown>;
  const serviceCount = () =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('services').countDocuments());

  it('API-SVC creates a service with its defaults and returns it by id and by slug', async () => {
    const created = await call('POST', '/services', { as: 'editor', body: aService({ name: 'Native apps' }) });
    expect(created.status).toBe(201);
    expect(created.body.message).toBe('Service created successfully');
    expect(created.body.data).toMatchObject({
      slug: 'native-apps',
      is_active: true,
      show_in_homepage: true,
      display_order: 0,
      category_display: 'Web Development',
      updated_by: 'Test Person',
    });
    const byId = await call('GET', `/services/${created.body.data?.id}`);
    expect(byId.body.service).toEqual((await call('GET', '/services/native-apps')).body.data);
    expect(byId.body.data).not.toHaveProperty('updated_by');
  });

  it('API-SVC accepts field aliases, and process steps by their former field name', async () => {
    const { name, short_description: shortDescription, ...rest } = aService({ name: 'Spelled otherwise' });
    const body = { ...rest, title: name, shortDescription, processSteps: [{ name: 'Listen' }, { title: 'Build' }] };
    const created = await call('POST', '/services', { as: 'editor', body });
    expect(created.body.data).toMatchObject({
      name: 'Spelled otherwise',
      process_steps: [
        { step: 1, title: 'Listen', name: 'Listen' },
        { step: 2, title: 'Build', name: 'Build' },
      ],
    });
  });

  it('API-SVC filters, searches, and sorts by display order', async () => {
    await create({ name: 'Zebra crossing', category: 'custom_software', display_order: 2, technologies: ['Go'] });
    await create({
      name: 'Zebra stripes',
      category: 'custom_software',
      display_order: 1,
      technologies: ['Go', 'React'],
    });
    const names = async (query: string) =>
      ((await call('GET', `/services?${query}`)).body.services as { name: string }[]).map(({ name }) => name);
    expect(await names('category=custom_software')).toEqual(['Zebra stripes', 'Zebra crossing']);
    expect(await names('search=ZEB%20cross')).toEqual(['Zebra crossing']);
    expect(await names('technology=React&category=custom_software')).toEqual(['Zebra stripes']);
    const ofCategory = await call('GET', '/services/category/custom_software?limit=1');
    expect(ofCategory.body).toMatchObject({ total: 2, pagination: { page: 1, limit: 1, total: 2, totalPages: 2 } });
    expect((await call('GET', '/services/category/gardening')).status).toBe(400);
  });

  it('API-PUB shows inactive services to staff only, and answers 410 for services that were public before', async () => {
    const { id } = await create({ name: 'Never shown', is_active: false });
    expect((await call('GET', `/services/${id}`)).status).toBe(404);
    expect((await call('GET', '/services?active=all')).status).toBe(401);
    expect((await call('GET', '/services?active=false', { as: 'support' })).status).toBe(403);
    const listed = await call('GET', '/services?active=false', { as: 'viewer' });
    expect(listed.body.services).toEqual([expect.objectContaining({ name: 'Never shown' })]);
    await call('PUT', `/services/${id}`, { as: 'editor', body: { is_active: true } });
    await call('PUT', `/services/${id}`, { as: 'editor', body: { is_active: false } });
    expect((await call('GET', '/services/never-shown')).status).toBe(410);
  });

  it('PLT-4 publishes once that a service became visible', async () => {
    const slug = `visible-${Date.now()}`;
    const { id } = await create({ name: 'Seen by everybody', slug, is_active: false });
    await call('PUT', `/services/${id}`, { as: 'editor', body: { is_active: true } });
    await eventually(async () => expect(await publishedEvents(servicePublished.type, slug)).toHaveLength(1));
  });

  it('API-SVC still finds a service under its former slug', async () => {
    const { id } = await create({ name: 'A name that changes' });
    await call('PUT', `/services/${id}`, { as: 'editor', body: { slug: 'a-new-address' } });
    expect((await call('GET', '/services/a-name-that-changes')).body.data).toMatchObject({ slug: 'a-new-address' });
  });

  it('API-SVC rejects a change based on an older version, and names the author of the newer one', async () => {
    const { id, version } = await create({ name: 'Edited by two' });
    const change = (name: string) =>
      call('PUT', `/services/${id}`, { as: 'editor', body: { name }, headers: { 'if-match': `"${version}"` } });
    expect((await change('Edited by the first')).status).toBe(200);
    const second = await change('Edited by the second');
    expect(second.status).toBe(409);
    expect(second.body.data).toEqual({ version: 2, updated_by: 'Test Person', updated_at: expect.any(String) });
    expect((await call('GET', `/services/${id}`)).body.data).toMatchObject({ name: 'Edited by the first', version: 2 });
  });

  it('API-SVC changes and deletes in bulk, with a result for each', async () => {
    const one = await create({ name: 'Bulk one' });
    const two = await create({ name: 'Bulk two' });
    const updated = await call('PATCH', '/services/bulk', {
      as: 'editor',
      body: {
        updates: [
          { id: one.id, data: { is_active: false } },
          { id: 'not-there', is_active: false },
          { id: two.id, data: { name: 'x' } },
        ],
      },
    });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      success: false,
      message: '1 of 3 services updated',
      data: [
        { success: true },
        { success: false, message: 'Service not found' },
        { success: false, errors: [{ field: 'name', message: 'Name must be at least 3 characters' }] },
      ],
    });
    const deleted = await call('DELETE', '/services/bulk', { as: 'editor', body: { ids: [one.id, two.id] } });
    expect(deleted.body).toMatchObject({ success: true, message: '2 services deleted successfully' });
    expect((await call('GET', `/services/${one.id}`, { as: 'editor' })).status).toBe(410);
  });

  it.each([
    ['no updates', 'PATCH', { updates: [] }, 'Updates array is required and must not be empty'],
    ['an update without ID', 'PATCH', { updates: [{ is_active: true }] }, 'Update at index 0 is missing ID'],
    ['no ids', 'DELETE', {}, 'IDs array is required and must not be empty'],
    ['an empty id', 'DELETE', { ids: ['x', ' '] }, 'ID at index 1 is invalid'],
  ])('API-SVC rejects a bulk call with %s', async (_case, method, body, message) => {
    const answer = await call(method, '/services/bulk', { as: 'editor', body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ message })]);
  });

  it('API-SVC counts services exactly', async () => {
    const before = (await call('GET', '/services/stats', { as: 'viewer' })).body.data as {
      total: number;
      inactive: number;
    };
    await create({ name: 'Counted', is_active: false });
    const after = (await call('GET', '/services/stats', { as: 'viewer' })).body.data;
    expect(after).toMatchObject({ total: before.total + 1, inactive: before.inactive + 1 });
    const visitors = (await call('GET', '/services/stats')).body.data as { total: number; active: number };
    expect(visitors.total).toBe(visitors.active);
  });

  it('API-SVC reports whether the database answers, with details for staff only', async () => {
    expect((await call('GET', '/services/test-db')).body.data).toEqual({ connected: true });
    expect((await call('GET', '/services/test-db', { as: 'viewer' })).body.data).toMatchObject({
      connected: true,
      database: env.MONGODB_DATABASE,
    });
  });

  it.each([
    ['name', { name: '' }, 'Service name is required'],
    ['name', { name: 'ab' }, 'Name must be at least 3 characters'],
    ['name', { name: 'x'.repeat(256) }, 'Name must be less than 255 characters'],
    ['features', { features: [] }, 'At least one feature is required'],
    ['features.0', { features: [''] }, 'Feature cannot be empty'],
    ['technologies', { technologies: [] }, 'At least one technology is required'],
    ['category', { category: undefined }, 'Category is required'],
    ['estimated_timeline', { estimated_timeline: 'x'.repeat(100) }, 'Timeline must be less than 100 characters'],
    ['seo_title', { seo_title: 'x'.repeat(61) }, 'SEO title must be at most 60 characters'],
    ['role', { role: 'super_admin' }, "Unknown field 'role'"],
  ])('ASVC-2 rejects an invalid %s and changes nothing', async (field, fields, message) => {
    const before = await serviceCount();
    const answer = await call('POST', '/services', { as: 'editor', body: { ...aService(), ...fields } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, message })]);
    expect(await serviceCount()).toBe(before);
  });

  it('API-SVC rejects writes without a token or permission', async () => {
    const before = await serviceCount();
    expect((await call('POST', '/services', { body: aService() })).status).toBe(401);
    expect((await call('POST', '/services', { as: 'viewer', body: aService() })).status).toBe(403);
    expect((await call('DELETE', '/services/bulk', { as: 'author', body: { ids: ['x'] } })).status).toBe(403);
    expect(await serviceCount()).toBe(before);
  });
});
