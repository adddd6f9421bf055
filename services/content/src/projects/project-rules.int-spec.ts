import { aProject } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

describe('server-side project rules', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aProject>[0]) => content.create('/projects', aProject(fields));
  const answered = async (id: string) => (await call('GET', `/projects/${id}`, { as: 'viewer' })).body.data;

  it.each(['', ' ', 'null', 'undefined', null])('APRJ-2 store %j in an optional field as null', async (nothing) => {
    const optional = ['short_description', 'overview', 'technical_implementation', 'client', 'project_url'];
    const dates = ['start_date', 'completion_date', 'seo_title', 'featured_image'];
    const body = { ...aProject(), ...Object.fromEntries([...optional, ...dates].map((field) => [field, nothing])) };
    const created = await call('POST', '/projects', { as: 'editor', body });
    expect(created.body.data).toMatchObject(Object.fromEntries([...optional, ...dates].map((field) => [field, null])));
  });

  it.each(['', 'null', 'undefined', null])(
    'APRJ-2 treat %j in status and featured as their defaults',
    async (nothing) => {
      const body = { ...aProject(), status: nothing, featured: nothing, completed: nothing };
      const created = await call('POST', '/projects', { as: 'editor', body });
      expect(created.body.data).toMatchObject({ status: 'draft', featured: false, completed: false });
    },
  );

  it('APRJ-2 drop blank key features', async () => {
    const created = await create({ key_features: ['', 'Speaks four languages', '  '] });
    expect(created.key_features).toEqual(['Speaks four languages']);
  });

  it('APRJ-2 keep the end date on or after the start date, even if only one is sent', async () => {
    const wrong = [expect.objectContaining({ message: 'End date must be after start date' })];
    const dates = { start_date: '2025-05-01', completion_date: '2025-04-30' };
    const body = aProject(dates);
    expect((await call('POST', '/projects', { as: 'editor', body })).body.errors).toEqual(wrong);
    const { id } = await create({ start_date: '2025-05-01', completion_date: '2025-06-01' });
    const patch = (fields: object) => call('PUT', `/projects/${id}`, { as: 'editor', body: fields });
    expect((await patch({ completion_date: '2025-04-30' })).body.errors).toEqual(wrong);
    expect((await patch({ startDate: '2025-06-02' })).body.errors).toEqual(wrong);
    expect((await patch({ startDate: '2025-06-02', endDate: '2025-06-02' })).status).toBe(200);
    expect(await answered(id)).toMatchObject({ version: 2 });
  });

  it.each([
    ['title', { title: undefined }, 'Title is required'],
    ['title', { title: 'ab' }, 'Title must be at least 3 characters'],
    ['title', { title: 'x'.repeat(201) }, 'Title must be less than 200 characters'],
    ['description', { description: '' }, 'Description is required'],
    ['description', { description: 'Too short' }, 'Description must be at least 10 characters'],
    ['description', { description: 'x'.repeat(2001) }, 'Description must be less than 2000 characters'],
    ['short_description', { shortDescription: 'x'.repeat(501) }, 'Short description must be at most 500 characters'],
    ['overview', { overview: 'x'.repeat(49) }, 'Overview must be at least 50 characters'],
    ['overview', { overview: 'x'.repeat(1001) }, 'Overview must be at most 1000 characters'],
    ['key_features', { key_features: [] }, 'At least one key feature is required'],
    ['key_features', { key_features: ['', ' '] }, 'At least one key feature is required'],
    ['key_features', { key_features: Array(11).fill('A feature') }, 'Maximum 10 key features allowed'],
    ['key_features.1', { key_features: ['A feature', 'Four'] }, 'Key feature must be at least 5 characters'],
    [
      'technical_implementation',
      { technicalImplementation: 'x'.repeat(49) },
      'Technical implementation must be at least 50 characters',
    ],
    [
      'technical_implementation',
      { technical_implementation: 'x'.repeat(2001) },
      'Technical implementation must be at most 2000 characters',
    ],
    ['category', { category: undefined }, 'Category is required'],
    ['category', { category: 'gardening' }, 'Category must be one of the project categories'],
    ['status', { status: 'gone' }, 'Invalid status. Must be draft, published, or archived'],
    ['technologies', { technologies: [] }, 'At least one technology is required'],
    ['technologies', { technologies: Array(16).fill('Go') }, 'Maximum 15 technologies allowed'],
    ['project_url', { projectUrl: 'ferries' }, 'Must be a valid URL'],
    ['github_url', { github_url: 'javascript:alert(1)' }, 'Must be a valid URL'],
    ['client', { client: 'x'.repeat(101) }, 'Client must be at most 100 characters'],
    ['start_date', { start_date: 'soon' }, 'Must be a valid date'],
    ['seo_title', { seoTitle: 'x'.repeat(61) }, 'SEO title must be at most 60 characters'],
    ['seo_description', { seo_description: 'x'.repeat(161) }, 'SEO description must be at most 160 characters'],
    ['seo_keywords', { seo_keywords: Array(11).fill('web') }, 'Maximum 10 SEO keywords allowed'],
    ['role', { role: 'super_admin' }, "Unknown field 'role'"],
    ['trashed', { trashed: true }, "Unknown field 'trashed'"],
  ])('APRJ-2 reject an invalid %s and change nothing', async (field, fields, message) => {
    const before = await content.stored('projects');
    const answer = await call('POST', '/projects', { as: 'editor', body: { ...aProject(), ...fields } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, message })]);
    expect(await content.stored('projects')).toBe(before);
  });
});
