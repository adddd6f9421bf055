import {
  changeRecorded,
  postPublished,
  postUnpublished,
  servicePublished,
  serviceUnpublished,
} from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import {
  aPost,
  aProject,
  aService,
  eventually,
  inspectDatabase,
  publishedEvents,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { EACH_KIND } from '../../../test/each-kind.js';
import { contentService } from '../../content.js';
import { type AnyItems, ItemKinds } from '../item-kinds.js';
import { ScheduleClock } from './schedule-clock.js';

const HOUR_MS = 60 * 60 * 1000;
const RUN = Date.now();
const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const inHours = (hours: number): string => hoursFromNow(hours).toISOString();

describe('item schedule', () => {
  let content: ContentUnderTest;
  let kinds: ItemKinds;

  beforeAll(async () => {
    content = await startContent();
    kinds = content.service.application.get(ItemKinds);
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const admin = (method: string, path: string, body?: unknown, headers = {}) =>
    call(method, path, { as: 'super_admin', headers, ...(body === undefined ? {} : { body }) });
  const create = async (path: string, body: object) => {
    const { body: answer } = await admin('POST', path, body);
    return answer.data as Record<string, unknown> & { id: string; slug: string };
  };
  const fireDue = (items: AnyItems, now: Date) => content.service.application.get(ScheduleClock).fireDue(items, now);
  const schedule = (at: string, body: object, headers = {}) => admin('PUT', `${at}/schedule`, body, headers);
  const moveTo = (collection: string, slug: string, moments: object) =>
    inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database.collection(collection).updateOne({ slug }, { $set: moments });
    });

  it.each(EACH_KIND)(
    'publishes and unpublishes a $kind once when it is due, and records it in the history',
    async (one) => {
      const { kind, path, title, body, hidden, shown, ended, names } = one;
      const { id, slug } = await create(`/${path}`, body({ [title]: `By the clock ${kind}`, ...hidden }));
      const at = `/${path}/${slug}`;
      const wanted = { publishAt: inHours(1), unpublishAt: inHours(3) };
      const scheduled = await schedule(at, wanted);
      expect(scheduled.body).toMatchObject({
        message: 'Schedule saved successfully',
        data: { [names.publishAt]: wanted.publishAt, [names.unpublishAt]: wanted.unpublishAt },
      });
      await fireDue(kinds.of(kind), new Date());
      expect((await call('GET', at)).status).toBe(404);
      await fireDue(kinds.of(kind), hoursFromNow(2));
      const visible = await admin('GET', at);
      expect(visible.body.data).toMatchObject({ ...shown, [names.publishAt]: null });
      expect((await call('GET', at)).status).toBe(200);
      await Promise.all([fireDue(kinds.of(kind), hoursFromNow(4)), fireDue(kinds.of(kind), hoursFromNow(4))]);
      expect((await call('GET', at)).status).toBe(410);
      expect((await admin('GET', at)).body.data).toMatchObject({ ...ended, [names.unpublishAt]: null, version: 4 });
      const history = (await admin('GET', `/${path}/${id}/revisions`)).body.data;
      const byClock = { type: 'schedule', id: null, name: null };
      expect(history).toMatchObject([
        { version: 4, action: 'unpublished', by: byClock },
        { version: 3, action: 'published', by: byClock },
        { version: 2, action: 'scheduled', by: { type: 'staff' } },
        { version: 1, action: 'created' },
      ]);
    },
  );

  it('shows scheduled dates to staff only', async () => {
    const { slug } = await create('/services', aService({ name: 'Ends quietly' }));
    await schedule(`/services/${slug}`, { unpublish_at: inHours(5) });
    expect((await call('GET', `/services/${slug}`)).body.data).not.toHaveProperty('unpublish_at');
    expect((await call('GET', `/services/${slug}`, { as: 'viewer' })).body.data).toMatchObject({
      unpublish_at: expect.any(String),
      publish_at: null,
    });
  });

  it.each([
    ['nothing', {}, 'publishAt', 'Publish or unpublish date is required'],
    ['no date', { publishAt: 'soon' }, 'publishAt', 'Must be a valid date'],
    ['the past', { publishAt: '2020-01-01' }, 'publishAt', 'Publish date must be in the future'],
    ['a past end', { unpublishAt: '2020-01-01' }, 'unpublishAt', 'Unpublish date must be in the future'],
    [
      'an end before the beginning',
      { publishAt: '2999-01-02', unpublishAt: '2999-01-01' },
      'unpublishAt',
      'Unpublish date must be after publish date',
    ],
    ['an unknown field', { publishAt: '2999-01-02', color: 'red' }, 'color', "Unknown field 'color'"],
  ])('rejects %s', async (name, body, field, message) => {
    const { id } = await create('/projects', aProject({ title: `Refuses ${name}`, status: 'draft' }));
    const refused = await schedule(`/projects/${id}`, body);
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ field, message }]]);
    expect((await admin('GET', `/projects/${id}`)).body.data).toMatchObject({ version: 1 });
  });

  it('rejects a start that would fall after the end, including through the older call', async () => {
    const { id } = await create('/blog', aPost({ title: 'Overtaken', status: 'draft' }));
    await schedule(`/blog/${id}`, { publishAt: '2998-01-01', unpublishAt: '2998-02-01' });
    expect((await schedule(`/blog/${id}`, { publishAt: '2998-03-01' })).status).toBe(400);
    const older = await admin('PATCH', `/blog/${id}/schedule`, { publishDate: '2998-03-01' });
    expect(older.body.errors).toMatchObject([{ field: 'unpublishAt' }]);
    expect((await schedule(`/blog/${id}`, { publishAt: '2998-03-01', unpublishAt: null })).status).toBe(200);
  });

  it('rejects publishing for a public item, a stale version, or a caller without permission', async () => {
    const { id } = await create('/services', aService({ name: 'Public already' }));
    const refused = await schedule(`/services/${id}`, { publishAt: inHours(1) });
    expect(refused.body.errors).toMatchObject([{ field: 'publishAt' }]);
    expect((await schedule(`/services/${id}`, { unpublishAt: inHours(1) }, { 'if-match': '"7"' })).status).toBe(409);
    const body = { unpublishAt: inHours(1) };
    expect((await call('PUT', `/services/${id}/schedule`, { body })).status).toBe(401);
    expect((await call('PUT', `/services/${id}/schedule`, { as: 'viewer', body })).status).toBe(403);
  });

  it('drops a date that is removed or no longer needed', async () => {
    const { id } = await create('/projects', aProject({ title: 'Changed minds', status: 'draft' }));
    const at = `/projects/${id}`;
    await schedule(at, { publishAt: inHours(1), unpublishAt: inHours(3) });
    await schedule(at, { publishAt: null });
    expect((await admin('GET', at)).body.data).toMatchObject({ publish_at: null, unpublish_at: expect.any(String) });
    await schedule(at, { publishAt: inHours(1) });
    await admin('PATCH', `${at}/status`, { status: 'published' });
    expect((await admin('GET', at)).body.data).toMatchObject({ publish_at: null, unpublish_at: expect.any(String) });
    await admin('PATCH', `${at}/status`, { status: 'archived' });
    expect((await admin('GET', at)).body.data).toMatchObject({ publish_at: null, unpublish_at: null });
  });

  it('publishes nothing if both dates have already passed', async () => {
    const slug = `both-${RUN}`;
    const { id } = await create('/services', aService({ name: 'Both passed', slug, is_active: false }));
    await schedule(`/services/${id}`, { publishAt: inHours(1), unpublishAt: inHours(2) });
    await fireDue(kinds.of('service'), hoursFromNow(3));
    expect((await admin('GET', `/services/${id}`)).body.data).toMatchObject({ is_active: false, publish_at: null });
    expect((await call('GET', `/services/${slug}`)).status).toBe(404);
    expect(await publishedEvents(servicePublished.type, slug)).toEqual([]);
  });

  it('skips items in the trash, and applies their schedule when they are restored', async () => {
    const { id, slug } = await create('/services', aService({ name: 'Ended in the trash' }));
    await schedule(`/services/${id}`, { unpublishAt: inHours(1) });
    await admin('DELETE', `/services/${id}`);
    await moveTo('services', slug, { unpublishAt: hoursFromNow(-1) });
    expect(await fireDue(kinds.of('service'), new Date())).toBe(0);
    const { body } = await admin('POST', `/trash/service/${id}/restore`);
    expect(body).toMatchObject({ message: 'Service restored: it is not public', data: { isPublic: false } });
    expect((await admin('GET', `/services/${id}`)).body.data).toMatchObject({ is_active: false, unpublish_at: null });
  });

  it('shows the other due items although one fails, and that one at the next check', async () => {
    const services = kinds.of('service');
    const made = [];
    for (const name of ['Due and broken', 'Due and fine']) {
      const item = await create('/services', aService({ name, is_active: false }));
      await schedule(`/services/${item.id}`, { publishAt: inHours(1) });
      made.push(item);
    }
    const [broken, fine] = made;
    const change = services.changeIfThere.bind(services);
    jest.spyOn(services, 'changeIfThere').mockImplementation(async (id, ...rest) => {
      if (id === broken?.id) throw new Error('broken');
      return change(id, ...rest);
    });
    await fireDue(services, hoursFromNow(2));
    jest.restoreAllMocks();
    expect((await call('GET', `/services/${fine?.slug}`)).status).toBe(200);
    await fireDue(services, hoursFromNow(2));
    expect((await call('GET', `/services/${broken?.slug}`)).status).toBe(200);
  });

  it('PLT-4 fires once although two processes check at the same time', async () => {
    const { application } = await createService(contentService, content.env);
    await application.init();
    try {
      const others = application.get(ItemKinds);
      const slug = `two-${RUN}`;
      const { id } = await create('/services', aService({ name: 'Seen by two', slug, is_active: false }));
      await schedule(`/services/${id}`, { publishAt: inHours(1), unpublishAt: inHours(3) });
      const both = (at: Date) => Promise.all([kinds, others].map((known) => fireDue(known.of('service'), at)));
      await both(hoursFromNow(2));
      await both(hoursFromNow(4));
      await eventually(async () => expect(await publishedEvents(serviceUnpublished.type, slug)).toHaveLength(1));
      expect(await publishedEvents(servicePublished.type, slug)).toHaveLength(1);
      expect((await admin('GET', `/services/${id}/revisions`)).body.total).toBe(4);
      const audited = await eventually(async () => {
        const events = await publishedEvents(changeRecorded.type, id);
        expect(events).toHaveLength(4);
        return events.map(({ data }) => data);
      });
      expect(audited).toMatchObject([
        { action: 'created', actor: { kind: 'staff', name: 'Test Person' }, resource: 'services' },
        { action: 'scheduled', changes: [{ field: 'publishAt' }, { field: 'unpublishAt' }] },
        { action: 'published', actor: { kind: 'system' }, item: { kind: 'service', id, title: 'Seen by two' } },
        { action: 'unpublished', actor: { kind: 'system' } },
      ]);
    } finally {
      await application.close();
    }
  });

  it('PLT-5 fires whatever became due while every process was down', async () => {
    await content.service.application.get(ScheduleClock).beforeApplicationShutdown();
    const [shown, ended] = [`shown-${RUN}`, `ended-${RUN}`];
    const draft = await create('/blog', aPost({ slug: shown, status: 'draft' }));
    const live = await create('/blog', aPost({ slug: ended }));
    await schedule(`/blog/${draft.id}`, { publishAt: inHours(1) });
    await schedule(`/blog/${live.id}`, { unpublishAt: inHours(1) });
    const dead = await startServiceProcess(new URL('../../main.ts', import.meta.url), content.env);
    await dead.kill();
    const past = hoursFromNow(-1);
    await moveTo('posts', shown, { publishDate: past, 'sort.date': `${past.toISOString()}\t${draft.id}` });
    await moveTo('posts', ended, { unpublishAt: past });
    const revived = await startServiceProcess(new URL('../../main.ts', import.meta.url), content.env);
    try {
      await eventually(async () => {
        expect(await publishedEvents(postPublished.type, shown)).toHaveLength(1);
        expect(await publishedEvents(postUnpublished.type, ended)).toHaveLength(1);
      });
      expect((await call('GET', `/blog/${shown}`)).status).toBe(200);
      expect((await call('GET', `/blog/${ended}`)).status).toBe(410);
    } finally {
      await revived.kill();
    }
  });
});
