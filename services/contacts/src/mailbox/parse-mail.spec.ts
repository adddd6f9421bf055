import { getBusyShare } from '@atelier/test-kit/cpu-time';
import { describe, expect, it } from '@jest/globals';
import { aCustomerMail } from '../testing/a-customer-mail.js';
import { parseMail, UnreadableMail } from './parse-mail.js';

const TEN_MEGABYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

describe('mail in the mailbox', () => {
  it(
    'ACON-2 that takes minutes to parse is left unread, while other requests are answered',
    async () => {
      await parseMail(aCustomerMail({}));
      const mail = aCustomerMail({ body: '\n'.repeat(TEN_MEGABYTES / 2) });
      const read = () => expect(parseMail(mail)).rejects.toBeInstanceOf(UnreadableMail);
      expect(await getBusyShare(read)).toBeLessThan(1 / 3);
      expect((await parseMail(aCustomerMail({}))).text).toBe('Tuesday is fine.\n');
    },
    TIMEOUT_MS,
  );
});
