import { changeRecorded, newsletterIssueSent, newsletterUnsubscribed } from '@atelier/contracts';
import { eventually, publishedEvents, startServiceProcess } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { start } from '../../index.js';
import { aDeliveryReport } from '../../testing/a-delivery-report.js';
import { type ContactsUnderTest, startContacts } from '../../testing/contacts-under-test.js';
import { getNewsletter } from '../../testing/get-newsletter.js';
import { NewsletterBouncesService } from '../newsletter-bounces.service.js';
import { NewsletterTokens } from '../newsletter-tokens.js';
import { SubscribersRepository } from '../subscribers.repository.js';
import { BATCH_SIZE } from './newsletter-issue-sender.js';

const MAIN = new URL('../../main.ts', import.meta.url);
const ISSUES = '/contact/newsletter/issues';
const DRAFT = {
  subject: 'What we learned in May',
  content:
    '<h2>Hello</h2><p>Read <a href="/blog/may">the post</a> &amp; reply.</p><p><img src="/media/may.png" alt="A desk"></p><script>alert(1)</script>',
};

interface Issue {
  id: string;
  version: number;
  state: string;
  content: string;
  counts: { recipients: number; sent: number; failed: number; unsubscribed: number; bounced: number };
}

describe('newsletter issues', () => {
  let contacts: ContactsUnderTest;
  let newsletter: ReturnType<typeof getNewsletter>;

  beforeAll(async () => {
    contacts = await startContacts();
    newsletter = getNewsletter(contacts);
  });
  afterAll(() => contacts.stop());
  beforeEach(() =>
    contacts.inspect((database) =>
      Promise.all(
        ['newsletter_subscribers', 'newsletter_counts', 'newsletter_issues', 'newsletter_tokens', 'mails'].map((name) =>
          database.collection(name).deleteMany({}),
        ),
      ),
    ),
  );

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: object = {}) => {
    const { status, body } = await contacts.call(method, `${ISSUES}${path}`, { as: 'support', ...options });
    return { status, message: String(body.message), issue: body.data as unknown as Issue, body };
  };
  const create = async (fields: object = {}) =>
    (await call('POST', '', { body: { ...DRAFT, subject: `Issue ${Math.random()}`, ...fields } })).issue;
  const send = (id: string) => call('POST', `/${id}/send`);
  const sent = (id: string) =>
    eventually(async () => {
      const { issue } = await call('GET', `/${id}`);
      expect(issue.state).toBe('sent');
      return issue;
    });
  /** Subscribers who confirmed long ago, without their mails. */
  const addSubscribers = (emails: readonly string[]) =>
    contacts.inspect(async (database) => {
      const at = new Date(Date.now() - 1000);
      const consent = { givenAt: at, wording: '1', source: 'test' };
      const shared = { status: 'confirmed', consent, confirmedAt: at, unsubscribedAt: null, createdAt: at };
      await database
        .collection('newsletter_subscribers')
        .insertMany(
          emails.map((email) => ({ ...shared, email, emailKey: email, suspicion: null, searchTokens: [email] })),
        );
      await database
        .collection<{ _id: string; count: number }>('newsletter_counts')
        .updateOne({ _id: 'confirmed' }, { $inc: { count: emails.length } }, { upsert: true });
    });
  const inDatabase = (name: string, filter: object) =>
    contacts.inspect((database) => database.collection(name).find(filter).toArray());

  it('NEWS-1 are written by staff, sanitized, and editable while they are drafts', async () => {
    const created = await call('POST', '', { body: DRAFT });
    expect([created.status, created.message]).toEqual([201, 'Draft saved']);
    expect(created.issue).toMatchObject({ state: 'draft', version: 1, counts: { recipients: 0, sent: 0 } });
    expect(created.issue.content).not.toContain('script');
    const { id } = created.issue;
    const body = { subject: 'What we learned in June', content: DRAFT.content };
    const changed = await call('PUT', `/${id}`, { body, headers: { 'if-match': '"1"' } });
    expect(changed.issue).toMatchObject({ subject: 'What we learned in June', version: 2 });
    const late = await call('PUT', `/${id}`, { body, headers: { 'if-match': '"1"' } });
    expect([late.status, late.issue.version]).toEqual([409, 2]);
    const list = await call('GET', '');
    expect(list.body.data).toMatchObject([{ id, subject: 'What we learned in June' }]);
    expect(JSON.stringify(list.body)).not.toContain('the post');
    expect((await call('DELETE', `/${id}`)).message).toBe('Draft deleted successfully');
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it.each([
    [{ content: '<p>Hi</p>' }, 'subject', 'Subject is required'],
    [{ subject: 'Hi', content: '<script>alert(1)</script>' }, 'content', 'Content is required'],
    [{ subject: 'Hi', content: '<p>x</p>', state: 'sent' }, 'state', "Unknown field 'state'"],
  ])('NEWS-1 are rejected as %j', async (body, field, message) => {
    const refused = await call('POST', '', { body });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('NEWS-1 can be previewed as subscribers receive them, and tested with one mail to the author', async () => {
    const { id, subject } = (await call('POST', '', { body: DRAFT })).issue as Issue & { subject: string };
    const { body } = await call('GET', `/${id}/preview`);
    const { from, html, text } = body.data as unknown as { from: string; html: string; text: string };
    expect(from).toMatch(/^.+ <.+@.+>$/);
    expect(html).toContain('<a href="http://studio.test/blog/may"');
    expect(html).toContain('src="http://studio.test/media/may.png"');
    expect(text).toContain(
      'Hello\n\nRead the post (http://studio.test/blog/may) & reply.\n\nA desk (http://studio.test/media/may.png)',
    );
    expect(html).toContain('http://studio.test/newsletter/unsubscribe?token=preview');
    const tested = await call('POST', `/${id}/test`);
    expect(tested.status).toBe(202);
    const address = /to (\S+@\S+)$/.exec(tested.message)?.[1] ?? '';
    const mails = await eventually(async () => {
      const found = (await contacts.mails()).filter((mail) => mail.includes(`Subject: Test: ${subject}`));
      expect(found).toHaveLength(1);
      return found;
    });
    expect(mails[0]).toContain(address);
    expect((await call('GET', `/${id}`)).issue).toMatchObject({ state: 'draft', counts: { sent: 0 } });
  });

  it('NEWS-1 are sent to every confirmed subscriber once, each with a personal unsubscribe link', async () => {
    await addSubscribers(['ada@example.com', 'grace@example.com', 'nobody@refused.invalid']);
    await newsletter.subscribe('undecided@example.com');
    const { id } = (await call('POST', '', { body: DRAFT })).issue;
    const started = await send(id);
    expect([started.status, started.message]).toEqual([202, 'Your newsletter is on its way']);
    expect(started.issue).toMatchObject({ state: 'sending', counts: { recipients: 3 } });
    const again = await send(id);
    expect([again.status, again.message]).toEqual([409, 'This newsletter was already sent.']);
    expect((await sent(id)).counts).toEqual({ recipients: 3, sent: 2, failed: 1, unsubscribed: 0, bounced: 0 });
    expect((await send(id)).status).toBe(409);
    expect((await call('PUT', `/${id}`, { body: DRAFT })).status).toBe(409);
    expect((await call('DELETE', `/${id}`)).status).toBe(409);
    const mails = (await contacts.mails()).filter((mail) => mail.includes(`Subject: ${DRAFT.subject}`));
    expect(mails).toHaveLength(2);
    const tokens = mails.map((mail) => newsletter.tokenIn(mail, '/api/contact/newsletter/unsubscribe'));
    expect(new Set(tokens).size).toBe(2);
    expect(mails.every((mail) => mail.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))).toBe(true);
    expect(tokens).toEqual(mails.map((mail) => newsletter.tokenIn(mail, '/newsletter/unsubscribe')));
    await newsletter.unsubscribe(tokens[0] ?? '');
    await newsletter.unsubscribe(tokens[0] ?? '');
    expect((await call('GET', `/${id}`)).issue.counts.unsubscribed).toBe(1);
    const [told] = await eventually(() => publishedEvents(newsletterIssueSent.type, id));
    expect(told?.data).toEqual({ id, recipients: 3 });
    const recorded = await eventually(() => publishedEvents(changeRecorded.type, id));
    expect(recorded.map(({ data }) => (data as { action: string }).action)).toEqual(['created', 'sent']);
  });

  it('NEWS-1 count each returned mail once, and end the subscription of an address that is wrong', async () => {
    await addSubscribers(['gone@example.com', 'strict@example.com']);
    const { id } = await create();
    await send(id);
    await sent(id);
    const bounce = async (email: string, status: string) => {
      const [mail = ''] = await newsletter.mailsTo(email);
      const token = newsletter.tokenIn(mail, '/api/contact/newsletter/unsubscribe');
      const link = `http://studio.test/api/contact/newsletter/unsubscribe?token=${token}`;
      return contacts.application.get(NewsletterBouncesService).add(aDeliveryReport({ link, status }));
    };
    expect(await bounce('gone@example.com', '5.1.1')).toBe(true);
    expect(await bounce('gone@example.com', '5.1.1')).toBe(true);
    expect(await bounce('strict@example.com', '5.7.1')).toBe(true);
    expect((await call('GET', `/${id}`)).issue.counts).toMatchObject({ sent: 2, unsubscribed: 0, bounced: 2 });
    const find = async (email: string) => {
      const { subscribers } = await newsletter.list('limit=50');
      return subscribers.find((one) => one.email === email);
    };
    const gone = await find('gone@example.com');
    expect(gone).toMatchObject({ status: 'unsubscribed', bounced_at: expect.any(String) });
    expect(await find('strict@example.com')).toMatchObject({ status: 'confirmed', bounced_at: null });
    expect(await eventually(() => publishedEvents(newsletterUnsubscribed.type, gone?.id ?? ''))).toHaveLength(1);
    await newsletter.subscribed('gone@example.com');
    expect(await find('gone@example.com')).toMatchObject({ status: 'confirmed', bounced_at: null });
  });

  it('NEWS-1 are sent to no one if no subscriber is confirmed', async () => {
    const { id } = await create();
    const refused = await send(id);
    expect([refused.status, refused.message]).toEqual([409, 'Nobody has confirmed a subscription yet.']);
    expect((await call('GET', `/${id}`)).issue.state).toBe('draft');
  });

  it('ASET-1 NEWS-1 count a failed mail as sent once staff have sent it again', async () => {
    await addSubscribers(['typed@refused.invalid', 'fine@example.com']);
    const { id } = await create();
    await send(id);
    expect((await sent(id)).counts).toMatchObject({ sent: 1, failed: 1 });
    const [failed] = await inDatabase('mails', { partOf: id, status: 'failed' });
    const corrected = { $set: { 'to.address': 'typed@example.com' } };
    await contacts.inspect((database) =>
      database.collection('mails').updateOne({ partOf: id, status: 'failed' }, corrected),
    );
    expect((await contacts.call('POST', `/contact/mails/${failed?._id}/retry`, { as: 'super_admin' })).status).toBe(
      200,
    );
    await eventually(async () => {
      const { issue } = await call('GET', `/${id}`);
      expect(issue).toMatchObject({ state: 'sent', counts: { recipients: 2, sent: 2, failed: 0 } });
    });
  });

  it('NEWS-1 are not kept for readers who left or were deleted before their mail could leave', async () => {
    await addSubscribers(['leaver@refused.invalid', 'erased@refused.invalid', 'erased@example.com']);
    const { id } = await create();
    await send(id);
    expect((await sent(id)).counts).toMatchObject({ sent: 1, failed: 2 });
    const mailsOf = async (email: string) => inDatabase('mails', { 'to.address': email });
    const getId = async (email: string) => String((await inDatabase('newsletter_subscribers', { email }))[0]?._id);
    const leaver = await getId('leaver@refused.invalid');
    await newsletter.unsubscribe(await contacts.application.get(NewsletterTokens).issue(leaver, 'unsubscribe'));
    expect(await mailsOf('leaver@refused.invalid')).toEqual([]);
    for (const email of ['erased@refused.invalid', 'erased@example.com']) {
      await contacts.call('DELETE', `/contact/newsletter/${await getId(email)}`, { as: 'support' });
      expect(await mailsOf(email)).toEqual([]);
      expect(await newsletter.mailsTo(email)).toEqual([]);
    }
  });

  it('NEWS-1 are not sent to a reader who leaves while the mails are being queued', async () => {
    await addSubscribers(['stays@example.com', 'leaves@example.com']);
    const [leaver] = await inDatabase('newsletter_subscribers', { email: 'leaves@example.com' });
    const token = await contacts.application.get(NewsletterTokens).issue(String(leaver?._id), 'unsubscribe');
    const subscribers = contacts.application.get(SubscribersRepository);
    const read = subscribers.confirmedAfter.bind(subscribers);
    jest.spyOn(subscribers, 'confirmedAfter').mockImplementationOnce(async (...range) => {
      const readers = await read(...range);
      expect((await newsletter.unsubscribe(token)).status).toBe(200);
      return readers;
    });
    const { id } = await create();
    await send(id);
    expect((await sent(id)).counts).toMatchObject({ recipients: 1, sent: 1 });
    jest.restoreAllMocks();
    expect(await newsletter.mailsTo('leaves@example.com')).toEqual([]);
  });

  it('NEWS-1 are sent although an earlier one fails', async () => {
    await addSubscribers(['patient@example.com']);
    const broken = await create();
    await contacts.inspect((database) =>
      database
        .collection('newsletter_issues')
        .updateOne({ subject: { $exists: true } }, { $set: { content: 0, state: 'sending', sentAt: new Date() } }),
    );
    const { id } = await create();
    await send(id);
    expect((await sent(id)).counts.sent).toBe(1);
    expect(await inDatabase('mails', { partOf: broken.id })).toEqual([]);
  });

  it('NEWS-1 reach each subscriber once if a process is killed midway, and skip those who have unsubscribed', async () => {
    const total = BATCH_SIZE + 150;
    await addSubscribers(Array.from({ length: total }, (_one, place) => `reader-${place}@example.com`));
    const { id } = await create();
    const killed = await startServiceProcess(MAIN, contacts.env);
    await send(id);
    const queued = await eventually(async () => {
      const found = await inDatabase('newsletter_tokens', { issueId: id });
      expect(found).not.toEqual([]);
      return found;
    });
    const leaver = `reader-${total - 1}@example.com`;
    await contacts.inspect((database) =>
      database.collection('newsletter_subscribers').updateOne({ email: leaver }, { $set: { status: 'unsubscribed' } }),
    );
    await killed.kill();
    expect(queued.length).toBeLessThan(total);
    const again = await start(contacts.env);
    const { counts } = await sent(id);
    await again.stop();
    expect(counts).toEqual({ recipients: total - 1, sent: total - 1, failed: 0, unsubscribed: 0, bounced: 0 });
    const tokens = await inDatabase('newsletter_tokens', { issueId: id });
    expect(new Set(tokens.map(({ subscriberId }) => subscriberId)).size).toBe(total - 1);
    expect(tokens).toHaveLength(total - 1);
    const addresses = (await inDatabase('mails', { partOf: id })).map(({ to }) => (to as { address: string }).address);
    expect(new Set(addresses).size).toBe(total - 1);
    expect(addresses).not.toContain(leaver);
  });
});
