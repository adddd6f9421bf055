import { aMember, aProject, aService } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const creditOf = (member: string | null) => ({
  case_study: {
    ...{ brief: '', screens: [], comparison: null, quote: null },
    results: [{ figure: '4', unit: 'screens', label: 'to a paid ticket', before: '11', after: '4', source: '' }],
    credits: [{ role: 'Design', name: 'Mira Holm', member }],
  },
});

describe('links between projects, services, and people', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aProject>[0]) => content.create('/projects', aProject(fields));
  const titles = (query: string) => content.list(`/projects?sort=title&${query}`, 'title');
  const servicesOf = async (id: string) => (await call('GET', `/projects/${id}/services`)).body.data as unknown;

  it('PRJ-3 SVC-4 a project names its services, and a service finds its projects', async () => {
    await content.create('/services', aService({ name: 'Sea charts', slug: 'sea-charts' }));
    await content.create('/services', aService({ name: 'Kept back', slug: 'kept-back', is_active: false }));
    const { id } = await create({ title: 'Ferry line', services: ['kept-back', 'sea-charts', 'unknown'] });
    await create({ title: 'Another ferry', services: ['sea-charts'], status: 'draft' });
    await create({ title: 'A lighthouse', services: [] });

    expect((await call('GET', `/projects/${id}`)).body.data).toMatchObject({
      services: ['kept-back', 'sea-charts', 'unknown'],
    });
    expect(await servicesOf(id)).toEqual([{ slug: 'sea-charts', name: 'Sea charts' }]);
    const { body } = await call('GET', '/projects?service=sea-charts');
    expect(body).toMatchObject({ total: 1, projects: [{ title: 'Ferry line' }] });
    expect(await titles('service=sea-charts&category=cms')).toEqual([]);
  });

  it('PRJ-3 SVC-4 links work in both directions after a service is renamed', async () => {
    const { id: service } = await content.create('/services', aService({ name: 'Old name', slug: 'old-name' }));
    const { id } = await create({ title: 'Named before the move', services: ['old-name'] });
    await call('PUT', `/services/${service}`, { as: 'editor', body: { slug: 'new-name' } });
    expect(await servicesOf(id)).toEqual([{ slug: 'new-name', name: 'Old name' }]);
    expect(await titles('service=new-name')).toEqual(['Named before the move']);
  });

  it('TEAM-2 a person finds the projects that credit them', async () => {
    await content.create('/team', aMember({ name: 'Mira Holm', slug: 'mira-holm' }));
    await create({ title: 'With Mira', ...creditOf('mira-holm') });
    await create({ title: 'With a namesake', ...creditOf(null) });
    expect(await titles('member=mira-holm')).toEqual(['With Mira']);
  });

  it('PRJ-1 a list shows the first result of each project', async () => {
    await create({ title: 'Told in figures', ...creditOf(null) });
    await create({ title: 'Told in words' });
    const listed = (await call('GET', '/projects?search=told&sort=title')).body.projects as unknown as object[];
    expect(listed).toMatchObject([
      { result: { figure: '4', unit: 'screens', label: 'to a paid ticket' } },
      { result: null },
    ]);
  });

  it.each([
    [['Web Development'], 'Service may only contain lowercase letters, digits and hyphens'],
    [Array(9).fill('web-development'), 'Maximum 8 services allowed'],
  ])('APRJ-2 %j is rejected as services', async (services, message) => {
    const answer = await call('POST', '/projects', { as: 'editor', body: aProject({ services }) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ message })]);
  });
});
