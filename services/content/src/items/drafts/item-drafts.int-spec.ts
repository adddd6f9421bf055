import { aPost, aProject, aService, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { EACH_KIND } from '../../../test/each-kind.js';

const PEOPLE = {
  ada: { sub: '0000000000000000000000aa', firstName: 'Ada', lastName: 'Lovelace' },
  grace: { sub: '0000000000000000000000bb', firstName: 'Grace', lastName: 'Hopper' },
};
type Person = keyof typeof PEOPLE;

interface Draft {
  id: string;
  values: Record<string, unknown>;
  savedAt: string;
}
interface Drafts {
  workingCopy: Draft | null;
  autoSaved: Draft | null;
}

describe('drafts of items of every kind', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const as = async (person: Person, method: string, path: string, body?: unknown) => {
    const token = await content.keys.tokenFor({ role: 'super_admin', ...PEOPLE[person] });
    return content.call(method, path, { body, headers: { authorization: `Bearer ${token}` } });
  };
  const create = async (path: string, body: object) =>
    (await as('ada', 'POST', `/${path}`, body)).body.data as Record<string, unknown> & { id: string; slug: string };
  const save = (person: Person, kind: string, id: string, values: object, more: object = { isWorkingCopy: true }) =>
    as(person, 'PUT', `/drafts/${kind}/${id}`, { values, ...more });
  const getDrafts = async (person: Person, kind: string, id: string) =>
    (await as(person, 'GET', `/drafts/${kind}/${id}`)).body.data as unknown as Drafts;
  const seenByVisitors = async (path: string, slug: string) =>
    (await content.call('GET', `/${path}/${slug}`)).body.data;

  it.each(EACH_KIND)(
    'ABLG-2 $kind: a save on a live item is stored as its working copy, and visitors see no change',
    async (one) => {
      const { kind, path, title, body, shown, hidden } = one;
      const { id, slug } = await create(path, body({ [title]: `Live ${kind}`, ...shown }));
      const before = await seenByVisitors(path, slug);
      const answer = await save('ada', kind, id, { [title]: `Edited ${kind}`, ...hidden, color: 'red' });
      expect([answer.status, answer.body.message]).toEqual([200, 'Draft saved']);
      expect(answer.body.data).toMatchObject({ isWorkingCopy: true, savedBy: 'Ada Lovelace', browser: null });
      expect(await seenByVisitors(path, slug)).toEqual(before);
      const { workingCopy } = await getDrafts('grace', kind, id);
      expect(workingCopy).toMatchObject({ itemId: id, values: { [title]: `Edited ${kind}` }, basedOnVersion: 1 });
      expect(Object.keys(workingCopy?.values ?? {})).toEqual([title]);
      const listed = (
        await as(
          'grace',
          'GET',
          `/${path}?limit=50&${path === 'services' || path === 'team' ? 'active' : 'status'}=all`,
        )
      ).body.data as unknown as Record<string, unknown>[];
      expect(listed.find((item) => item.id === id)).toMatchObject({ edited: true });
      expect((await as('grace', 'GET', `/${path}/${id}`)).body.data).toMatchObject({ edited: true });
      const made = (await as('ada', 'POST', '/previews', { kind, id })).body.data as unknown as { token: string };
      expect((await content.call('GET', `/previews/${made.token}`)).body.data).toMatchObject({
        item: { [title]: `Edited ${kind}`, ...shown },
      });
      await as('grace', 'PUT', `/${path}/${id}`, { [title]: `Edited ${kind}` });
      expect((await getDrafts('ada', kind, id)).workingCopy).toBeNull();
      expect((await as('grace', 'GET', `/${path}/${id}`)).body.data).not.toHaveProperty('edited');
    },
  );

  it('ABLG-3 a working copy is kept if someone changes the item without having seen it', async () => {
    const { id } = await create('blog', aPost({ title: 'Changed by two' }));
    await save('ada', 'post', id, { title: 'What Ada saved' });
    await as('grace', 'PUT', `/blog/${id}`, { excerpt: 'What Grace published.' });
    await as('grace', 'PATCH', `/blog/${id}/status`, { status: 'archived' });
    expect((await getDrafts('grace', 'post', id)).workingCopy).toMatchObject({ values: { title: 'What Ada saved' } });
  });

  it('ABULK-1 a bulk change keeps every draft, and reaches the fields that a draft has not edited', async () => {
    const { id } = await create('blog', aPost({ title: 'Edited by two', category: 'design', tags: ['old', 'kept'] }));
    await save('grace', 'post', id, { title: 'By Grace', tags: ['old', 'kept', 'new'] });
    await save('ada', 'post', id, { title: 'By Ada', category: 'design' }, { browser: 'train' });
    const data = { category: 'business', tags: ['kept', 'added'] };
    const { body } = await as('ada', 'PATCH', '/blog/bulk', { updates: [{ id, expectedVersion: 1, data }] });
    expect(body).toMatchObject({ succeeded: 1, failed: 0 });
    expect(await getDrafts('ada', 'post', id)).toMatchObject({
      workingCopy: { values: { title: 'By Grace', tags: ['kept', 'new', 'added'] } },
      autoSaved: { values: { title: 'By Ada', category: 'business' } },
    });
    expect((await as('ada', 'GET', `/blog/${id}/revisions`)).body.data).toMatchObject([
      { version: 2, fields: ['category', 'tags'], by: { name: 'Ada Lovelace' } },
      { version: 1 },
    ]);
  });

  it('ABULK-1 a bulk change does not replace the category that a working copy has chosen', async () => {
    const { id } = await create('blog', aPost({ title: 'Chosen by two', category: 'design' }));
    await save('grace', 'post', id, { category: 'tutorial' });
    await as('ada', 'PATCH', '/blog/bulk', { updates: [{ id, data: { category: 'business' } }] });
    expect((await as('ada', 'GET', `/blog/${id}`)).body.data).toMatchObject({ category: 'business', edited: true });
    expect((await getDrafts('ada', 'post', id)).workingCopy).toMatchObject({ values: { category: 'tutorial' } });
  });

  it.each([
    { more: { title: 'By Grace' }, edited: 'a title too' },
    { more: {}, edited: 'nothing else' },
  ])('ABULK-1 Undo of a bulk change keeps the tag that a working copy with $edited had added', async ({ more }) => {
    const { id } = await create('blog', aPost({ title: 'Tagged by two', tags: ['old'] }));
    await save('grace', 'post', id, { ...more, tags: ['old', 'both'] });
    const bulk = (expectedVersion: number, tags: string[]) =>
      as('ada', 'PATCH', '/blog/bulk', { updates: [{ id, expectedVersion, data: { tags } }] });
    await bulk(1, ['old', 'both', 'bulk']);
    await bulk(2, ['old']);
    expect((await getDrafts('ada', 'post', id)).workingCopy).toMatchObject({
      values: { ...more, tags: ['old', 'both'] },
    });
    await bulk(3, ['old', 'both']);
    const { data } = (await as('ada', 'GET', `/blog/${id}`)).body;
    expect(data).toMatchObject({ tags: ['old', 'both'], ...('title' in more ? { edited: true } : {}) });
    expect('edited' in (data as object)).toBe('title' in more);
    await bulk(4, ['old']);
    expect((await getDrafts('ada', 'post', id)).workingCopy).toMatchObject({
      values: { ...more, tags: ['old', 'both'] },
    });
    expect((await as('ada', 'GET', `/blog/${id}`)).body.data).toMatchObject({ tags: ['old'], edited: true });
  });

  it('ABULK-1 Undo of a bulk change keeps what a working copy has got since', async () => {
    const { id } = await create('blog', aPost({ title: 'Edited in between', tags: ['old'] }));
    await save('grace', 'post', id, { tags: ['old', 'both'] });
    await as('ada', 'PATCH', '/blog/bulk', { updates: [{ id, data: { tags: ['old', 'both'] } }] });
    expect((await getDrafts('ada', 'post', id)).workingCopy).toBeNull();
    await save('grace', 'post', id, { tags: ['new'] }, { isWorkingCopy: true, replaces: null });
    await as('ada', 'PATCH', '/blog/bulk', { updates: [{ id, data: { tags: ['old'] } }] });
    expect((await getDrafts('ada', 'post', id)).workingCopy).toMatchObject({ values: { tags: ['new'] } });
  });

  it('ABLG-3 a working copy is not overwritten by someone who has not seen it', async () => {
    const { id } = await create('blog', aPost({ title: 'Two working copies' }));
    const unseen = { isWorkingCopy: true, replaces: null };
    const first = (await save('ada', 'post', id, { title: 'What Ada saved' }, unseen)).body.data as unknown as Draft;
    const refused = await save('grace', 'post', id, { title: 'What Grace saved' }, unseen);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ada Lovelace has saved a draft of this in the meantime.',
    ]);
    expect((await getDrafts('grace', 'post', id)).workingCopy).toMatchObject({ values: { title: 'What Ada saved' } });
    const seen = { isWorkingCopy: true, replaces: first.savedAt };
    expect((await save('grace', 'post', id, { title: 'What both want' }, seen)).status).toBe(200);
    expect((await save('ada', 'post', id, { title: 'Too late' }, seen)).status).toBe(409);
  });

  it('ABLG-3 a working copy that a colleague has saved since is not discarded', async () => {
    const { id } = await create('blog', aPost({ title: 'Discarded too late' }));
    const seen = (await save('ada', 'post', id, { title: 'What Ada saved' })).body.data as unknown as Draft;
    await save('grace', 'post', id, { title: 'What Grace saved' });
    const discard = (savedAt: string) => as('ada', 'DELETE', `/drafts/post/${id}/${seen.id}?savedAt=${savedAt}`);
    const refused = await discard(seen.savedAt);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Grace Hopper has saved a draft of this in the meantime.',
    ]);
    const { workingCopy } = await getDrafts('ada', 'post', id);
    expect(workingCopy).toMatchObject({ values: { title: 'What Grace saved' } });
    expect((await discard(workingCopy?.savedAt ?? '')).body.message).toBe('Draft discarded');
    expect((await getDrafts('ada', 'post', id)).workingCopy).toBeNull();
  });

  it('ABLG-3 a working copy identical to the item is discarded', async () => {
    const { id } = await create(
      'projects',
      aProject({
        title: 'The same again',
        start_date: '2026-01-02',
      }),
    );
    const { body } = await save('ada', 'project', id, {
      title: 'The same again ',
      start_date: '2026-01-02',
      seo_title: '',
    });
    expect(body.data).toBeNull();
    expect((await getDrafts('ada', 'project', id)).workingCopy).toBeNull();
  });

  it('ABLG-3 a working copy replaces the auto-saved drafts of its author, and can be discarded by anyone', async () => {
    const { id } = await create('blog', aPost({ title: 'Saved by hand' }));
    await save('ada', 'post', id, { title: 'By itself' }, { browser: 'train' });
    expect((await getDrafts('grace', 'post', id)).autoSaved).toMatchObject({ values: { title: 'By itself' } });
    await save('ada', 'post', id, { title: 'By hand' });
    const { workingCopy, autoSaved } = await getDrafts('grace', 'post', id);
    expect(autoSaved).toBeNull();
    const gone = await as('grace', 'DELETE', `/drafts/post/${id}/${workingCopy?.id}`);
    expect([gone.status, gone.body.message]).toEqual([200, 'Draft discarded']);
    expect(await getDrafts('ada', 'post', id)).toEqual({ workingCopy: null, autoSaved: null });
  });

  it('ABLG-3 a new item can have drafts before it exists, without a required field', async () => {
    const [one, two] = ['00000000000000000000f001', '00000000000000000000f002'];
    await save('ada', 'post', one, { title: 'A' }, { browser: 'studio' });
    await save('ada', 'post', two, { content: '<p>Half a sen</p><script>x()</script>' }, { browser: 'studio' });
    await save('grace', 'post', '00000000000000000000f003', { title: 'By Grace' }, {});
    const listed = (await as('ada', 'GET', '/drafts/post')).body.data;
    expect(listed).toMatchObject([
      { itemId: two, values: { content: '<p>Half a sen</p>' }, basedOnVersion: 0, isWorkingCopy: false },
      { itemId: one, values: { title: 'A' } },
    ]);
    const [last] = listed as unknown as Draft[];
    expect((await as('ada', 'DELETE', `/drafts/post/${two}/${last?.id}`)).status).toBe(200);
    expect((await as('ada', 'GET', '/drafts/post')).body.data).toHaveLength(1);
    expect((await as('ada', 'GET', '/drafts/project')).body.data).toEqual([]);
  });

  it('AUTH-3 drafts are shown to and saved for only people who may edit the kind', async () => {
    const { id } = await create('services', aService());
    const body = { values: { name: 'Not theirs' } };
    for (const [method, path] of [
      ['GET', '/drafts/service'],
      ['GET', `/drafts/service/${id}`],
      ['PUT', `/drafts/service/${id}`],
      ['DELETE', `/drafts/service/${id}/${id}`],
    ] as const) {
      const sent = method === 'PUT' ? { body } : {};
      expect((await content.call(method, path, sent)).status).toBe(401);
      expect((await content.call(method, path, { as: 'author', ...sent })).status).toBe(403);
    }
    expect((await save('ada', 'service', 'not-an-id', {})).status).toBe(400);
    await as('ada', 'DELETE', `/services/${id}`);
    expect((await save('ada', 'service', id, {})).status).toBe(404);
  });

  it('PLT-5 a working copy never expires', async () => {
    const indexes = await inspectDatabase(content.env.MONGODB_DATABASE, (database) =>
      database.collection('draft_revisions').indexes(),
    );
    expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject([
      { partialFilterExpression: { savedById: { $gt: '' } } },
    ]);
  });
});
