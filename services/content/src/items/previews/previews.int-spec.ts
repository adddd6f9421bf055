import { aMember, aPost, aService, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { EACH_KIND } from '../../../test/each-kind.js';

const HOUR_MS = 60 * 60 * 1000;

interface Link {
  url: string;
  token: string;
  expiresAt: string;
}

describe('previews', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const admin = (method: string, path: string, body?: unknown) =>
    call(method, path, { as: 'super_admin', ...(body === undefined ? {} : { body }) });
  const create = async (path: string, body: object) => {
    const { body: answer } = await admin('POST', path, body);
    return answer.data as Record<string, unknown> & { id: string; slug: string };
  };
  const link = async (wanted: object): Promise<Link> => {
    const { status, body } = await admin('POST', '/previews', wanted);
    expect([status, body.message]).toEqual([201, 'Preview link created']);
    return body.data as unknown as Link;
  };
  const look = ({ token }: Pick<Link, 'token'>) => call('GET', `/previews/${token}`);
  const shown = async (wanted: object) => {
    const { status, body } = await look(await link(wanted));
    expect([status, body.errors]).toEqual([200, undefined]);
    return (body.data as { item: Record<string, unknown> }).item;
  };

  it.each(EACH_KIND)('show an unpublished $kind in the format of the public API', async (one) => {
    const { kind, path, title, body, hidden, shown: visible } = one;
    const { id, slug } = await create(`/${path}`, body({ [title]: `Shown before ${kind}`, ...hidden }));
    expect((await call('GET', `/${path}/${slug}`)).status).toBe(404);
    const made = await link({ kind, id });
    expect(made).toEqual({ url: `/preview/${made.token}`, token: expect.any(String), expiresAt: expect.any(String) });
    const { status, headers, body: answer } = await look(made);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.data).toMatchObject({
      kind,
      expiresAt: made.expiresAt,
      item: { id, [title]: `Shown before ${kind}` },
    });
    expect((await call('GET', `/${path}/${slug}`)).status).toBe(404);
    await admin('PUT', `/${path}/${id}`, visible);
    const seen = (await call('GET', `/${path}/${slug}`)).body.data;
    expect((await look(made)).body.data).toEqual({ kind, expiresAt: made.expiresAt, item: seen });
  });

  it.each(EACH_KIND)('show the unfinished editor content of a new $kind', async ({ kind, title }) => {
    const item = await shown({ kind, values: { [title]: 'A', slug: '!', nobody: 'knows this' } });
    expect(item).toMatchObject({ id: 'preview', slug: 'preview', [title]: 'A' });
    expect(item).not.toHaveProperty('nobody');
  });

  it('show newer content under the link that it replaces, which other users cannot change', async () => {
    const post = await create('/blog', aPost({ title: 'As it is saved' }));
    const first = await link({ kind: 'post', id: post.id, values: { title: 'Half' } });
    const again = { kind: 'post', id: post.id, values: { title: 'Half a title' }, replaces: first.token };
    expect((await link(again)).token).toBe(first.token);
    expect((await look(first)).body.data).toMatchObject({ item: { title: 'Half a title' } });
    const token = await content.keys.tokenFor({ role: 'editor', sub: '000000000000000000000002' });
    const headers = { authorization: `Bearer ${token}` };
    const theirs = await call('POST', '/previews', { body: { ...again, values: { title: 'Theirs' } }, headers });
    expect((theirs.body.data as unknown as Link).token).not.toBe(first.token);
    expect((await look(first)).body.data).toMatchObject({ item: { title: 'Half a title' } });
    expect((await link({ ...again, replaces: 'unknown' })).token).not.toBe('unknown');
  });

  it('show an item with unsaved changes, and leave the item unchanged', async () => {
    const post = await create('/blog', aPost({ title: 'As it is saved', tags: ['Saved'] }));
    const values = {
      title: 'As',
      content: '<p onclick="x()">Half a sen</p><script>steal()</script>',
      tags: ['Good', '', 7],
      featuredImage: 'javascript:alert(1)',
      status: 'archived',
    };
    const item = await shown({ kind: 'post', id: post.id, values });
    expect(item).toMatchObject({
      id: post.id,
      title: 'As',
      content: '<p>Half a sen</p>',
      tags: ['Good'],
      featuredImage: null,
      status: 'published',
    });
    expect((await admin('GET', `/blog/${post.id}`)).body.data).toEqual(post);
  });

  it('never show a URL or an option that the rules reject', async () => {
    const project = await shown({
      kind: 'project',
      values: { title: 'P', project_url: 'javascript:alert(1)', images: ['/media/a.png', 'javascript:1'] },
    });
    expect(project).toMatchObject({ project_url: null, images: ['/media/a.png'] });
    const dates = { start_date: '2026-05-01', completion_date: '2026-01-01' };
    expect(await shown({ kind: 'project', values: dates })).toMatchObject({ completion_date: null });
    expect(await shown({ kind: 'member', values: { expertise_level: 'wizard' } })).toMatchObject({
      expertise_level: 'mid',
    });
    expect(await shown({ kind: 'page', values: { content: '<script>only()</script>' } })).toMatchObject({
      content: '',
    });
  });

  it('ABLG-3 show the working copy, and never what somebody is still typing', async () => {
    const { id } = await create('/blog', aPost({ title: 'Saved by a person', status: 'draft' }));
    const made = await link({ kind: 'post', id });
    await admin('POST', '/blog/auto-save', { id, values: { title: 'Saved by itself' } });
    expect((await look(made)).body.data).toMatchObject({ item: { title: 'Saved by a person' } });
    await admin('PUT', `/drafts/post/${id}`, { values: { title: 'Saved as a draft' }, isWorkingCopy: true });
    await admin('POST', '/blog/auto-save', { id, values: { title: 'Saved by itself again' } });
    expect((await look(made)).body.data).toMatchObject({ item: { title: 'Saved as a draft' } });
  });

  it('API-PUB reveal no staff-only data', async () => {
    const contact = { email: 'mira@studio.example', phone: '+49 30 1234', hire_date: '2020-01-01' };
    const { id } = await create('/team', aMember({ name: 'Private Person', is_active: false, ...contact }));
    for (const wanted of [
      { kind: 'member', id },
      { kind: 'member', values: contact },
    ]) {
      const item = await shown(wanted);
      expect(item).toMatchObject({ email: null, phone: null, hire_date: null });
      expect(item).not.toHaveProperty('updated_by');
    }
  });

  it('expire after a set time and with their item', async () => {
    const { id } = await create('/services', aService({ name: 'Shown for an hour' }));
    const made = await link({ kind: 'service', id, expiresInHours: 1 });
    const left = Date.parse(made.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(HOUR_MS / 2);
    expect(left).toBeLessThanOrEqual(HOUR_MS);
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database
        .collection('previews')
        .updateOne({ itemId: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    });
    const expired = await look(made);
    expect([expired.status, expired.body.message]).toEqual([410, 'This preview has expired.']);
    expect((await look({ token: 'nobody-made-this' })).status).toBe(404);
    const other = await link({ kind: 'service', id });
    await admin('DELETE', `/services/${id}`);
    expect((await look(other)).status).toBe(410);
  });

  it('store no token, and delete the link some time after it expires', async () => {
    const { token } = await link({ kind: 'page', values: { title: 'Kept as a digest' } });
    const { text, indexes } = await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => ({
      text: JSON.stringify(await database.collection('previews').find().toArray()),
      indexes: await database.collection('previews').indexes(),
    }));
    expect(text).not.toContain(token);
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 2_592_000 }));
  });

  it.each([
    ['no kind', { values: {} }, 'kind'],
    ['neither item nor values', { kind: 'post' }, 'id'],
    ['no time', { kind: 'post', values: {}, expiresInHours: 0 }, 'expiresInHours'],
    ['more than a week', { kind: 'post', values: {}, expiresInHours: 169 }, 'expiresInHours'],
    ['an unknown field', { kind: 'post', values: {}, forever: true }, 'forever'],
  ])('reject %s', async (_what, body, field) => {
    const { status, body: answer } = await admin('POST', '/previews', body);
    expect([status, answer.errors]).toMatchObject([400, [{ field }]]);
  });

  it('can be created only with permission to write the kind', async () => {
    const of = (kind: string) => ({ kind, values: { title: 'May I?' } });
    expect((await call('POST', '/previews', { body: of('post') })).status).toBe(401);
    expect((await call('POST', '/previews', { as: 'viewer', body: of('post') })).status).toBe(403);
    expect((await call('POST', '/previews', { as: 'author', body: of('post') })).status).toBe(201);
    expect((await call('POST', '/previews', { as: 'author', body: of('service') })).status).toBe(403);
    expect((await call('POST', '/previews', { as: 'editor', body: of('page') })).status).toBe(403);
    expect((await admin('POST', '/previews', { kind: 'post', id: 'not-there' })).status).toBe(404);
  });
});
