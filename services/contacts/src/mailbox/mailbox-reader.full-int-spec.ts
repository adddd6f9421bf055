import { randomUUID } from 'node:crypto';
import { demanded, eventually, startCuttableServer } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ImapFlow } from 'imapflow';
import { start } from '../index.js';
import { aCustomerMail } from '../testing/a-customer-mail.js';
import { aDeliveryReport } from '../testing/a-delivery-report.js';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { getNewsletter } from '../testing/get-newsletter.js';

const PASSWORD = 'secret';
/** Longer than the interval of five seconds. */
const AN_OUTAGE_MS = 6000;

describe('inbox mailbox on an IMAP server', () => {
  const address = demanded('TEST_IMAP_ADDRESS');
  const [host = '', port = ''] = address.split(':');
  let user: string;
  let customer: ImapFlow;
  let contacts: ContactsUnderTest;
  const url = () => `imap://${user}:${PASSWORD}@${address}/INBOX`;

  beforeEach(async () => {
    user = `inbox-${randomUUID()}`;
    const auth = { user, pass: PASSWORD };
    customer = new ImapFlow({ host, port: Number(port), secure: false, auth, logger: false, disableAutoIdle: true });
    await customer.connect();
    await customer.mailboxOpen('INBOX');
  });
  afterEach(async () => {
    await contacts.stop();
    await customer.logout();
  });

  const startReading = async (pollSeconds: string, mailbox = url()) => {
    contacts = await startContacts({ INBOX_IMAP_URL: mailbox, INBOX_IMAP_POLL_SECONDS: pollSeconds });
  };
  const deliver = (mail: Buffer) => customer.append('INBOX', mail);
  /** Whether each mail is read, in the order of their delivery. */
  const areSeen = async () => {
    await customer.noop();
    const mails = await customer.fetchAll('1:*', { uid: true, flags: true });
    return mails.map(({ flags }) => flags?.has('\\Seen') === true);
  };
  const list = async (id: string) =>
    (await contacts.call('GET', `/contact/${id}/follow-ups`, { as: 'support' })).body.data as unknown as {
      text: string;
    }[];
  const answered = async () => {
    const id = await contacts.send();
    const body = { response: 'Thank you, let us talk on Tuesday.' };
    await contacts.call('POST', `/contact/${id}/response`, { as: 'support', body });
    const inReplyTo = await eventually(async () => {
      const mail = (await contacts.mails()).find((text) => text.includes('let us talk on Tuesday'));
      const [, messageId] = /^Message-ID: <([^>]+)>/m.exec(mail ?? '') ?? [];
      if (messageId === undefined) throw new Error('The mail is not there yet.');
      return messageId;
    });
    return { id, inReplyTo };
  };
  const overdueSeconds = async () => {
    const metrics = await (await fetch(`${contacts.url}/metrics`)).text();
    return Number(/^atelier_mailbox_overdue_seconds\S* (\S+)$/m.exec(metrics)?.[1]);
  };
  const hasTexts = (id: string, ...texts: string[]) =>
    eventually(async () => expect((await list(id)).map(({ text }) => text)).toEqual(texts));

  it('ACON-2 adds answers as the server reports them, marks them as read, and leaves other mails alone', async () => {
    await startReading('3600');
    const { id, inReplyTo } = await answered();
    await deliver(aCustomerMail({ body: 'Between friends.' }));
    await deliver(aCustomerMail({ inReplyTo, body: 'Tuesday is fine.\n\nOn Monday, Atelier wrote:\n> Thank you' }));
    await deliver(aCustomerMail({ inReplyTo, headers: ['Auto-Submitted: auto-replied'], body: 'I am away.' }));
    await hasTexts(id, 'Tuesday is fine.');
    await eventually(async () => expect(await areSeen()).toEqual([false, true, false]));
    await deliver(aCustomerMail({ inReplyTo, body: 'Or Wednesday.' }));
    await hasTexts(id, 'Tuesday is fine.', 'Or Wednesday.');
    const everything = await contacts.inspect(async (database) =>
      JSON.stringify(await Promise.all((await database.collections()).map((one) => one.find().toArray()))),
    );
    expect(everything).not.toMatch(/Between friends|I am away/);
  });

  it('ACON-2 PLT-5 marks an answer that was stored before the process ended, and does not add it again', async () => {
    await startReading('3600');
    const { id, inReplyTo } = await answered();
    await deliver(aCustomerMail({ inReplyTo }));
    await hasTexts(id, 'Tuesday is fine.');
    await eventually(async () => expect(await areSeen()).toEqual([true]));
    await customer.messageFlagsRemove('1', ['\\Seen']);
    await contacts.inspect((database) => database.collection('mailbox_positions').deleteMany());
    const second = await start(contacts.env);
    await eventually(async () => expect(await areSeen()).toEqual([true]));
    await hasTexts(id, 'Tuesday is fine.');
    await deliver(aCustomerMail({ inReplyTo, body: 'Read by two processes.' }));
    await hasTexts(id, 'Tuesday is fine.', 'Read by two processes.');
    await second.stop();
    await hasTexts(id, 'Tuesday is fine.', 'Read by two processes.');
  });

  it('NEWS-1 ends the subscription of an address whose mail is returned, and leaves other reports alone', async () => {
    await startReading('3600');
    const newsletter = getNewsletter(contacts);
    await newsletter.subscribed('gone@example.com');
    const welcome = await newsletter.mailTo('gone@example.com', 'You are subscribed');
    const token = newsletter.tokenIn(welcome, '/api/contact/newsletter/unsubscribe');
    await deliver(aDeliveryReport({}));
    await deliver(aDeliveryReport({ link: `http://studio.test/api/contact/newsletter/unsubscribe?token=${token}` }));
    await eventually(async () => expect(await areSeen()).toEqual([false, true]));
    expect((await newsletter.subscriber('gone@example.com')).status).toBe('unsubscribed');
  });

  it('ACON-2 PLT-5 resumes where it stopped after a network failure', async () => {
    const network = await startCuttableServer(url());
    await startReading('5', network.url);
    const { id, inReplyTo } = await answered();
    await deliver(aCustomerMail({ inReplyTo, body: 'Before.' }));
    await hasTexts(id, 'Before.');
    network.cut();
    await deliver(aCustomerMail({ inReplyTo, body: 'After.' }));
    await new Promise((resolve) => setTimeout(resolve, AN_OUTAGE_MS));
    expect(await list(id)).toHaveLength(1);
    expect(await overdueSeconds()).toBeGreaterThan(0);
    network.mend();
    await hasTexts(id, 'Before.', 'After.');
    await eventually(async () => expect(await overdueSeconds()).toBe(0));
    await network.stop();
  });
});
