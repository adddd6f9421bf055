import { serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

const MAIL_CHOICE =
  'SMTP_URL (a mail server, such as smtp://127.0.0.1:1025) or MAIL_DIR (a directory that keeps mails)';

/** Mail leaves by exactly one way: a mail server, or a directory that keeps each mail as a file. */
export const contactsEnvironment = serviceEnvironment
  .extend({
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^\s/]+/i, 'must be an SMTP address, such as smtp://user:password@mail.example:587')
      .optional(),
    MAIL_DIR: z.string().optional(),
    STUDIO_NAME: z.string().max(100, 'must be at most 100 characters').default('Atelier'),
    STUDIO_EMAIL: z.email('must be an e-mail address, such as hello@studio.example').default('studio@atelier.local'),
  })
  .superRefine(({ SMTP_URL, MAIL_DIR }, context) => {
    const given = [SMTP_URL, MAIL_DIR].filter((value) => value !== undefined).length;
    if (given === 1) return;
    const message = `set exactly one of ${MAIL_CHOICE}; ${given === 0 ? 'neither' : 'each of them'} is set`;
    context.addIssue({ code: 'custom', path: [given === 0 ? 'SMTP_URL' : 'MAIL_DIR'], message });
  });
export type ContactsEnvironment = z.output<typeof contactsEnvironment>;
