import { type EventDetail, postUpdated } from '@atelier/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseImages } from './base-images.ts';
import { ComposeProject } from './compose-project.ts';
import { keepFigures } from './figures.ts';
import { isWhole } from './steady-work.ts';
import {
  acceptInvitation,
  aMessage,
  aPost,
  ask,
  mailsTo,
  type Staff,
  signIn,
  toSlug,
  until,
} from './visitors-and-staff.ts';

const UNITS = [
  'analytics',
  'auth',
  'contacts',
  'content',
  'gateway',
  'media',
  'releases',
  'search',
  'seo',
  'shell',
  'webhooks',
];
const JSON_BODY = { 'content-type': 'application/json' };
const CONTACT_LIMIT = 60;
/** The proxy alternates between the gateways, and each gateway between a service's replicas. */
const TURNS = 4;
/** Enough for a 99th percentile that is not the longest one alone. */
const CHANGES = 200;
const CHANGES_TIMED = 50;
const OFFLINE_CHANGES = 100;
const CHANGE_SHOWN_WITHIN_MS = 200;
const OWN_WRITES = 50;
const SESSION_ENDED_WITHIN_MS = 1000;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const percentile99 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

describe('two replicas of every unit behind a round-robin proxy', () => {
  const project = ComposeProject.running();
  const { url } = project;
  const figures: Record<string, number> = {};
  let staff: Staff;

  const scale = (replicas: number) => {
    const scales = UNITS.flatMap((unit) => ['--scale', `${unit}=${replicas}`]);
    return project.compose('up', '--detach', '--no-deps', '--no-recreate', '--wait', ...scales, ...UNITS);
  };

  /** One request after another, so that each replica has its turn. */
  const inTurn = async <Result>(send: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) results.push(await send());
    return results;
  };

  /** Milliseconds until the first of a row of answers that are all right, one after another. */
  const msUntilAll = async (isRight: () => Promise<boolean>, withinMs = 10_000): Promise<number> => {
    const startedAt = performance.now();
    let firstRight: number | undefined;
    let right = 0;
    while (right < TURNS) {
      const askedAt = performance.now() - startedAt;
      if (askedAt > withinMs) return Number.POSITIVE_INFINITY;
      right = (await isRight()) ? right + 1 : 0;
      firstRight = right === 1 ? askedAt : firstRight;
    }
    return firstRight ?? 0;
  };

  const createPost = async (title: string, status = 'published'): Promise<string> => {
    const { status: answered, body, text } = await staff('POST', '/blog', { ...aPost(title), status });
    if (answered !== 201) throw new Error(`The post was not created: ${answered} ${text}`);
    return body.data.id ?? body.data._id;
  };

  /** Changes the post again and again: milliseconds after each answer until every replica serves the new text at its address. */
  const changeOften = async (id: string, under: string): Promise<number[]> => {
    const address = `${url}${under}${(await staff('GET', `/blog/${id}`)).body.data.slug}`;
    await msUntilAll(async () => (await ask(address)).status === 200);
    const delays: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const excerpt = `Written while replicas took turns, change number ${change}.`;
      expect((await staff('PUT', `/blog/${id}`, { excerpt })).status).toBe(200);
      delays.push(await msUntilAll(async () => (await ask(address)).text.includes(excerpt)));
    }
    return delays.map(Math.round);
  };

  /** Of the last changes of an item: how long after its event both gateways applied each, and the stream had stored it. */
  const timeChanges = async (id: string): Promise<{ appliedMs: number[]; storedMs: number[] }> => {
    const log = await staff('GET', `/events/log?subject=${id}&type=${postUpdated.type}&limit=${CHANGES_TIMED}`);
    const appliedMs: number[] = [];
    const storedMs: number[] = [];
    for (const { sequence } of log.body.data) {
      const { time, sentAt, effects }: EventDetail = (await staff('GET', `/events/log/${sequence}`)).body.data;
      const caches = effects.filter(({ consumer, handler }) => consumer === 'gateway' && handler === 'cache');
      appliedMs.push(Math.max(...caches.map(({ latencyMs }) => latencyMs ?? Number.NaN)));
      storedMs.push(Date.parse(sentAt ?? '') - Date.parse(time));
    }
    return { appliedMs, storedMs };
  };

  const publications = async (): Promise<number> => (await staff('GET', '/analytics')).body.data.totals.publications;

  beforeAll(async () => {
    await scale(2);
    await until('every unit answers', () => isWhole(project));
    staff = await signIn(project);
  });
  afterAll(async () => {
    keepFigures('replicas', figures);
    await scale(1);
  });

  it('PLT-8 every unit runs twice', async () => {
    const running = (await project.containers()).filter(({ isRunning }) => isRunning).map(({ service }) => service);
    expect(running.filter((service) => UNITS.includes(service))).toEqual(UNITS.flatMap((unit) => [unit, unit]));
  });

  it('PLT-8 both replicas of a service receive requests', async () => {
    for (let request = 0; request < 40; request += 1) await ask(`${url}/api/blog?search=spread${request}`);
    const ids = (await project.containers()).filter(({ service }) => service === 'content').map(({ id }) => id);
    const logs = await Promise.all(ids.map((id) => project.docker('logs', '--since', '60s', id)));
    for (const log of logs) expect(log.split('"url":"/blog').length - 1).toBeGreaterThanOrEqual(10);
  });

  it('AUTH-1 two gateways allow an address no more requests than one gateway', async () => {
    const script = `const send = () => fetch('http://proxy/api/contact', { method: 'POST',
      headers: { 'content-type': 'application/json' }, body: '{}' }).then(({ status }) => status);
      Promise.all(Array.from({ length: ${CONTACT_LIMIT + 14} }, send)).then((all) => console.log(JSON.stringify(all)));`;
    const [node = ''] = baseImages();
    // A container has an address that no other test used.
    const network = `${(await project.compose('config', '--format', 'json').then(JSON.parse)).name}_outside`;
    const statuses: number[] = JSON.parse(
      await project.docker('run', '--rm', '--network', network, node, 'node', '-e', script),
    );
    expect([
      statuses.filter((status) => status === 400).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([CONTACT_LIMIT, 14]);
  });

  it('PLT-3 no replica serves a stale answer 200 ms after a change, at the 99th percentile', async () => {
    const id = await createPost(`Changed often ${Date.now()}`);
    const delays = await changeOften(id, '/api/blog/slug/');
    figures.changeP99Ms = percentile99(delays);
    figures.changeLongestMs = Math.max(...delays);
    const { appliedMs, storedMs } = await timeChanges(id);
    figures.changeAppliedLongestMs = Math.max(...appliedMs);
    figures.changeStoredLongestMs = Math.max(...storedMs);
    expect(figures.changeP99Ms).toBeLessThanOrEqual(CHANGE_SHOWN_WITHIN_MS);
  });

  it('PLT-3 no replica serves a stale page 200 ms after a change, at the 99th percentile', async () => {
    const delays = await changeOften(await createPost(`Page changed often ${Date.now()}`), '/blog/');
    figures.pageP99Ms = percentile99(delays);
    figures.pageLongestMs = Math.max(...delays);
    expect(figures.pageP99Ms).toBeLessThanOrEqual(CHANGE_SHOWN_WITHIN_MS);
  });

  it('PLT-3 no replica serves an item 200 ms after it was taken offline, at the 99th percentile', async () => {
    const id = await createPost(`Taken offline often ${Date.now()}`);
    const slug = (await staff('GET', `/blog/${id}`)).body.data.slug;
    const isAnswered = async (status: number) => (await ask(`${url}/api/blog/slug/${slug}`)).status === status;
    const delays: number[] = [];
    for (let change = 0; change < OFFLINE_CHANGES; change += 1) {
      await msUntilAll(() => isAnswered(200));
      expect((await staff('PUT', `/blog/${id}`, { status: 'archived' })).status).toBe(200);
      delays.push(await msUntilAll(async () => !(await isAnswered(200))));
      expect((await staff('PUT', `/blog/${id}`, { status: 'published' })).status).toBe(200);
    }
    figures.offlineP99Ms = Math.round(percentile99(delays));
    figures.offlineLongestMs = Math.round(Math.max(...delays));
    expect(figures.offlineP99Ms).toBeLessThanOrEqual(CHANGE_SHOWN_WITHIN_MS);
  });

  it('AUTH-5 every replica rejects a suspended account within a second', async () => {
    const email = `suspended-${Date.now()}@example.com`;
    const invitation = { email, firstName: 'Sue', lastName: 'Editor', role: 'editor' };
    const { id } = (await staff('POST', '/auth/users/invite', invitation)).body.data;
    const suspended = await acceptInvitation(project, email);
    const before = await inTurn(() => suspended('GET', '/blog?status=all'));
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
    expect((await staff('PATCH', `/auth/users/${id}/status`, { status: 'suspended' })).status).toBe(200);
    const endedMs = await msUntilAll(async () => (await suspended('GET', '/blog?status=all')).status === 401);
    figures.suspendedMs = Math.round(endedMs);
    expect(figures.suspendedMs).toBeLessThanOrEqual(SESSION_ENDED_WITHIN_MS);
  });

  it('PLT-3 staff read their own writes from any replica', async () => {
    const title = `Read at once ${Date.now()}`;
    const id = await createPost(title, 'draft');
    const stale: string[] = [];
    for (let change = 0; change < OWN_WRITES; change += 1) {
      const excerpt = `Read by its writer at once, change number ${change}.`;
      await staff('PUT', `/blog/${id}`, { excerpt });
      const one = await staff('GET', `/blog/${id}`);
      const list = await staff('GET', `/blog?status=all&search=${encodeURIComponent(title)}`);
      if (!one.text.includes(excerpt)) stale.push(`item ${change}: ${one.status}`);
      if (!list.text.includes(excerpt)) stale.push(`list ${change}: ${list.status}`);
    }
    expect(stale).toEqual([]);
  });

  it('AUTH-5 every replica rejects an ended session within a second', async () => {
    const delays: number[] = [];
    for (let session = 0; session < 5; session += 1) {
      const leaving = await signIn(project);
      const before = await inTurn(() => leaving('GET', '/auth/me'));
      expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));
      expect((await leaving('POST', '/auth/logout')).status).toBe(200);
      delays.push(await msUntilAll(async () => (await leaving('GET', '/blog?status=all')).status === 401));
    }
    figures.sessionEndedLongestMs = Math.round(Math.max(...delays));
    expect(figures.sessionEndedLongestMs).toBeLessThanOrEqual(SESSION_ENDED_WITHIN_MS);
  });

  it('PLT-3 both search replicas return the same results in the same order', async () => {
    const mark = `equal${Date.now()}`;
    for (let post = 0; post < 10; post += 1) await createPost(`${mark} number ${post}`);
    const replicas = (await project.containers()).filter(({ service }) => service === 'search');
    const askReplica = async (id: string, limit: number): Promise<unknown[]> => {
      const script = `fetch('http://localhost:8080/search?q=${mark}&limit=${limit}').then((answer) => answer.text())
        .then(console.log)`;
      return JSON.parse(await project.docker('exec', id, 'node', '-e', script)).data;
    };
    await until('each replica has indexed all ten', async () => {
      const found = await Promise.all(replicas.map(({ id }) => askReplica(id, 10)));
      return found.every(({ length }) => length === 10);
    });
    for (const limit of Array.from({ length: 16 }, (_, index) => 5 + index)) {
      const [one, other] = await Promise.all(replicas.map(({ id }) => askReplica(id, limit)));
      expect(one).toHaveLength(Math.min(10, limit));
      expect(other).toEqual(one);
      const answers = await inTurn(() => ask(`${url}/api/search?q=${mark}&limit=${limit}`));
      for (const { body } of answers) expect(body.data).toEqual(one);
    }
  });

  it('PLT-3 analytics counts each publication once', async () => {
    const before = await publications();
    for (let post = 0; post < 10; post += 1) await createPost(`Counted once ${Date.now()} ${post}`);
    await until('each is counted', async () => (await publications()) - before >= 10);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await publications()) - before).toBe(10);
  });

  it('PLT-3 a schedule publishes a post once', async () => {
    const before = await publications();
    const id = await createPost(`Published by a schedule ${Date.now()}`, 'draft');
    const publishDate = new Date(Date.now() + 5000).toISOString();
    expect((await staff('PATCH', `/blog/${id}/schedule`, { publishDate })).status).toBe(200);
    await until('it is published', async () => (await staff('GET', `/blog/${id}`)).body.data.status === 'published');
    await until('it is counted', async () => (await publications()) > before);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect((await publications()) - before).toBe(1);
  });

  it('CON-5 two gateways and two services accept a message with the same key once', async () => {
    const email = `replicas-${Date.now()}@example.com`;
    const init = {
      method: 'POST',
      headers: { ...JSON_BODY, 'idempotency-key': email },
      body: JSON.stringify(aMessage(email)),
    };
    const answers = await Promise.all(Array.from({ length: TURNS }, () => ask(`${url}/api/contact`, init)));
    const later = await inTurn(() => ask(`${url}/api/contact`, init));
    const taken = [...answers, ...later].filter(({ status }) => status === 201 || status === 200);
    expect(new Set(taken.map(({ body }) => body.data.id)).size).toBe(1);
    expect(later.every(({ status }) => status < 300)).toBe(true);
    const { body } = await staff('GET', `/contact?search=${encodeURIComponent(email)}&limit=100`);
    expect(body.data).toHaveLength(1);
    await until('a mail to the visitor', async () => (await mailsTo(project, email)).length > 0);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await mailsTo(project, email)).toHaveLength(1);
  });

  it('AFILE-1 all replicas serve an uploaded picture', async () => {
    const form = new FormData();
    form.append('images', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png');
    const uploaded = await staff('POST', '/blog/upload-images', form);
    const address = /\/media\/[^"]+/.exec(uploaded.text)?.[0] ?? `not uploaded: ${uploaded.status} ${uploaded.text}`;
    const served = await inTurn(() => ask(`${url}${address}`));
    expect(served.map(({ status }) => status)).toEqual(served.map(() => 200));
  });

  it('PLT-5 a post appears in the sitemaps and feeds and on the pages of all replicas', async () => {
    const title = `Seen by all ${Date.now()}`;
    await createPost(title);
    const isShown = async (path: string) =>
      (await inTurn(() => ask(`${url}${path}`))).every(({ text }) => text.includes(toSlug(title)));
    await until('in every sitemap', () => isShown('/sitemaps/posts.xml'));
    await until('in every feed', () => isShown('/rss.xml'));
    await until('on every page', () => isShown('/blog'));
  });

  it('PLT-5 requests still succeed after one replica of a service is killed', async () => {
    const content = (await project.containers()).filter(({ service }) => service === 'content');
    await project.docker('kill', content[0]?.id ?? '');
    const title = `Written with one replica less ${Date.now()}`;
    const statuses: number[] = [];
    for (let request = 0; request < 20; request += 1) {
      statuses.push((await ask(`${url}/api/blog?search=gone${request}`)).status);
      statuses.push((await staff('POST', '/blog', { ...aPost(`${title} ${request}`), status: 'draft' })).status);
    }
    expect(statuses.filter((status) => status >= 400 || status === 0)).toEqual([]);
  });
});
