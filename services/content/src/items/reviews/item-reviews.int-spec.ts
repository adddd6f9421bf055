import { type PostTerms, reviewApproved, reviewRequested, reviewReturned } from '@atelier/contracts';
import { aPost, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { EACH_KIND } from '../../../test/each-kind.js';
import { Reviews } from './reviews.js';

const EVERYTHING = { read: true, write: true, delete: true };
const WRITING = { ...EVERYTHING, publish: false, editOthers: false };
const everywhere = (flags: object) =>
  Object.fromEntries(['blog', 'projects', 'services', 'team', 'settings'].map((resource) => [resource, flags]));

const PEOPLE = {
  ada: { sub: '0000000000000000000000aa', firstName: 'Ada', lastName: 'Lovelace', permissions: everywhere(WRITING) },
  alan: { sub: '0000000000000000000000cc', firstName: 'Alan', lastName: 'Turing', permissions: everywhere(WRITING) },
  grace: {
    sub: '0000000000000000000000bb',
    firstName: 'Grace',
    lastName: 'Hopper',
    permissions: everywhere(EVERYTHING),
  },
};
type Person = keyof typeof PEOPLE;

describe('writing without permission to publish', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const as = async (person: Person, method: string, path: string, body?: unknown) => {
    const token = await content.keys.tokenFor({ role: 'author', ...PEOPLE[person] });
    return content.call(method, path, { body, headers: { authorization: `Bearer ${token}` } });
  };
  const create = async (person: Person, path: string, body: object) => {
    const { status, body: answer } = await as(person, 'POST', `/${path}`, body);
    expect(status).toBe(201);
    return answer.data as Record<string, unknown> & { id: string; slug: string };
  };
  const reviews = async (person: Person) =>
    (await as(person, 'GET', '/reviews')).body.data as unknown as Record<string, unknown>[];
  const reviewOf = async (person: Person, id: string) => (await reviews(person)).find((one) => one.id === id);
  const ask = (person: Person, kind: string, id: string, note = '') =>
    as(person, 'PUT', `/reviews/${kind}/${id}`, { note });

  describe.each(EACH_KIND)('$kind', ({ kind, path, title, body, shown, hidden }) => {
    it('AUTH-3 publishes nothing, and changes nothing public', async () => {
      const refused = await as('ada', 'POST', `/${path}`, body({ [title]: `Too early ${kind}`, ...shown }));
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'You don’t have permission to publish. Save a draft, then ask for a review.',
      ]);
      const { id, version } = await create('ada', path, body({ [title]: `Draft of ${kind}`, ...hidden }));
      for (const attempt of [
        await as('ada', 'PUT', `/${path}/${id}`, shown),
        await as('ada', 'PATCH', `/${path}/bulk`, { updates: [{ id, data: shown }] }),
        await as('ada', 'PUT', `/${path}/${id}/schedule`, { publishAt: '2090-01-01T00:00:00Z' }),
      ])
        expect(JSON.stringify(attempt.body)).toContain('permission to publish');
      expect((await as('ada', 'GET', `/${path}/${id}`)).body.data).toMatchObject({ version });
      await as('grace', 'PUT', `/${path}/${id}`, shown);
      expect((await as('ada', 'PUT', `/${path}/${id}`, { [title]: 'Live edit' })).status).toBe(403);
      expect((await as('ada', 'PUT', `/${path}/${id}`, hidden)).status).toBe(403);
      expect((await as('ada', 'DELETE', `/${path}/${id}`)).status).toBe(403);
    });

    it('AUTH-3 cannot change items that others created', async () => {
      const { id } = await create('alan', path, body({ [title]: `By Alan, a ${kind}`, ...hidden }));
      for (const [method, address, sent] of [
        ['PUT', `/${path}/${id}`, { [title]: 'By Ada' }],
        ['DELETE', `/${path}/${id}`, undefined],
        ['PUT', `/drafts/${kind}/${id}`, { values: { [title]: 'By Ada' }, isWorkingCopy: true }],
        ['PUT', `/reviews/${kind}/${id}`, {}],
      ] as const) {
        const { status, body: answer } = await as('ada', method, address, sent);
        expect([status, answer.message]).toEqual([
          403,
          expect.stringMatching(/^You can only change an? .* that you created/),
        ]);
      }
      expect((await as('alan', 'PUT', `/${path}/${id}`, { [title]: `Still by Alan, a ${kind}` })).status).toBe(200);
      expect((await as('grace', 'PUT', `/${path}/${id}`, { [title]: `By Grace, a ${kind}` })).status).toBe(200);
    });

    it('ABLG-2 supports a review that is requested, returned with a note, requested again, and ended by publication', async () => {
      const { id, slug } = await create('ada', path, body({ [title]: `For review, a ${kind}`, ...hidden }));
      expect((await ask('ada', kind, id, 'Ready.')).body.data).toMatchObject({ state: 'requested', note: 'Ready.' });
      expect(await reviewOf('grace', id)).toMatchObject({ kind, requestedBy: 'Ada Lovelace', answer: null });
      expect(await reviewOf('ada', id)).toMatchObject({ state: 'requested' });
      expect(await reviewOf('alan', id)).toBeUndefined();
      const returned = await as('grace', 'POST', `/reviews/${kind}/${id}/return`, { note: 'Check the figures.' });
      expect([returned.status, returned.body.message]).toEqual([200, 'Returned with your note']);
      expect(await reviewOf('ada', id)).toMatchObject({
        state: 'returned',
        answer: { by: 'Grace Hopper', note: 'Check the figures.' },
      });
      await as('ada', 'PUT', `/${path}/${id}`, { [title]: `Checked, a ${kind}` });
      await ask('ada', kind, id);
      expect(await reviewOf('grace', id)).toMatchObject({
        state: 'requested',
        title: `Checked, a ${kind}`,
        answer: null,
      });
      expect((await as('grace', 'PUT', `/${path}/${id}`, shown)).status).toBe(200);
      expect(await reviewOf('grace', id)).toBeUndefined();
      await eventually(async () => {
        for (const [event, count] of [
          [reviewRequested, 2],
          [reviewReturned, 1],
          [reviewApproved, 1],
        ] as const)
          expect(await publishedEvents(event.type, slug)).toHaveLength(count);
      });
    });

    it('ABLG-2 sends the working copy of a live item to review, and visitors see it once approved', async () => {
      const { id, slug } = await create('ada', path, body({ [title]: `Live, a ${kind}`, ...hidden }));
      await as('grace', 'PUT', `/${path}/${id}`, shown);
      const nothing = await ask('ada', kind, id);
      expect([nothing.status, nothing.body.message]).toEqual([
        409,
        'There is nothing to review: this version is published already.',
      ]);
      const values = { [title]: `Edited, a ${kind}` };
      await as('ada', 'PUT', `/drafts/${kind}/${id}`, { values, isWorkingCopy: true });
      expect((await ask('ada', kind, id)).body.data).toMatchObject({ title: `Edited, a ${kind}` });
      expect((await content.call('GET', `/${path}/${slug}`)).body.data).toMatchObject({ [title]: `Live, a ${kind}` });
      const order = kind === 'page' ? { show_in_footer: false } : { featured: true };
      await as('grace', 'PUT', `/${path}/${id}`, kind === 'member' ? { bio: 'Another fix.' } : order);
      expect(await reviewOf('grace', id)).toMatchObject({ state: 'requested' });
      await as('grace', 'PUT', `/${path}/${id}`, values);
      expect(await reviewOf('grace', id)).toBeUndefined();
      expect((await content.call('GET', `/${path}/${slug}`)).body.data).toMatchObject(values);
    });
  });

  const inReview = async (title: string) => {
    const post = await create('grace', 'blog', aPost({ title }));
    const draft = { values: { excerpt: 'By Ada.' }, isWorkingCopy: true };
    const { data } = (await as('grace', 'PUT', `/drafts/post/${post.id}`, draft)).body;
    await ask('grace', 'post', post.id);
    return { ...post, discard: `/drafts/post/${post.id}/${data?.id}` };
  };

  it('ABLG-2 ends a review once the working copy was published with corrections', async () => {
    const { id, slug, discard } = await inReview('Corrected in review');
    await as('grace', 'PUT', `/blog/${id}`, { excerpt: 'By Ada, corrected.' });
    expect(await reviewOf('grace', id)).toMatchObject({ state: 'requested' });
    await as('grace', 'DELETE', `${discard}?published=true`);
    expect(await reviewOf('grace', id)).toBeUndefined();
    await eventually(async () => expect(await publishedEvents(reviewApproved.type, slug)).toHaveLength(1));
  });

  it('ABLG-2 ends a review with the working copy of a live item, which nobody has approved', async () => {
    const { id, slug, discard } = await inReview('Discarded in review');
    await as('grace', 'DELETE', discard);
    expect(await reviewOf('grace', id)).toBeUndefined();
    const { discard: other, ...approved } = await inReview('Discarded after it');
    await as('grace', 'DELETE', `${other}?published=true`);
    await eventually(async () => expect(await publishedEvents(reviewApproved.type, approved.slug)).toHaveLength(1));
    expect(await publishedEvents(reviewApproved.type, slug)).toEqual([]);
  });

  it('ABLG-2 lets only the requester and publishers withdraw a review', async () => {
    const { id } = await create('ada', 'blog', aPost({ title: 'Withdrawn', status: 'draft' }));
    await ask('ada', 'post', id);
    expect((await as('alan', 'DELETE', `/reviews/post/${id}`)).status).toBe(403);
    expect((await as('ada', 'POST', `/reviews/post/${id}/return`, { note: 'No' })).status).toBe(403);
    expect((await as('ada', 'DELETE', `/reviews/post/${id}`)).body.message).toBe('Review withdrawn');
    expect((await as('ada', 'DELETE', `/reviews/post/${id}`)).status).toBe(404);
    await ask('ada', 'post', id);
    expect((await as('grace', 'DELETE', `/reviews/post/${id}`)).status).toBe(200);
    expect(await reviewOf('ada', id)).toBeUndefined();
  });

  it('ABLG-2 keeps the note of the first of two people who return a review at once', async () => {
    const { id } = await create('ada', 'blog', aPost({ title: 'Returned twice', status: 'draft' }));
    await ask('ada', 'post', id);
    const giveBack = (note: string) => as('grace', 'POST', `/reviews/post/${id}/return`, { note });
    expect((await giveBack('Check the figures.')).status).toBe(200);
    const second = await giveBack('Looks fine.');
    expect([second.status, second.body.message]).toEqual([409, 'Grace Hopper has returned this already.']);
    expect(await reviewOf('ada', id)).toMatchObject({ answer: { note: 'Check the figures.' } });
    await ask('ada', 'post', id);
    expect((await giveBack('Looks fine.')).status).toBe(200);
  });

  it('ABLG-2 shows no review of an item that was deleted when it was requested', async () => {
    const { id } = await create('ada', 'blog', aPost({ title: 'Deleted while asked', status: 'draft' }));
    const reviewsOfItems = content.service.application.get(Reviews);
    const keep = reviewsOfItems.keep.bind(reviewsOfItems);
    const kept = jest.spyOn(reviewsOfItems, 'keep').mockImplementationOnce(async (review) => {
      await as('grace', 'DELETE', `/blog/${id}`);
      return keep(review);
    });
    await ask('ada', 'post', id);
    kept.mockRestore();
    expect([await reviewOf('ada', id), await reviewOf('grace', id)]).toEqual([undefined, undefined]);
  });

  it('ABLG-2 ends a review with its item, and requires a note to request changes', async () => {
    const { id } = await create('ada', 'blog', aPost({ title: 'Deleted in review', status: 'draft' }));
    await ask('ada', 'post', id);
    const empty = await as('grace', 'POST', `/reviews/post/${id}/return`, { note: ' ' });
    expect([empty.status, empty.body.errors?.[0]]).toEqual([400, { field: 'note', message: 'Note is required' }]);
    await as('ada', 'DELETE', `/blog/${id}`);
    expect(await reviewOf('ada', id)).toBeUndefined();
    expect((await ask('ada', 'post', id)).status).toBe(404);
  });

  it('AUTH-3 cannot rename a tag that others use, and starts no move', async () => {
    await create('grace', 'blog', aPost({ title: 'Tagged by Grace', tags: ['Quiet'] }));
    const refused = await as('ada', 'POST', '/blog/terms/moves', { kind: 'tag', from: 'Quiet', to: 'Loud' });
    expect(refused.status).toBe(403);
    const { tags, moves } = (await as('grace', 'GET', '/blog/terms')).body.data as unknown as PostTerms;
    expect([tags.some(({ name }) => name === 'Quiet'), moves]).toEqual([true, []]);
  });

  it('AUTH-3 includes publishing if the permission map has no publish entry', async () => {
    const token = await content.keys.tokenFor({
      role: 'author',
      ...PEOPLE.alan,
      permissions: { blog: { read: true, write: true } },
    });
    const headers = { authorization: `Bearer ${token}` };
    const { id } = await create('ada', 'blog', aPost({ title: 'By somebody else', status: 'draft' }));
    const { status } = await content.call('PUT', `/blog/${id}`, { body: { status: 'published' }, headers });
    expect(status).toBe(200);
  });
});
