import { hasOneWayOut, mailSettings, serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';
import { isSafelyReached, mailboxSettings } from './mailbox/mailbox-address.js';

const MONTHS = 'must be a number of months from 0 (kept until they are deleted) to 120';

export const contactsEnvironment = serviceEnvironment
  .extend({
    ...mailSettings,
    ...mailboxSettings,
    /** Months without a change after which messages are erased, until staff set it. */
    CONTACT_RETENTION_MONTHS: z.coerce.number({ error: MONTHS }).int(MONTHS).min(0, MONTHS).max(120, MONTHS).default(0),
    /** Where customers' answers to responses go; the sender of the mails if absent. */
    INBOX_REPLY_TO: z.email('must be an e-mail address, such as inbox@studio.example').optional(),
  })
  .superRefine(hasOneWayOut)
  .superRefine(isSafelyReached);
export type ContactsEnvironment = z.output<typeof contactsEnvironment>;
