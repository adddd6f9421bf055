import { serviceUpdated } from '@atelier/contracts';
import { aMember, aProject, aService, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';

const RUN = Date.now();

describe('item order', () => {
  let content: ContentUnderTest;
  let ids: string[];

  beforeAll(async () => {
    content = await startContent();
    ids = [];
    for (const [index, name] of ['First', 'Second', 'Third'].entries()) {
      const made = await content.create(
        '/services',
        aService({ name: `${name} service`, slug: `${name.toLowerCase()}-${RUN}`, display_order: index }),
      );
      ids.push(made.id);
    }
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const order = (wanted: unknown, as: 'editor' | 'viewer' = 'editor') =>
    call('PATCH', '/services/order', { as, body: { ids: wanted } });
  const names = () => content.list('/services', 'name');
  const versions = async () => content.list('/services?sort=latest', 'version');

  it('ASVC-1 follows the given order, and changes only the items that move', async () => {
    const [first, second, third] = ids;
    const moved = await order([second, first, third]);
    expect(moved.body).toEqual({
      success: true,
      message: 'Order saved successfully',
      data: [
        { id: second, display_order: 0, version: 2 },
        { id: first, display_order: 1, version: 2 },
        { id: third, display_order: 2, version: 1 },
      ],
    });
    expect(await names()).toEqual(['Second service', 'First service', 'Third service']);
    const history = (await call('GET', `/services/${first}/revisions`, { as: 'viewer' })).body.data;
    expect(history).toMatchObject([{ version: 2, action: 'updated', fields: ['display_order'] }, { version: 1 }]);
    await eventually(async () => expect(await publishedEvents(serviceUpdated.type, `first-${RUN}`)).toHaveLength(1));
    expect(await publishedEvents(serviceUpdated.type, `third-${RUN}`)).toEqual([]);
    await order([second, first, third]);
    expect(await versions()).toEqual([1, 2, 2]);
  });

  it('ASVC-1 names unknown, missing, and duplicate items, and moves nothing', async () => {
    const [first, second, third] = ids;
    const before = await names();
    const refused = await order([third, 'nobody', third, first]);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        { field: 'ids', message: "There is no service 'nobody'" },
        { field: 'ids', message: `'${third}' is named twice` },
        { field: 'ids', message: `'Second service' (${second}) is missing` },
      ],
    ]);
    expect((await order([])).status).toBe(400);
    expect((await order('all')).status).toBe(400);
    expect(await names()).toEqual(before);
  });

  it('ASVC-1 is one of the two orders if two are sent at once', async () => {
    const [first, second, third] = ids;
    const answers = await Promise.all([order([third, second, first]), order([first, third, second])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      ['Third service', 'Second service', 'First service'],
      ['First service', 'Third service', 'Second service'],
    ]).toContainEqual(await names());
  });

  it('APRJ-1 changes nothing else of a project with long texts', async () => {
    const nothing = { screens: [], comparison: null, results: [], quote: null, credits: [] };
    const case_study = { brief: 'Replace the tidewater tables.', ...nothing };
    const texts = { content: '<p>We moored a trimaran.</p>', case_study };
    const { id } = await content.create('/projects', aProject({ title: 'Told at length', ...texts }));
    const other = await content.create('/projects', aProject({ title: 'Told in short' }));
    const arrange = (ids: string[]) => call('PATCH', '/projects/order', { as: 'editor', body: { ids } });
    expect((await arrange([other.id, id])).status).toBe(200);
    expect((await arrange([id, other.id])).status).toBe(200);
    const { data } = (await call('GET', `/projects/${id}/revisions`, { as: 'viewer' })).body;
    expect(data).toMatchObject([{ fields: ['display_order'] }, { fields: ['display_order'] }, { version: 1 }]);
    for (const word of ['trimaran', 'tidewater'])
      expect([word, await content.list(`/projects?search=${word}`, 'title')]).toEqual([word, ['Told at length']]);
    for (const one of [id, other.id]) await content.call('DELETE', `/projects/${one}`, { as: 'editor' });
  });

  it('ABLG-3 keeps the auto-saved drafts of the items that move', async () => {
    const [first = '', ...others] = ids;
    const values = { name: 'Half a name', display_order: 0 };
    await call('PUT', `/drafts/service/${first}`, { as: 'editor', body: { values, browser: 'train' } });
    expect((await order([...others, first])).status).toBe(200);
    const { data } = (await call('GET', `/drafts/service/${first}`, { as: 'editor' })).body;
    expect(data).toMatchObject({ autoSaved: { values: { name: 'Half a name' } } });
    await order(ids);
  });

  it('ASVC-1 requires write permission for services', async () => {
    expect((await call('PATCH', '/services/order', { body: { ids } })).status).toBe(401);
    expect((await order(ids, 'viewer')).status).toBe(403);
  });

  it.each([
    ['APRJ-1 projects', '/projects', 'title', (title: string) => aProject({ title }), ['Third', 'Second', 'First']],
    ['ATM-1 members of the team', '/team', 'name', (name: string) => aMember({ name }), ['First', 'Second', 'Third']],
  ])('%s follow their dates until staff reorder them', async (_what, path, nameField, make, byDate) => {
    const made: string[] = [];
    for (const name of ['First', 'Second', 'Third']) made.push((await content.create(path, make(name))).id);
    const inOrder = () => content.list(path, nameField);
    expect(await inOrder()).toEqual(byDate);
    const [first, second, third] = made;
    const arranged = await call('PATCH', `${path}/order`, { as: 'editor', body: { ids: [second, third, first] } });
    expect([arranged.status, arranged.body.message]).toEqual([200, 'Order saved successfully']);
    expect(await inOrder()).toEqual(['Second', 'Third', 'First']);
    expect(await content.list(`${path}?sort=latest`, nameField)).toEqual(['Third', 'Second', 'First']);
    expect((await call('PATCH', `${path}/order`, { as: 'viewer', body: { ids: made } })).status).toBe(403);
  });
});
