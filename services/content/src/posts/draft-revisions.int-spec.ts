import { aPost, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';
import { DraftRevisions } from '../items/drafts/draft-revisions.js';

const PEOPLE = {
  ada: { sub: '0000000000000000000000aa', firstName: 'Ada', lastName: 'Lovelace' },
  grace: { sub: '0000000000000000000000bb', firstName: 'Grace', lastName: 'Hopper' },
};
type Person = keyof typeof PEOPLE;

describe('auto-saved drafts', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const as = async (person: Person, method: string, path: string, body?: unknown) => {
    const token = await content.keys.tokenFor({ role: 'editor', ...PEOPLE[person] });
    return content.call(method, path, { body, headers: { authorization: `Bearer ${token}` } });
  };
  const create = (title: string) => content.create('/blog', aPost({ title }));
  const keep = async (person: Person, id: string, title: string, browser?: string) =>
    (await as(person, 'POST', '/blog/auto-save', { id, values: { title }, browser })).body.data as { id: string };
  const offered = async (person: Person, id: string) =>
    (await as(person, 'GET', `/blog/${id}/auto-save`)).body.data as { values: object; savedBy: string } | null;
  const discard = (person: Person, id: string, draft: string) => as(person, 'DELETE', `/blog/${id}/auto-save/${draft}`);

  it('ABLG-3 are offered to all editors, latest first, with their author', async () => {
    const { id } = await create('Offered to all');
    await keep('ada', id, 'What Ada wrote');
    const last = await keep('grace', id, 'What Grace wrote');
    expect(await offered('ada', id)).toMatchObject({
      id: last.id,
      values: { title: 'What Grace wrote' },
      savedBy: 'Grace Hopper',
      savedById: PEOPLE.grace.sub,
      basedOnVersion: 1,
    });
    expect(await offered('grace', id)).toMatchObject({ savedBy: 'Grace Hopper' });
  });

  it('ABLG-3 coexist: no user overwrites another user’s draft, or their own from another browser', async () => {
    const { id } = await create('Side by side');
    await keep('ada', id, 'In the studio', 'studio');
    await keep('ada', id, 'At home', 'home');
    await keep('ada', id, 'At home, later', 'home');
    await keep('grace', id, 'By Grace', 'studio');
    const values = await inspectDatabase(content.env.MONGODB_DATABASE, async (database) =>
      database.collection('draft_revisions').find({ postId: id }).sort({ savedAt: 1 }).toArray(),
    );
    expect(values.map((draft) => draft.values.title)).toEqual(['In the studio', 'At home, later', 'By Grace']);
  });

  it('ABLG-3 end when their author saves, in every browser, and never through another user’s save', async () => {
    const { id } = await create('Ends by saving');
    await keep('ada', id, 'Here', 'here');
    await keep('ada', id, 'There', 'there');
    await as('ada', 'PUT', `/blog/${id}`, { title: 'There it is' });
    expect(await offered('ada', id)).toBeNull();
    await keep('grace', id, 'By Grace');
    await as('ada', 'PUT', `/blog/${id}`, { excerpt: 'Written without having seen what Grace wrote.' });
    expect(await offered('ada', id)).toBeNull();
    expect(await offered('grace', id)).toMatchObject({ values: { title: 'By Grace' }, basedOnVersion: 2 });
  });

  it('ABLG-3 end when the post has the same content', async () => {
    const { id } = await create('Said already');
    await keep('grace', id, 'Taken over by Ada');
    await as('ada', 'PUT', `/blog/${id}`, { title: 'Taken over by Ada', status: 'draft' });
    expect(await offered('grace', id)).toBeNull();
  });

  it('survive a change of visibility, so publishing from the list loses no text', async () => {
    const { id } = await create('Goes on and off');
    await keep('ada', id, 'Half a thought');
    await as('ada', 'PATCH', `/blog/${id}/status`, { status: 'archived' });
    await as('grace', 'PUT', `/blog/${id}`, { status: 'published', publishDate: new Date().toISOString() });
    await as('grace', 'DELETE', `/blog/${id}`);
    await content.call('POST', `/trash/post/${id}/restore`, { as: 'editor' });
    expect(await offered('grace', id)).toMatchObject({ values: { title: 'Half a thought' }, basedOnVersion: 5 });
  });

  it('ABLG-3 can be discarded by their author, and the previous draft is offered then', async () => {
    const { id } = await create('Thrown away');
    await keep('ada', id, 'First', 'one');
    const second = await keep('ada', id, 'Second', 'two');
    const answer = await discard('ada', id, second.id);
    expect([answer.status, answer.body.message]).toEqual([200, 'Draft discarded']);
    expect(await offered('ada', id)).toMatchObject({ values: { title: 'First' } });
    expect((await discard('ada', id, second.id)).status).toBe(404);
  });

  it('ABLG-3 of another user are set aside for the caller only, until the author saves more', async () => {
    const { id } = await create('Set aside');
    const draft = await keep('grace', id, 'By Grace');
    const answer = await discard('ada', id, draft.id);
    expect([answer.status, answer.body.message]).toEqual([200, 'Draft set aside. Grace Hopper keeps it.']);
    expect(await offered('ada', id)).toBeNull();
    expect(await offered('grace', id)).toMatchObject({ values: { title: 'By Grace' } });
    await keep('grace', id, 'More by Grace');
    expect(await offered('ada', id)).toMatchObject({ values: { title: 'More by Grace' } });
  });

  it('cannot be discarded without permission or through another post', async () => {
    const { id } = await create('Not for everybody');
    const other = await create('Another post');
    const draft = await keep('ada', id, 'Mine');
    const path = `/blog/${id}/auto-save/${draft.id}`;
    expect((await content.call('DELETE', path)).status).toBe(401);
    expect((await content.call('DELETE', path, { as: 'viewer' })).status).toBe(403);
    expect((await discard('ada', other.id, draft.id)).status).toBe(404);
    expect((await discard('ada', id, 'mine')).status).toBe(400);
    expect(await offered('ada', id)).toMatchObject({ id: draft.id });
  });

  it('from an earlier version without an author ID are offered to all, and end with the next save', async () => {
    const { id } = await create('Kept by an earlier version');
    const older = { postId: id, values: { title: 'Older' }, basedOnVersion: 1, savedAt: new Date(), savedBy: 'Ada L.' };
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database.collection('draft_revisions').insertOne(older);
    });
    expect(await offered('grace', id)).toMatchObject({ savedBy: 'Ada L.', savedById: null, browser: null });
    await as('grace', 'PUT', `/blog/${id}`, { title: 'Written again' });
    expect(
      await inspectDatabase(content.env.MONGODB_DATABASE, (database) =>
        database.collection('draft_revisions').countDocuments({ postId: id }),
      ),
    ).toBe(0);
  });

  it('drop the indexes of earlier versions: one draft per post, and expiry of every draft', async () => {
    const { service, env } = content;
    await inspectDatabase(env.MONGODB_DATABASE, async (database) => {
      await database.collection('draft_revisions').createIndex({ postId: 1 }, { name: 'postId_1' });
      await database.collection('draft_revisions').createIndex({ savedAt: 1 }, { expireAfterSeconds: 60 });
    });
    const drafts = service.application.get(DraftRevisions, { strict: false });
    await drafts.onApplicationBootstrap();
    await drafts.onApplicationBootstrap();
    const names = await inspectDatabase(env.MONGODB_DATABASE, async (database) =>
      (await database.collection('draft_revisions').indexes()).map(({ name }) => name),
    );
    expect(names).not.toContain('postId_1');
    expect(names).not.toContain('savedAt_1');
  });
});
