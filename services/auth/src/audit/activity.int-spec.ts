import { randomUUID } from 'node:crypto';
import {
  type ActivityEntry,
  type Admin,
  activityList,
  changeRecorded,
  notificationList,
  reviewApproved,
  reviewRequested,
  reviewReturned,
  submissionAssigned,
  submissionCommented,
  submissionFollowedUp,
  submissionReceived,
  versionFailing,
  webhookDisabled,
} from '@atelier/contracts';
import { timeOrderedId } from '@atelier/service-kit';
import { anEvent, eventually, publishEvent } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';
import { rebuild } from './rebuild.js';

const head = aMember({ email: 'head@atelier.test', firstName: 'Hanna', lastName: 'Head', role: 'super_admin' });
const support = aMember({ email: 'sam@atelier.test', role: 'support' });
const suspended = aMember({ email: 'sue@atelier.test', role: 'support' });
const viewer = aMember({ email: 'vera@atelier.test', role: 'viewer' });

type Recorded = typeof changeRecorded.data._zod.input;

const aChange = (fields: Partial<Recorded> = {}): Recorded => ({
  actor: { id: 'ada', name: 'Ada Author', kind: 'staff' },
  action: 'updated',
  resource: 'blog',
  item: { kind: 'post', id: `post-${randomUUID()}`, title: 'Quiet releases' },
  changes: [{ field: 'title', before: 'Loud releases', after: 'Quiet releases' }],
  requestId: 'request-1',
  at: new Date().toISOString(),
  ...fields,
});

const published = async (data: Recorded) => {
  const event = { ...anEvent(changeRecorded, data, { subject: data.item.id }), id: timeOrderedId() };
  await publishEvent(event);
  return event;
};

describe('audit trail', () => {
  let auth: AuthUnderTest;
  let tokens: Record<'head' | 'support' | 'viewer', string>;

  beforeAll(async () => {
    auth = await startAuthUnderTest([head, support, suspended, viewer]);
    const getToken = async (member: typeof head) => (await auth.signIn(member)).token;
    tokens = { head: await getToken(head), support: await getToken(support), viewer: await getToken(viewer) };
  });
  afterAll(() => auth.stop());

  const list = async (query: Record<string, string | undefined>, as: keyof typeof tokens = 'head') => {
    const sent = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const answer = await auth.call('GET', `/activity?${new URLSearchParams(sent)}`, { token: tokens[as] });
    expect(answer.status).toBe(200);
    return activityList.parse(answer.body);
  };
  const arrived = (item: string, count = 1): Promise<ActivityEntry[]> =>
    eventually(async () => {
      const { data } = await list({ item });
      expect(data).toHaveLength(count);
      return data;
    });

  it('ASET-1 is rebuilt from its events, each entry once, and keeps entries older than the events', async () => {
    const old = aChange();
    const changes = Array.from({ length: 5 }, () => aChange());
    const items = [old, ...changes].map(({ item }) => item.id);
    const stored = () =>
      auth.inspect((db) =>
        db
          .collection('activity')
          .find({ 'item.id': { $in: items } })
          .sort({ _id: 1 })
          .toArray(),
      );
    await published(old);
    await arrived(old.item.id);
    const from = new Date().toISOString();
    for (const change of changes) await publishEvent(await published(change));
    for (const { item } of changes) await arrived(item.id);
    const before = await stored();
    const lost = before.slice(-3).map(({ _id }) => _id);
    await auth.inspect((db) => db.collection('activity').deleteMany({ _id: { $in: lost } }));
    const live = published(aChange());
    const report = await rebuild(auth.env, { from, isDryRun: false, onProgress: () => undefined });
    expect(report.different).toBeGreaterThanOrEqual(lost.length);
    expect(await stored()).toEqual(before);
    await arrived((await live).subject);
  });

  it('ASET-1 stores each change once, however often its event is delivered, including across a restart', async () => {
    const change = aChange();
    const event = await published(change);
    await publishEvent(event);
    const [entry] = await arrived(change.item.id);
    expect(entry).toMatchObject({ id: event.id, actor: change.actor, changes: change.changes, requestId: 'request-1' });
    await auth.restart();
    await publishEvent(event);
    const later = aChange({ item: { ...change.item, title: 'Later' } });
    await published(later);
    expect((await arrived(change.item.id, 2)).map(({ item }) => item.title)).toEqual(['Later', 'Quiet releases']);
  });

  it('ASET-1 shows entries only for resources that the reader may read, and rejects a filter on others', async () => {
    const item = { kind: 'mixed', id: `mixed-${randomUUID()}`, title: 'Everything' };
    for (const resource of ['blog', 'contact', 'users'] as const) await published(aChange({ item, resource }));
    await arrived(item.id, 3);
    const seenBy = async (as: keyof typeof tokens) =>
      (await list({ item: item.id }, as)).data.map(({ resource }) => resource);
    expect(await seenBy('support')).toEqual(['contact']);
    expect(await seenBy('viewer')).toEqual(['blog']);
    expect((await auth.call('GET', '/activity?resource=users', { token: tokens.viewer })).status).toBe(403);
    expect((await auth.call('GET', '/activity')).status).toBe(401);
  });

  it('ASET-1 paginates from the last entry, and filters by person, action, time, and words of the title', async () => {
    const id = `paged-${randomUUID()}`;
    const actor = { id: `actor-${id}`, name: 'Paul Pager', kind: 'staff' as const };
    for (const title of ['First step', 'Second step', 'Third leap'])
      await published(aChange({ actor, item: { kind: 'post', id, title } }));
    await published(aChange({ actor, action: 'deleted', item: { kind: 'post', id, title: 'Fourth' } }));
    await arrived(id, 4);
    const first = await list({ actor: actor.id, limit: '3' });
    expect([first.data.map(({ item }) => item.title), first.hasMore]).toEqual([
      ['Fourth', 'Third leap', 'Second step'],
      true,
    ]);
    const second = await list({ actor: actor.id, limit: '3', before: first.data.at(-1)?.id });
    expect([second.data.map(({ item }) => item.title), second.hasMore]).toEqual([['First step'], false]);
    const titles = async (query: Record<string, string>) =>
      (await list({ item: id, ...query })).data.map(({ item }) => item.title);
    expect(await titles({ action: 'deleted' })).toEqual(['Fourth']);
    expect(await titles({ search: 'STEP sec' })).toEqual(['Second step']);
    const [hourAgo, inAnHour] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    expect(await titles({ from: hourAgo ?? '', to: inAnHour ?? '' })).toHaveLength(4);
    expect(await titles({ to: hourAgo ?? '' })).toEqual([]);
    expect(await titles({ from: inAnHour ?? '' })).toEqual([]);
  });

  it('ASET-1 exports one row per changed field, for staff who may read users', async () => {
    const change = aChange({
      item: { kind: 'post', id: `csv-${randomUUID()}`, title: '=1+1' },
      changes: [
        { field: 'title', before: 'Old', after: '=1+1' },
        { field: 'featured', before: false, after: true },
      ],
    });
    await published(change);
    await arrived(change.item.id);
    const call = (token: string) =>
      fetch(auth.getUrl(`/activity/export?item=${change.item.id}`), { headers: { authorization: `Bearer ${token}` } });
    const answer = await call(tokens.head);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toContain('at,actor,actor_kind,actor_id,action');
    expect(lines.slice(1).map((line) => line.split(',').slice(-6, -2).join('|'))).toEqual([
      "'=1+1|title|Old|'=1+1",
      "'=1+1|featured|false|true",
    ]);
    expect((await call(tokens.viewer)).status).toBe(403);
  });

  it('ASET-1 records sign-ins, including failed ones, and changes to staff', async () => {
    const me = await auth.call('GET', '/auth/me', { token: tokens.viewer });
    const { id } = (me.body.data as { admin: Admin }).admin;
    await auth.call('POST', '/auth/login', { body: { email: viewer.email, password: 'not-hers-at-all' } });
    await arrived(id, 2);
    await auth.call('PUT', `/auth/users/${id}`, { token: tokens.head, body: { lastName: 'Viewer' } });
    const [changed, refused, signedIn] = await arrived(id, 3);
    expect(signedIn).toMatchObject({ action: 'signed_in', actor: { id, name: 'Edda Editor', kind: 'staff' } });
    expect(refused).toMatchObject({ action: 'sign_in_failed', actor: { kind: 'system' }, note: 'at the password' });
    expect(changed).toMatchObject({
      actor: { name: 'Hanna Head' },
      action: 'updated',
      changes: [{ field: 'lastName', before: 'Editor', after: 'Viewer' }],
    });
    expect((await list({ item: id }, 'support')).data).toEqual([]);
  });

  it('SHELL-1 notifies only staff who may read messages of a new message, without its sender', async () => {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const event = anEvent(
      submissionReceived,
      { id, serviceInterest: 'web_development', status: 'new' },
      { subject: id },
    );
    await publishEvent(event);
    await publishEvent(event);
    const told = async (as: keyof typeof tokens) => {
      const { body } = await auth.call('GET', '/notifications', { token: tokens[as] });
      return notificationList.parse(body).data.filter(({ path }) => path.includes(id));
    };
    const [notification, ...repeated] = await eventually(async () => {
      const found = await told('support');
      expect(found).not.toEqual([]);
      return found;
    });
    expect(repeated).toEqual([]);
    expect(notification).toMatchObject({ kind: 'message', title: 'New message', text: 'Web Development' });
    expect(await told('viewer')).toEqual([]);
  });

  it('SHELL-1 notifies only the assignee of an assigned message, and mails them its address', async () => {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const [samId, headId] = await Promise.all(
      [support, head].map(async ({ email }) => String((await auth.record(email))?._id)),
    );
    const message = { id, serviceInterest: 'web_development', status: 'new' } as const;
    const assign = (assigneeId: string | null, assignerId: string | null) =>
      publishEvent(anEvent(submissionAssigned, { ...message, assigneeId, assignerId }, { subject: id }));
    const told = async (as: keyof typeof tokens) => {
      const { body } = await auth.call('GET', '/notifications', { token: tokens[as] });
      return notificationList.parse(body).data.filter(({ path }) => path === `/admin/contacts?open=${id}`);
    };
    await assign(samId ?? null, samId ?? null);
    await assign(null, headId ?? null);
    await assign(samId ?? null, headId ?? null);
    const found = await eventually(async () => {
      const notifications = await told('support');
      expect(notifications).not.toEqual([]);
      return notifications;
    });
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ['A message was assigned to you', 'Web Development'],
    ]);
    expect(await told('head')).toEqual([]);
    const mails = await eventually(async () => {
      const sent = await auth.mailsTo(support.email, 'was assigned to you');
      expect(sent).not.toEqual([]);
      return sent;
    });
    expect(mails).toEqual([expect.stringContaining(`/admin/contacts?open=${id}`)]);
  });

  it('ACON-2 SHELL-1 notifies each mentioned colleague once, in the bell and by mail, but not the author', async () => {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const idOf = async ({ email }: typeof head) => String((await auth.record(email))?._id);
    await auth.record(suspended.email, { suspended: true });
    const mentionedIds = await Promise.all([support, viewer, suspended, head].map(idOf));
    const data = { id, commentId: 'c1', authorId: await idOf(head), mentionedIds: [...mentionedIds, 'nobody'] };
    const event = { ...anEvent(submissionCommented, data, { subject: id }), id: timeOrderedId() };
    await publishEvent(event);
    await publishEvent(event);
    const mailsOf = ({ email }: typeof head) => auth.mailsTo(email, 'mentioned you in a comment');
    await eventually(async () => expect(await mailsOf(support)).not.toEqual([]));
    expect(await mailsOf(support)).toEqual([expect.stringContaining(`/admin/contacts?open=${id}`)]);
    for (const member of [viewer, suspended, head]) expect(await mailsOf(member)).toEqual([]);
    const { body } = await auth.call('GET', '/notifications', { token: tokens.support });
    const told = notificationList.parse(body).data.filter(({ path }) => path === `/admin/contacts?open=${id}`);
    expect(told.map(({ title }) => title)).toEqual(['You were mentioned in a comment']);
    const stored = await auth.inspect((db) =>
      db
        .collection('notifications')
        .find({ path: `/admin/contacts?open=${id}` })
        .toArray(),
    );
    expect(stored.map(({ userId }) => userId)).toEqual([await idOf(support)]);
  });

  it('ACON-2 SHELL-1 notifies the assignee of a customer’s answer, or everyone who reads messages', async () => {
    const samId = String((await auth.record(support.email))?._id);
    const followedUp = async (assigneeId: string | null) => {
      const id = randomUUID().replaceAll('-', '').slice(0, 24);
      const data = { id, serviceInterest: 'web_development', status: 'new', followUpId: 'f1', assigneeId } as const;
      await publishEvent({ ...anEvent(submissionFollowedUp, data, { subject: id }), id: timeOrderedId() });
      return `/admin/contacts?open=${id}`;
    };
    const told = async (as: keyof typeof tokens, wanted: string) => {
      const { body } = await auth.call('GET', '/notifications', { token: tokens[as] });
      return notificationList.parse(body).data.filter(({ path }) => path === wanted);
    };
    const [assigned, unassigned] = [await followedUp(samId), await followedUp(null)];
    for (const path of [assigned, unassigned])
      await eventually(async () =>
        expect(await told('support', path)).toMatchObject([{ title: 'A customer answered', text: 'Web Development' }]),
      );
    expect(await told('head', assigned)).toEqual([]);
    expect(await told('head', unassigned)).toHaveLength(1);
    await eventually(async () => {
      const mails = await auth.mailsTo(support.email, 'The customer replied');
      expect(mails).toEqual([expect.stringContaining(assigned)]);
    });
  });

  it('ABLG-2 SHELL-1 notifies publishers of a requested review, and the requester of the answer', async () => {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const path = `/admin/blog/${id}/edit`;
    const idOf = async ({ email }: typeof head) => String((await auth.record(email))?._id);
    await auth.record(viewer.email, { permissions: { blog: { read: true, write: true, publish: false } } });
    const facts = {
      id,
      kind: 'post',
      resource: 'blog',
      title: 'Quiet releases',
      requestedById: await idOf(viewer),
    } as const;
    const titles = async (as: keyof typeof tokens) => {
      const { body } = await auth.call('GET', '/notifications', { token: tokens[as] });
      return notificationList
        .parse(body)
        .data.filter((one) => one.path === path)
        .map(({ title }) => title);
    };
    const requested = { ...anEvent(reviewRequested, facts, { subject: 'quiet' }), id: timeOrderedId() };
    await publishEvent(requested);
    await publishEvent(requested);
    await eventually(async () => expect(await titles('head')).toEqual(['A review was requested']));
    expect([await titles('viewer'), await titles('support')]).toEqual([[], []]);
    const answer = { ...facts, actorId: await idOf(head) };
    await publishEvent({ ...anEvent(reviewReturned, answer, { subject: 'quiet' }), id: timeOrderedId() });
    await publishEvent({ ...anEvent(reviewApproved, answer, { subject: 'quiet' }), id: timeOrderedId() });
    await eventually(async () =>
      expect((await titles('viewer')).sort()).toEqual(['Your work was approved', 'Your work was returned with a note']),
    );
    expect(await titles('head')).toEqual(['A review was requested']);
    await eventually(async () => {
      const mails = await auth.mailsTo(head.email, 'asked for a review');
      expect(mails).toEqual([expect.stringContaining(path)]);
    });
  });

  it('SHELL-1 notifies staff of scheduled publications, but not of publications by staff', async () => {
    const item = { kind: 'post', id: `due-${randomUUID()}`, title: 'Due today' };
    await published(aChange({ action: 'published', item }));
    await published(aChange({ action: 'published', item, actor: { id: null, name: 'Atelier', kind: 'system' } }));
    await arrived(item.id, 2);
    const { body } = await auth.call('GET', '/notifications', { token: tokens.viewer });
    const told = notificationList.parse(body).data.filter(({ text }) => text === 'Due today');
    expect(told.map(({ title }) => title)).toEqual(['Published as scheduled']);
  });

  it('SHELL-1 PLT-3 notifies readers of releases of a failing version and of its withdrawal', async () => {
    const remote = `mfe-${randomUUID().slice(0, 8)}`;
    const failing = { remote, version: '2.0.0', phase: 'render', message: 'title is undefined' };
    await publishEvent({ ...anEvent(versionFailing, failing), id: timeOrderedId() });
    const withdrawn = aChange({
      actor: { id: null, name: 'Atelier', kind: 'system' },
      action: 'rolled_back',
      resource: 'releases',
      item: { kind: 'channel', id: `${remote}:live`, title: `${remote} (live)` },
      changes: [{ field: 'release', before: '2.0.0', after: '1.0.0' }],
      note: 'Withdrawn because it failed',
    });
    await published(withdrawn);
    await published({ ...withdrawn, actor: { id: 'ada', name: 'Ada Author', kind: 'staff' } });
    await arrived(`${remote}:live`, 2);
    const told = async (as: keyof typeof tokens) => {
      const { body } = await auth.call('GET', '/notifications', { token: tokens[as] });
      return notificationList.parse(body).data.filter(({ path }) => path === `/admin/releases?remote=${remote}`);
    };
    await eventually(async () =>
      expect((await told('head')).map(({ title, text }) => [title, text]).sort()).toEqual([
        [`${remote} (live): 2.0.0 was withdrawn`, 'Withdrawn because it failed'],
        [`${remote} 2.0.0 fails`, 'render: title is undefined'],
      ]),
    );
    expect(await told('viewer')).toEqual([]);
  });

  it('SHELL-1 PLT-6 notifies readers of settings of a disabled webhook', async () => {
    const id = randomUUID();
    const event = anEvent(webhookDisabled, { id, description: 'Partner', reason: 'failing' });
    await publishEvent({ ...event, id: timeOrderedId() });
    const told = async (as: keyof typeof tokens) => {
      const { body } = await auth.call('GET', '/notifications', { token: tokens[as] });
      return notificationList.parse(body).data.filter(({ path }) => path === `/admin/settings/webhooks/${id}`);
    };
    await eventually(async () =>
      expect(await told('head')).toMatchObject([
        { title: 'The webhook Partner was disabled', text: 'Every delivery failed for five days' },
      ]),
    );
    expect(await told('viewer')).toEqual([]);
  });
});
