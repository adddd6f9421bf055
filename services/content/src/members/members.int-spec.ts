import { memberPublished, memberUnpublished } from '@atelier/contracts';
import { aMember, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const PRIVATE = { email: 'mira@studio.test', phone: '+49 40 1234', hire_date: '2021-04-01' };

describe('team API', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aMember>[0]) => content.create('/team', aMember(fields));
  const names = (query: string, as?: 'viewer') => content.list(`/team?${query}`, 'name', as);

  it('API-TEAM creates a member with the defaults and returns it by id and by slug', async () => {
    const created = await call('POST', '/team', { as: 'editor', body: aMember({ name: 'Ada Byron' }) });
    expect(created.status).toBe(201);
    expect(created.body.message).toBe('Team member added successfully');
    expect(created.body.data).toMatchObject({
      slug: 'ada-byron',
      expertise_level: 'mid',
      is_featured: false,
      is_leadership: false,
      is_active: true,
      show_in_about: true,
      email: null,
      years_experience: null,
      social_links: {},
    });
    const byId = await call('GET', `/team/${created.body.data?.id}`);
    expect(byId.body.member).toEqual((await call('GET', '/team/ada-byron')).body.data);
    expect((await call('GET', '/team/nobody')).body.message).toBe('Team member not found');
  });

  it('API-TEAM accepts and returns field aliases', async () => {
    const { position, ...rest } = aMember({ name: 'By another role' });
    const social_links = { github: 'https://github.com/x', email: 'x@studio.test', twitter: '' };
    const body = { ...rest, role: position, photo: '/media/team/a.jpg', featured: true, social_links };
    expect((await call('POST', '/team', { as: 'editor', body })).body.data).toMatchObject({
      position,
      role: position,
      profile_image: '/media/team/a.jpg',
      photo: '/media/team/a.jpg',
      is_featured: true,
      featured: true,
      social_links: { github: 'https://github.com/x', email: 'mailto:x@studio.test' },
    });
  });

  it('API-PUB hides email, phone, and hire date from visitors, in lists and in details', async () => {
    const { id } = await create({ name: 'Private Person', ...PRIVATE });
    const hidden = { email: null, phone: null, hire_date: null };
    const one = await call('GET', `/team/${id}`);
    expect(one.body.data).toMatchObject(hidden);
    expect(one.body.data).not.toHaveProperty('updated_by');
    const [listed] = (await call('GET', '/team?search=private')).body.members as object[];
    expect(listed).toMatchObject(hidden);
    expect((await call('GET', `/team/${id}`, { as: 'support' })).body.data).toMatchObject(hidden);
    expect((await call('GET', `/team/${id}`, { as: 'viewer' })).body.data).toMatchObject({
      ...PRIVATE,
      hire_date: '2021-04-01T00:00:00.000Z',
    });
    expect(await names('search=mira@studio.test')).toEqual([]);
  });

  it('API-TEAM filters by leadership, featured, department, expertise; searches name, position, department, skills', async () => {
    await create({ name: 'Olive Sales', department: 'Sales', expertise_level: 'lead', is_leadership: true });
    await create({ name: 'Petra Sales', department: 'Sales', skills: ['Haggling'], is_featured: true });
    await create({ name: 'Quinn Sales', department: 'Sales', position: 'Négociatrice' });
    expect(await names('department=Sales')).toEqual(['Olive Sales', 'Petra Sales', 'Quinn Sales']);
    expect(await names('department=Sales&sort=latest&limit=1')).toEqual(['Quinn Sales']);
    expect(await names('department=Sales&leadership=true')).toEqual(['Olive Sales']);
    expect(await names('department=Sales&featured=true')).toEqual(['Petra Sales']);
    expect(await names('department=Sales&expertise=lead')).toEqual(['Olive Sales']);
    expect(await names('search=HAGG')).toEqual(['Petra Sales']);
    expect(await names('search=negoc%20sales')).toEqual(['Quinn Sales']);
    expect(await names('department=Sales&about=false')).toEqual([]);
    expect((await call('GET', '/team?department=all&expertise=all&sort=name')).status).toBe(200);
  });

  it('API-PUB shows inactive members to staff only, and answers 410 for a member who was public before', async () => {
    const { id } = await create({ name: 'Not Yet Here', is_active: false });
    expect((await call('GET', `/team/${id}`)).status).toBe(404);
    for (const active of ['all', 'false']) {
      expect((await call('GET', `/team?active=${active}`)).status).toBe(401);
      expect((await call('GET', `/team?active=${active}`, { as: 'support' })).status).toBe(403);
    }
    expect(await names('active=false', 'viewer')).toEqual(['Not Yet Here']);
    await call('PUT', `/team/${id}`, { as: 'editor', body: { is_active: true } });
    await call('PUT', `/team/${id}`, { as: 'editor', body: { is_active: false } });
    expect((await call('GET', '/team/not-yet-here')).status).toBe(410);
  });

  it('PLT-4 publishes which members become public and which are hidden', async () => {
    const slug = `seen-${Date.now()}`;
    const { id } = await create({ slug });
    await call('PUT', `/team/${id}`, { as: 'editor', body: { is_active: false } });
    await eventually(async () => {
      expect(await publishedEvents(memberPublished.type, slug)).toHaveLength(1);
      expect(await publishedEvents(memberUnpublished.type, slug)).toHaveLength(1);
    });
  });

  it('API-TEAM counts members and departments exactly, and for visitors only public ones', async () => {
    const stats = async (as?: 'viewer') =>
      (await call('GET', '/team/stats', as === undefined ? {} : { as })).body.data as Record<string, number>;
    const [staff, visitors] = [await stats('viewer'), await stats()];
    await create({ department: 'Finance', is_featured: true });
    await create({ department: 'Finance', is_active: false, is_leadership: true });
    expect(await stats('viewer')).toEqual({
      ...staff,
      total: Number(staff.total) + 2,
      active: Number(staff.active) + 1,
      inactive: Number(staff.inactive) + 1,
      featured: Number(staff.featured) + 1,
      leadership: Number(staff.leadership) + 1,
      departments: Number(staff.departments) + 1,
    });
    expect(await stats()).toMatchObject({ total: Number(visitors.total) + 1, inactive: 0 });
    expect((await call('GET', '/team/departments')).body.departments).toContainEqual({ name: 'Finance', count: 1 });
    expect((await call('GET', '/team/departments', { as: 'viewer' })).body.data).toContainEqual({
      name: 'Finance',
      count: 2,
    });
  });

  it('API-TEAM merges the fields that are sent, and names who changed a member first', async () => {
    const before = await create({ bio: 'Draws first, then asks.', ...PRIVATE });
    const headers = { 'if-match': `"${before.version}"` };
    const change = () => call('PUT', `/team/${before.id}`, { as: 'editor', body: { bio: null }, headers });
    const changed = await change();
    expect(changed.body.message).toBe('Team member updated successfully');
    expect(changed.body.data).toEqual({ ...before, bio: null, version: 2, updated_at: expect.any(String) });
    const late = await change();
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ version: 2, updated_by: 'Test Person' });
  });

  it('API-TEAM changes and deletes in bulk, with a result for each', async () => {
    const one = await create({ name: 'Bulk One' });
    const two = await create({ name: 'Bulk Two' });
    const updates = [
      { id: one.id, data: { is_active: false } },
      { id: two.id, data: { skills: [] } },
    ];
    const updated = await call('PATCH', '/team/bulk', { as: 'editor', body: { updates } });
    expect(updated.body).toMatchObject({
      message: '1 of 2 team members updated',
      data: [{ success: true }, { success: false, errors: [{ message: 'At least one skill is required' }] }],
    });
    const deleted = await call('DELETE', '/team/bulk', { as: 'editor', body: { ids: [one.id, two.id] } });
    expect(deleted.body).toMatchObject({ success: true, message: '2 team members deleted successfully' });
    expect((await call('GET', `/team/${two.id}`)).status).toBe(410);
    const { id } = await create({});
    const alone = await call('DELETE', `/team/${id}`, { as: 'editor' });
    expect(alone.body.message).toBe('Team member deleted successfully');
  });

  it.each([
    ['name', { name: undefined }, 'Name is required'],
    ['name', { name: 'M' }, 'Name must be at least 2 characters'],
    ['position', { position: '' }, 'Position is required'],
    ['department', { department: ' ' }, 'Department is required'],
    ['email', { email: 'mira@' }, 'Invalid email format'],
    ['bio', { bio: 'x'.repeat(1001) }, 'Bio must be less than 1000 characters'],
    ['short_bio', { shortBio: 'x'.repeat(201) }, 'Short bio must be less than 200 characters'],
    ['expertise_level', { expertise_level: '' }, 'Expertise level is required'],
    ['expertise_level', { expertiseLevel: 'guru' }, 'Expertise level must be junior, mid, senior, lead or architect'],
    ['years_experience', { years_experience: -1 }, 'Experience cannot be negative'],
    ['years_experience', { years_experience: 51 }, 'Experience cannot exceed 50 years'],
    ['skills', { skills: [] }, 'At least one skill is required'],
    ['hire_date', { hire_date: 'long ago' }, 'Must be a valid date'],
    ['social_links.github', { social_links: { github: 'javascript:alert(1)' } }, 'Must be a valid URL'],
    ['permissions', { permissions: {} }, "Unknown field 'permissions'"],
  ])('ATM-2 rejects an invalid %s and changes nothing', async (field, fields, message) => {
    const before = await content.stored('members');
    const answer = await call('POST', '/team', { as: 'editor', body: { ...aMember(), ...fields } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, message })]);
    expect(await content.stored('members')).toBe(before);
  });

  it.each(['email', 'years_experience', 'hire_date'])('ATM-2 accepts a member without %s', async (field) => {
    const created = await call('POST', '/team', { as: 'editor', body: { ...aMember(), [field]: null } });
    expect(created.body.data).toMatchObject({ [field]: null });
  });

  it('API-TEAM rejects writes without a token or permission', async () => {
    const before = await content.stored('members');
    expect((await call('POST', '/team', { body: aMember() })).status).toBe(401);
    expect((await call('POST', '/team', { as: 'author', body: aMember() })).status).toBe(403);
    expect((await call('DELETE', '/team/bulk', { as: 'viewer', body: { ids: ['x'] } })).status).toBe(403);
    expect((await call('POST', '/team/upload-photo', { as: 'author', body: {} })).status).toBe(403);
    expect(await content.stored('members')).toBe(before);
  });
});
