import { newsletterDeleted } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { getNewsletter } from '../testing/get-newsletter.js';

describe('subscriber list for staff', () => {
  let contacts: ContactsUnderTest;
  let newsletter: ReturnType<typeof getNewsletter>;

  beforeAll(async () => {
    contacts = await startContacts();
    newsletter = getNewsletter(contacts);
  });
  afterAll(() => contacts.stop());

  it('NEWS-1 API-CON lists subscribers by page, status, and search, with exact totals', async () => {
    const counted = await contacts.inspect((database) =>
      database.collection('newsletter_subscribers').countDocuments({ status: 'confirmed' }),
    );
    await newsletter.subscribed('pager.one@lists.example');
    await newsletter.subscribed('pager.two@lists.example');
    const { subscribers, data, pagination } = await newsletter.list('limit=1&status=confirmed');
    expect(subscribers).toMatchObject([{ email: 'pager.two@lists.example', status: 'confirmed' }]);
    expect(data).toEqual(subscribers);
    expect(pagination).toEqual({ page: 1, limit: 1, total: counted + 2, totalPages: counted + 2 });
    expect((await newsletter.list('search=lists&status=all')).pagination).toMatchObject({ total: 2 });
    expect((await newsletter.list('search=two')).subscribers).toMatchObject([{ email: 'pager.two@lists.example' }]);
    expect((await newsletter.list('search=.*')).subscribers).toEqual([]);
  });

  it.each([
    ['page=0', 'page', 'Page number must be greater than 0'],
    ['limit=101', 'limit', 'Limit must be between 1 and 100'],
    ['status=gone', 'status', 'Status must be pending, confirmed, unsubscribed or quarantined'],
    ['sort=email', 'sort', "Unknown field 'sort'"],
  ])('API-PAGE rejects %s', async (query, field, message) => {
    const refused = await contacts.call('GET', `/contact/newsletter?${query}`, { as: 'support' });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('NEWS-1 erases a subscriber and their tokens', async () => {
    await newsletter.subscribed('erased@example.com');
    const mail = await newsletter.mailTo('erased@example.com', 'You are subscribed');
    const { id } = await newsletter.subscriber('erased@example.com');
    const erase = () => contacts.call('DELETE', `/contact/newsletter/${id}`, { as: 'support' });
    expect((await erase()).body).toEqual({ success: true, message: 'Subscriber deleted successfully' });
    expect((await erase()).status).toBe(404);
    expect((await newsletter.unsubscribe(newsletter.tokenIn(mail, '/newsletter/unsubscribe'))).status).toBe(410);
    expect((await newsletter.list('search=erased')).subscribers).toEqual([]);
    const kept = await contacts.inspect((database) =>
      database.collection('newsletter_tokens').countDocuments({ subscriberId: id }),
    );
    expect(kept).toBe(0);
    expect(await eventually(() => publishedEvents(newsletterDeleted.type, id))).toMatchObject([{ data: { id } }]);
  });
});
