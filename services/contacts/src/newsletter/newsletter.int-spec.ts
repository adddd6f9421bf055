import {
  NEWSLETTER_CONSENT,
  newsletterConfirmed,
  newsletterSubscribed,
  newsletterUnsubscribed,
} from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { getNewsletter } from '../testing/get-newsletter.js';

const THANKS = 'Thank you! Please check your inbox to confirm your subscription.';
const HOUR_MS = 60 * 60 * 1000;

describe('newsletter', () => {
  let contacts: ContactsUnderTest;
  let newsletter: ReturnType<typeof getNewsletter>;

  beforeAll(async () => {
    contacts = await startContacts();
    newsletter = getNewsletter(contacts);
  });
  afterAll(() => contacts.stop());

  it('NEWS-1 requires confirmation by mail before subscribing anyone, and records the consent', async () => {
    const answer = await contacts.call('POST', '/contact/newsletter', {
      body: { email: ' Ada@example.com ', source: 'footer' },
    });
    expect([answer.status, answer.body]).toEqual([202, { success: true, message: THANKS }]);
    const token = await newsletter.getConfirmToken('Ada@example.com');
    expect(await newsletter.subscriber('Ada@example.com')).toMatchObject({ status: 'pending', confirmed_at: null });
    expect((await newsletter.confirm(token)).body).toEqual({
      success: true,
      message: 'Your subscription is confirmed.',
    });
    expect(await newsletter.subscriber('Ada@example.com')).toMatchObject({
      status: 'confirmed',
      consent: { wording: NEWSLETTER_CONSENT.version, source: 'footer', given_at: expect.any(String) },
      confirmed_at: expect.any(String),
    });
    expect((await newsletter.confirm(token)).status).toBe(200);
    const welcome = await newsletter.mailTo('Ada@example.com', 'You are subscribed to our newsletter');
    expect(newsletter.tokenIn(welcome, '/newsletter/unsubscribe')).not.toBe('');
  });

  it('NEWS-1 gives the same answer for known and unknown addresses, and mails existing subscribers nothing', async () => {
    await newsletter.subscribed('known@example.com');
    await newsletter.mailTo('known@example.com', 'You are subscribed');
    const before = (await newsletter.mailsTo('known@example.com')).length;
    const answers = [
      await newsletter.subscribe('KNOWN@example.com'),
      await newsletter.subscribe('unknown@example.com'),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { success: true, message: THANKS }],
      [202, { success: true, message: THANKS }],
    ]);
    await newsletter.confirmationMail('unknown@example.com');
    expect((await newsletter.mailsTo('known@example.com')).length).toBe(before);
    expect((await newsletter.subscriber('known@example.com')).status).toBe('confirmed');
  });

  it('NEWS-1 stores one subscriber per address, even from several concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => newsletter.subscribe('burst@example.com')));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const { subscribers, pagination } = await newsletter.list('search=burst');
    expect([subscribers.length, pagination]).toEqual([1, expect.objectContaining({ total: 1 })]);
    const [one] = subscribers;
    expect(await eventually(() => publishedEvents(newsletterSubscribed.type, one?.id ?? ''))).toHaveLength(1);
  });

  it('NEWS-1 sends another confirmation mail after ten minutes at the earliest', async () => {
    await newsletter.subscribe('again@example.com');
    await newsletter.confirmationMail('again@example.com');
    await newsletter.subscribe('again@example.com');
    await newsletter.changeAll('newsletter_subscribers', { 'consent.givenAt': new Date(Date.now() - HOUR_MS) });
    await newsletter.subscribe('again@example.com');
    await eventually(async () => expect(await newsletter.mailsTo('again@example.com')).toHaveLength(2));
    const { id } = await newsletter.subscriber('again@example.com');
    expect(await publishedEvents(newsletterSubscribed.type, id)).toHaveLength(2);
  });

  it('NEWS-1 stores tokens only as hashes, and mails only until they are sent', async () => {
    await newsletter.subscribe('hashed@example.com');
    const token = await newsletter.getConfirmToken('hashed@example.com');
    expect(token.length).toBeGreaterThanOrEqual(43);
    await eventually(async () => {
      const kept = await contacts.inspect(async (database) => {
        const collections = await database.collections();
        return Promise.all(collections.map((collection) => collection.find().toArray()));
      });
      expect(JSON.stringify(kept)).not.toContain(token);
    });
  });

  it.each(['x', 'a'.repeat(43)])('NEWS-1 rejects a confirmation with the token %s', async (token) => {
    const refused = await newsletter.confirm(token);
    expect(refused.status).toBe(410);
    expect(refused.body.message).toBe('This confirmation link is not valid any more. Please subscribe again.');
  });

  it('NEWS-1 rejects a confirmation link older than a week', async () => {
    await newsletter.subscribe('late@example.com');
    const token = await newsletter.getConfirmToken('late@example.com');
    const expiries = await contacts.inspect((database) =>
      database.collection('newsletter_tokens').find({ purpose: 'confirm' }).toArray(),
    );
    for (const { expiresAt } of expiries) expect(expiresAt - Date.now()).toBeLessThanOrEqual(7 * 24 * HOUR_MS);
    await newsletter.changeAll('newsletter_tokens', { expiresAt: new Date(Date.now() - 1) });
    expect((await newsletter.confirm(token)).status).toBe(410);
    expect((await newsletter.subscriber('late@example.com')).status).toBe('pending');
  });

  it('NEWS-1 unsubscribes with one click from any of its mails, without a page', async () => {
    await newsletter.subscribed('leaver@example.com');
    const mail = await newsletter.mailTo('leaver@example.com', 'You are subscribed');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const token = newsletter.tokenIn(mail, '/api/contact/newsletter/unsubscribe');
    expect(mail).toMatch(/List-Unsubscribe: ?<http/);
    const address = `${contacts.url}/contact/newsletter/unsubscribe?token=${token}`;
    expect((await fetch(address)).status).toBe(404);
    expect((await newsletter.subscriber('leaver@example.com')).status).toBe('confirmed');
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: 'You are unsubscribed.' }]);
    expect(await newsletter.subscriber('leaver@example.com')).toMatchObject({
      status: 'unsubscribed',
      unsubscribed_at: expect.any(String),
    });
  });

  it('NEWS-1 accepts one-click forms of both content types, and the token of an earlier mail', async () => {
    const first = await newsletter.subscribed('forms@example.com');
    const token = newsletter.tokenIn(
      await newsletter.confirmationMail('forms@example.com'),
      '/api/contact/newsletter/unsubscribe',
    );
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const address = `${contacts.url}/contact/newsletter/unsubscribe?token=${token}`;
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
    expect((await newsletter.unsubscribe(token)).status).toBe(200);
    expect((await newsletter.confirm(first)).status).toBe(410);
    expect((await newsletter.subscriber('forms@example.com')).status).toBe('unsubscribed');
    await newsletter.subscribe('forms@example.com');
    expect((await newsletter.subscriber('forms@example.com')).status).toBe('pending');
  });

  it.each([
    ['a token of nobody', { token: 'a'.repeat(43) }, 410, undefined],
    ['no token', {}, 400, [{ field: 'token', message: 'Token is required' }]],
    ['an unknown field', { token: 'x', email: 'a@b.co' }, 400, [{ field: 'email', message: "Unknown field 'email'" }]],
  ])('NEWS-1 rejects an unsubscribe with %s', async (_what, body, status, errors) => {
    const refused = await contacts.call('POST', '/contact/newsletter/unsubscribe', { body });
    expect([refused.status, refused.body.errors]).toEqual([status, errors]);
  });

  it.each(['/contact', '/contact/newsletter', '/contact/newsletter/confirm'])(
    'NEWS-1 rejects form submissions from other sites at %s',
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
  ])('NEWS-1 rejects %j and stores nothing', async (body, field, message) => {
    const count = () => contacts.inspect((database) => database.collection('newsletter_subscribers').countDocuments());
    const before = await count();
    const refused = await contacts.call('POST', '/contact/newsletter', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
    expect(await count()).toBe(before);
  });

  it('PLT-4 publishes each step with identifiers only', async () => {
    await newsletter.subscribed('steps@example.com');
    const mail = await newsletter.mailTo('steps@example.com', 'You are subscribed');
    await newsletter.unsubscribe(newsletter.tokenIn(mail, '/newsletter/unsubscribe'));
    const { id } = await newsletter.subscriber('steps@example.com');
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
