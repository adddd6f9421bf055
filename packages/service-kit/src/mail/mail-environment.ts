import * as z from 'zod';

/** Settings of a service that sends mail; `hasOneWayOut` validates them together. */
export const mailSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/i, 'must be an SMTP address, such as smtp://user:password@mail.example:587')
    .optional(),
  MAIL_DIR: z.string().optional(),
  STUDIO_NAME: z.string().max(100, 'must be at most 100 characters').default('Atelier'),
  STUDIO_EMAIL: z.email('must be an e-mail address, such as hello@studio.example').default('studio@atelier.local'),
};

const mailEnvironment = z.object(mailSettings);
export type MailEnvironment = z.output<typeof mailEnvironment>;

const CHOICE = 'SMTP_URL (a mail server, such as smtp://127.0.0.1:1025) or MAIL_DIR (a directory that keeps mails)';

/** Requires exactly one way out for mail: a mail server, or a directory that keeps each mail as a file. For `superRefine`. */
export const hasOneWayOut = (
  { SMTP_URL, MAIL_DIR }: Pick<MailEnvironment, 'SMTP_URL' | 'MAIL_DIR'>,
  context: z.RefinementCtx,
): void => {
  const given = [SMTP_URL, MAIL_DIR].filter((value) => value !== undefined).length;
  if (given === 1) return;
  const message = `set exactly one of ${CHOICE}; ${given === 0 ? 'neither' : 'each of them'} is set`;
  context.addIssue({ code: 'custom', path: [given === 0 ? 'SMTP_URL' : 'MAIL_DIR'], message });
};
