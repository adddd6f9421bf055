import {
  NEWSLETTER_CONSENT,
  newsletterConfirmed,
  newsletterDeleted,
  newsletterSubscribed,
  newsletterUnsubscribed,
} from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const THANKS = 'Thank you! Please check your inbox to confirm your subscription.';
// A new consumer first works off what the broker kept, and a shared broker may have kept much.
const BACKLOG_TIMEOUT_MS = 25_000;
const HOUR_MS = 60 * 60 * 1000;

describe('the newsletter', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const subscribe = (email: string) => contacts.call('POST', '/contact/newsletter', { body: { email } });
  const confirm = (token: string) => contacts.call('POST', '/contact/newsletter/confirm', { body: { token } });
  const unsubscribe = (token: string) => contacts.call('POST', '/contact/newsletter/unsubscribe', { body: { token } });
  const list = async (query: string) => {
    const { body } = await contacts.call('GET', `/contact/newsletter?${query}`, { as: 'support' });
    return body as typeof body & { subscribers: { id: string; email: string; status: string }[] };
  };
  const subscriber = async (email: string) => {
    const found = (await list(`search=${encodeURIComponent(email)}`)).subscribers.find((one) => one.email === email);
    if (found === undefined) throw new Error(`${email} does not subscribe.`);
    return found;
  };
  const mailsTo = async (email: string) => (await contacts.mails()).filter((mail) => mail.includes(`To: ${email}`));
  const mailTo = (email: string, subject: string) =>
    eventually(async () => {
      const mail = (await mailsTo(email)).find((text) => text.includes(`Subject: ${subject}`));
      if (mail === undefined) throw new Error('The mail is not there yet.');
      return mail;
    }, BACKLOG_TIMEOUT_MS);
  const confirmationMail = (email: string) => mailTo(email, 'Please confirm your subscription');
  const tokenIn = (mail: string, path: string) =>
    new RegExp(`http://studio\\.test${path}\\?token=([\\w-]+)`).exec(mail)?.[1] ?? '';
  const confirmTokenOf = async (email: string) => tokenIn(await confirmationMail(email), '/newsletter/confirm');
  const subscribed = async (email: string) => {
    await subscribe(email);
    const token = await confirmTokenOf(email);
    expect((await confirm(token)).status).toBe(200);
    return token;
  };
  const changeAll = (collection: string, fields: Record<string, unknown>) =>
    contacts.inspect((database) => database.collection(collection).updateMany({}, { $set: fields }));

  it('NEWS-1 asks by mail before anybody is subscribed, and records what was agreed to', async () => {
    const answer = await contacts.call('POST', '/contact/newsletter', {
      body: { email: ' Ada@example.com ', source: 'footer' },
    });
    expect([answer.status, answer.body]).toEqual([202, { success: true, message: THANKS }]);
    const token = await confirmTokenOf('Ada@example.com');
    expect(await subscriber('Ada@example.com')).toMatchObject({ status: 'pending', confirmed_at: null });
    expect((await confirm(token)).body).toEqual({ success: true, message: 'Your subscription is confirmed.' });
    expect(await subscriber('Ada@example.com')).toMatchObject({
      status: 'confirmed',
      consent: { wording: NEWSLETTER_CONSENT.version, source: 'footer', given_at: expect.any(String) },
      confirmed_at: expect.any(String),
    });
    expect((await confirm(token)).status).toBe(200);
    const welcome = await mailTo('Ada@example.com', 'You are subscribed to our newsletter');
    expect(tokenIn(welcome, '/newsletter/unsubscribe')).not.toBe('');
  });

  it('NEWS-1 answers the same whether an address is known or not, and mails a subscriber nothing', async () => {
    await subscribed('known@example.com');
    await mailTo('known@example.com', 'You are subscribed');
    const before = (await mailsTo('known@example.com')).length;
    const answers = [await subscribe('KNOWN@example.com'), await subscribe('unknown@example.com')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { success: true, message: THANKS }],
      [202, { success: true, message: THANKS }],
    ]);
    await confirmationMail('unknown@example.com');
    expect((await mailsTo('known@example.com')).length).toBe(before);
    expect((await subscriber('known@example.com')).status).toBe('confirmed');
  });

  it('NEWS-1 keeps one subscriber of one address, also of several requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe('burst@example.com')));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const { subscribers, pagination } = await list('search=burst');
    expect([subscribers.length, pagination]).toEqual([1, expect.objectContaining({ total: 1 })]);
    const [one] = subscribers;
    expect(await eventually(() => publishedEvents(newsletterSubscribed.type, one?.id ?? ''))).toHaveLength(1);
  });

  it('NEWS-1 asks again after ten minutes, and no sooner', async () => {
    await subscribe('again@example.com');
    await confirmationMail('again@example.com');
    await subscribe('again@example.com');
    await changeAll('newsletter_subscribers', { 'consent.givenAt': new Date(Date.now() - HOUR_MS) });
    await subscribe('again@example.com');
    await eventually(async () => expect(await mailsTo('again@example.com')).toHaveLength(2));
    const { id } = await subscriber('again@example.com');
    expect(await publishedEvents(newsletterSubscribed.type, id)).toHaveLength(2);
  });

  it('NEWS-1 keeps tokens as hashes alone, and mails only until they are sent', async () => {
    await subscribe('hashed@example.com');
    const token = await confirmTokenOf('hashed@example.com');
    expect(token.length).toBeGreaterThanOrEqual(43);
    await eventually(async () => {
      const kept = await contacts.inspect(async (database) => {
        const collections = await database.collections();
        return Promise.all(collections.map((collection) => collection.find().toArray()));
      });
      expect(JSON.stringify(kept)).not.toContain(token);
    });
  });

  it.each(['x', 'a'.repeat(43)])('NEWS-1 confirms nobody by the token %s', async (token) => {
    const refused = await confirm(token);
    expect(refused.status).toBe(410);
    expect(refused.body.message).toBe('This confirmation link is not valid any more. Please subscribe again.');
  });

  it('NEWS-1 confirms nobody by a link that is older than a week', async () => {
    await subscribe('late@example.com');
    const token = await confirmTokenOf('late@example.com');
    const expiries = await contacts.inspect((database) =>
      database.collection('newsletter_tokens').find({ purpose: 'confirm' }).toArray(),
    );
    for (const { expiresAt } of expiries) expect(expiresAt - Date.now()).toBeLessThanOrEqual(7 * 24 * HOUR_MS);
    await changeAll('newsletter_tokens', { expiresAt: new Date(Date.now() - 1) });
    expect((await confirm(token)).status).toBe(410);
    expect((await subscriber('late@example.com')).status).toBe('pending');
  });

  it('NEWS-1 unsubscribes by one click from any of its mails, without a page', async () => {
    await subscribed('leaver@example.com');
    const mail = await mailTo('leaver@example.com', 'You are subscribed');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = tokenIn(mail, '/api/contact/newsletter/unsubscribe');
    expect(mail).toMatch(/List-Unsubscribe: ?<http/);
    const address = `${contacts.url}/contact/newsletter/unsubscribe?token=${token}`;
    expect((await fetch(address)).status).toBe(404);
    expect((await subscriber('leaver@example.com')).status).toBe('confirmed');
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'You are unsubscribed.' }]);
    expect(await subscriber('leaver@example.com')).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at: expect.any(String),
    });
  });

  it('NEWS-1 takes the one click as a form of either kind, and an earlier mail’s token too', async () => {
    const first = await subscribed('forms@example.com');
    const token = tokenIn(await confirmationMail('forms@example.com'), '/api/contact/newsletter/unsubscribe');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const address = `${contacts.url}/contact/newsletter/unsubscribe?token=${token}`;
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
    expect((await unsubscribe(token)).status).toBe(200);
    expect((await confirm(first)).status).toBe(410);
    expect((await subscriber('forms@example.com')).status).toBe('unsubscribed');
    await subscribe('forms@example.com');
    expect((await subscriber('forms@example.com')).status).toBe('pending');
  });

  it.each([
    ['a token of nobody', { token: 'a'.repeat(43) }, 410, undefined],
    ['no token', {}, 400, [{ field: 'token', message: 'Token is required' }]],
    ['an unknown field', { token: 'x', email: 'a@b.co' }, 400, [{ field: 'email', message: "Unknown field 'email'" }]],
  ])('NEWS-1 unsubscribes nobody by %s', async (_what, body, status, errors) => {
    const refused = await contacts.call('POST', '/contact/newsletter/unsubscribe', { body });
    expect([refused.status, refused.body.errors]).toEqual([status, errors]);
  });

  it.each(['/contact', '/contact/newsletter', '/contact/newsletter/confirm'])(
    'NEWS-1 takes no form of another site at %s',
    async (path) => {
      for (const body of [new URLSearchParams({ email: 'form@example.com' }), new FormData()])
        expect((await fetch(`${contacts.url}${path}`, { method: 'POST', body })).status).toBe(415);
    },
  );

  it.each([
    [{}, 'email', 'Email is required'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email'],
    [{ email: 'ada@example.com\r\nBcc: eve@example.com' }, 'email', 'Please enter a valid email'],
    [{ email: `${'a'.repeat(243)}@example.com` }, 'email', 'Email is too long'],
    [{ email: 'ok@example.com', source: '<script>' }, 'source', 'Source must be a short word such as footer'],
    [{ email: 'ok@example.com', status: 'confirmed' }, 'status', "Unknown field 'status'"],
  ])('NEWS-1 refuses %j and keeps nothing', async (body, field, message) => {
    const count = () => contacts.inspect((database) => database.collection('newsletter_subscribers').countDocuments());
    const before = await count();
    const refused = await contacts.call('POST', '/contact/newsletter', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
    expect(await count()).toBe(before);
  });

  it('NEWS-1 API-CON lists subscribers by page, status and search, with exact totals', async () => {
    const counted = await contacts.inspect((database) =>
      database.collection('newsletter_subscribers').countDocuments({ status: 'confirmed' }),
    );
    await subscribed('pager.one@lists.example');
    await subscribed('pager.two@lists.example');
    const { subscribers, data, pagination } = await list('limit=1&status=confirmed');
    expect(subscribers).toMatchObject([{ email: 'pager.two@lists.example', status: 'confirmed' }]);
    expect(data).toEqual(subscribers);
    expect(pagination).toEqual({ page: 1, limit: 1, total: counted + 2, totalPages: counted + 2 });
    expect((await list('search=lists&status=all')).pagination).toMatchObject({ total: 2 });
    expect((await list('search=two')).subscribers).toMatchObject([{ email: 'pager.two@lists.example' }]);
    expect((await list('search=.*')).subscribers).toEqual([]);
  });

  it.each([
    ['page=0', 'page', 'Page number must be greater than 0'],
    ['limit=101', 'limit', 'Limit must be between 1 and 100'],
    ['status=gone', 'status', 'Status must be pending, confirmed or unsubscribed'],
    ['sort=email', 'sort', "Unknown field 'sort'"],
  ])('API-PAGE refuses %s', async (query, field, message) => {
    const refused = await contacts.call('GET', `/contact/newsletter?${query}`, { as: 'support' });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('NEWS-1 erases a subscriber, and with it the tokens', async () => {
    await subscribed('erased@example.com');
    const mail = await mailTo('erased@example.com', 'You are subscribed');
    const { id } = await subscriber('erased@example.com');
    const erase = () => contacts.call('DELETE', `/contact/newsletter/${id}`, { as: 'support' });
    expect((await erase()).body).toEqual({ success: true, message: 'Subscriber deleted successfully' });
    expect((await erase()).status).toBe(404);
    expect((await unsubscribe(tokenIn(mail, '/newsletter/unsubscribe'))).status).toBe(410);
    expect((await list('search=erased')).subscribers).toEqual([]);
    const kept = await contacts.inspect((database) =>
      database.collection('newsletter_tokens').countDocuments({ subscriberId: id }),
    );
    expect(kept).toBe(0);
    expect(await eventually(() => publishedEvents(newsletterDeleted.type, id))).toMatchObject([{ data: { id } }]);
  });

  it('PLT-4 tells of each step by identifiers alone', async () => {
    await subscribed('steps@example.com');
    const mail = await mailTo('steps@example.com', 'You are subscribed');
    await unsubscribe(tokenIn(mail, '/newsletter/unsubscribe'));
    const { id } = await subscriber('steps@example.com');
    const steps = await eventually(async () => {
      const types = [newsletterSubscribed, newsletterConfirmed, newsletterUnsubscribed];
      const events = await Promise.all(types.map(({ type }) => publishedEvents(type, id)));
      expect(events.map(({ length }) => length)).toEqual([1, 1, 1]);
      return events.flat();
    });
    expect(steps.map(({ data }) => data)).toEqual([{ id }, { id }, { id }]);
    expect(JSON.stringify(steps)).not.toContain('steps@');
  });
});
