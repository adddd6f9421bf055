import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postPublished } from '@atelier/contracts';
import { aPost, eventually, inspectDatabase, startServiceProcess } from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { ScheduleClock } from './schedule-clock.js';

const MAIN = new URL('../../main.ts', import.meta.url);
const HOUR_MS = 60 * 60 * 1000;

let content: ContentUnderTest;

beforeAll(async () => {
  content = await startContent();
  await content.service.application.get(ScheduleClock).beforeApplicationShutdown();
});
afterAll(() => content.stop());

const inspect = <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
  inspectDatabase(content.env.MONGODB_DATABASE, look);

/** Drafts whose moment of publication is moved to this one, which the API would refuse if it is past. */
const addWaiting = async (name: string, count: number, at: Date): Promise<string[]> => {
  const as = 'super_admin';
  const slugs = Array.from({ length: count }, (_, index) => `${name}-${index}`).sort();
  for (const slug of slugs) {
    const { body } = await content.call('POST', '/blog', { as, body: aPost({ slug, status: 'draft' }) });
    const id = String(body.data?.id);
    await content.call('PUT', `/blog/${id}/schedule`, { as, body: { publishAt: '2999-01-01' } });
    const moved = { publishDate: at, 'sort.date': `${at.toISOString()}\t${id}` };
    await inspect((database) => database.collection('posts').updateOne({ slug }, { $set: moved }));
  }
  return slugs;
};

const countPublished = (slugs: readonly string[]) =>
  inspect((database) => database.collection('posts').countDocuments({ slug: { $in: slugs }, status: 'published' }));

/** The posts that were announced to the broker, each as often as it was. */
const getAnnounced = (slugs: readonly string[]) =>
  inspect(async (database) => {
    const sent = { 'event.type': postPublished.type, 'event.subject': { $in: slugs }, sentAt: { $ne: null } };
    const entries = await database.collection('outbox').find(sent).toArray();
    return entries.map(({ event }) => String(event.subject)).sort();
  });

const expectPublishedOnce = async (slugs: readonly string[]) => {
  await eventually(async () => expect(await countPublished(slugs)).toBe(slugs.length));
  await eventually(async () => expect(await getAnnounced(slugs)).toEqual(slugs));
};

/** A process of its own whose clock is ahead of ours, or behind; `jump` sets it while the process runs. */
const startWithClock = async (shiftMs: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-clock-'));
  const file = join(folder, 'shift');
  const jump = (ms: number) => {
    writeFileSync(`${file}.new`, String(ms));
    // In one step, so that the process never reads half a number.
    renameSync(`${file}.new`, file);
  };
  const script = `import { readFileSync } from 'node:fs';
  const Real = Date;
  const now = () => Real.now() + Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
  globalThis.Date = class Date extends Real {
    constructor(...given) { super(...(given.length === 0 ? [now()] : given)); }
    static now() { return now(); }
  };`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  jump(shiftMs);
  const { kill } = await startServiceProcess(MAIN, { ...content.env, NODE_OPTIONS });
  return {
    jump,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
};

it('PLT-5 a hundred posts due in the same second are published once each, although their process is killed', async () => {
  const slugs = await addWaiting('due-at-once', 100, new Date());
  const killed = await startServiceProcess(MAIN, content.env);
  const countAtKill = await eventually(async () => {
    const count = await countPublished(slugs);
    expect(count).toBeGreaterThan(0);
    return count;
  });
  await killed.kill();
  expect(countAtKill).toBeLessThan(slugs.length);
  const next = await Promise.all([startServiceProcess(MAIN, content.env), startServiceProcess(MAIN, content.env)]);
  try {
    await expectPublishedOnce(slugs);
  } finally {
    await Promise.all(next.map((service) => service.kill()));
  }
});

it('PLT-5 if the clock is set an hour ahead and back two between starts, due posts are published by it, and none twice', async () => {
  const early = await addWaiting('due-early', 3, new Date(Date.now() + HOUR_MS / 2));
  const ahead = await startWithClock(HOUR_MS);
  await expectPublishedOnce(early);
  await ahead.stop();
  const late = await addWaiting('due-late', 3, new Date(Date.now() - HOUR_MS));
  const behind = await startWithClock(-HOUR_MS);
  try {
    await expectPublishedOnce(late);
    await expectPublishedOnce(early);
  } finally {
    await behind.stop();
  }
});

it('PLT-5 if the clock jumps ahead an hour and back two in a running process, due posts are published by it, and none twice', async () => {
  const running = await startWithClock(0);
  try {
    const early = await addWaiting('jump-early', 3, new Date(Date.now() + HOUR_MS / 2));
    const future = await addWaiting('jump-future', 3, new Date(Date.now() + 2 * HOUR_MS));
    running.jump(HOUR_MS);
    await expectPublishedOnce(early);
    running.jump(-HOUR_MS);
    const kept = await addWaiting('jump-kept', 3, new Date(Date.now() - HOUR_MS / 2));
    const late = await addWaiting('jump-late', 3, new Date(Date.now() - HOUR_MS));
    await expectPublishedOnce(late);
    // By the database's clock, and by ours, they are due.
    expect(await countPublished(kept)).toBe(0);
    running.jump(0);
    await expectPublishedOnce(kept);
    expect(await countPublished(future)).toBe(0);
    for (const slugs of [early, late]) await expectPublishedOnce(slugs);
  } finally {
    await running.stop();
  }
});
