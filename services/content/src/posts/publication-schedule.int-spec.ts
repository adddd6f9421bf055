import { type PostDraft, type PostPatch, postPublished } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { aPost, dropDatabase, eventually, publishedEvents, serviceTestEnvironment } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentService } from '../content.js';
import { ItemKinds } from '../items/item-kinds.js';
import type { Items } from '../items/items.js';
import { ScheduleClock } from '../items/schedule/schedule-clock.js';
import { postKind } from './post.js';
import type { PostRecord } from './post-record.js';

type Posts = Items<PostRecord, PostDraft, PostPatch>;

const PAST = '2026-01-01T08:00:00.000Z';
const FUTURE = '2999-01-01T08:00:00.000Z';

describe('scheduled publication', () => {
  const env = serviceTestEnvironment('content', 'http://127.0.0.1:9/jwks.json');
  const applications: Awaited<ReturnType<typeof createService>>['application'][] = [];
  const startProcess = async (): Promise<Posts> => {
    const { application } = await createService(contentService, env);
    await application.init();
    applications.push(application);
    return application.get(ItemKinds).get(postKind);
  };
  const fireDue = (posts: Posts) => applications[0]?.get(ScheduleClock).fireDue(posts, new Date());
  let first: Posts;
  let second: Posts;

  beforeAll(async () => {
    first = await startProcess();
    second = await startProcess();
  });
  afterAll(async () => {
    for (const application of applications) await application.close();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  it('API-BLOG publishes due posts once, although two processes check at the same time', async () => {
    const slug = `due-${Date.now()}`;
    await first.create(aPost({ slug, status: 'scheduled', publishDate: PAST }), undefined);
    await Promise.allSettled([fireDue(first), fireDue(second)]);
    await eventually(async () => expect((await first.find(slug, undefined)).status).toBe('published'));
    const events = await eventually(async () => {
      const found = await publishedEvents(postPublished.type, slug);
      expect(found).not.toHaveLength(0);
      return found;
    });
    expect(events).toHaveLength(1);
  });

  it('API-PUB keeps posts hidden until they are due', async () => {
    const slug = `later-${Date.now()}`;
    await first.create(aPost({ slug, status: 'scheduled', publishDate: FUTURE }), undefined);
    await fireDue(first);
    await expect(first.find(slug, undefined)).rejects.toMatchObject({ status: 404 });
  });
});
