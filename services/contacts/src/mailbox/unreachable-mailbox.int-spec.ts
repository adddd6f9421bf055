import { eventually } from '@atelier/test-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const METRIC = /^atelier_mailbox_overdue_seconds\S* (\S+)$/m;

describe('unreachable mailbox', () => {
  let contacts: ContactsUnderTest;
  afterEach(() => contacts.stop());

  const readMetrics = async () => (await fetch(`${contacts.url}/metrics`)).text();

  it('PLT-8 is overdue in the metrics, and does not stop the service', async () => {
    contacts = await startContacts({ INBOX_IMAP_URL: 'imap://inbox:secret@127.0.0.1:1/INBOX' });
    await eventually(async () => expect(Number(METRIC.exec(await readMetrics())?.[1])).toBeGreaterThan(0.1));
    expect((await fetch(`${contacts.url}/health/ready`)).status).toBe(200);
  });

  it('PLT-8 has no metric if no mailbox is configured', async () => {
    contacts = await startContacts();
    expect(await readMetrics()).not.toMatch(METRIC);
  });
});
