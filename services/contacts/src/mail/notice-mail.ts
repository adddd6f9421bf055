import { SERVICE_INTERESTS } from '@atelier/contracts';
import { letter, type MailAddress } from '@atelier/service-kit';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { MailContent } from './response-mail.js';

interface Parts {
  submission: Pick<
    SubmissionRecord,
    'name' | 'email' | 'company' | 'phone' | 'subject' | 'message' | 'serviceInterest' | 'kind' | 'link' | 'attachment'
  >;
  studio: MailAddress;
  /** Origin of the site, where the admin pages show the message. */
  publicUrl: string;
  /** The color of the studio's mails. */
  color: string;
}

const getLabel = (interest: SubmissionRecord['serviceInterest']): string =>
  SERVICE_INTERESTS.find(({ value }) => value === interest)?.label ?? interest;

const lines = (rows: readonly (readonly [string, string | null])[]): string =>
  rows.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join('\n');

/** Notifies the studio of a new message; a reply to the mail goes to the visitor. */
export const noticeMail = ({ submission, studio, publicUrl, color }: Parts): MailContent => ({
  to: studio,
  replyTo: { name: submission.name, address: submission.email },
  subject:
    submission.kind === 'application' ? 'New application' : `New message: ${getLabel(submission.serviceInterest)}`,
  ...letter(
    [
      lines([
        ['Name', submission.name],
        ['Email', submission.email],
        ['Company', submission.company],
        ['Phone', submission.phone],
        ['Subject', submission.subject],
        ['Link', submission.link],
        ['File', submission.attachment === null ? null : 'in the inbox'],
      ]),
      submission.message,
      { link: new URL('/admin/contacts', publicUrl).href },
    ],
    studio,
    { text: '', color },
  ),
});
