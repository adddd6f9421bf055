import { CONFIRMATION_DAYS, NEWSLETTER_CONSENT } from '@atelier/contracts';
import { letter, type MailAddress, type MailRequest, type Signature } from '@atelier/service-kit';
import type { SubscriberRecord } from './subscriber-record.js';

type NewsletterMail = Pick<MailRequest, 'to' | 'subject' | 'text' | 'html' | 'headers'>;

interface Parts {
  subscriber: Pick<SubscriberRecord, 'email'>;
  studio: MailAddress;
  /** The signature below every mail, as set by staff. */
  signature?: Signature;
  /** Origin of the site. */
  publicUrl: string;
  unsubscribeToken: string;
}

const linkTo = (path: string, token: string, publicUrl: string): string => {
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  return url.href;
};

/** RFC 8058: mail programs unsubscribe with one POST, without opening a page. */
const getHeaders = ({ unsubscribeToken, publicUrl }: Omit<Parts, 'subscriber'>) => ({
  'List-Unsubscribe': `<${linkTo('/api/contact/newsletter/unsubscribe', unsubscribeToken, publicUrl)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const getRecipient = ({ subscriber }: Parts): MailAddress => ({ name: '', address: subscriber.email });

/** Asks the owner of this address whether they subscribed. */
export const confirmationMail = (parts: Parts & { confirmToken: string }): NewsletterMail => ({
  to: getRecipient(parts),
  subject: 'Please confirm your subscription',
  headers: getHeaders(parts),
  ...letter(
    [
      'Hello,',
      'Someone, hopefully you, signed this address up for our newsletter. To confirm, open this link:',
      { link: linkTo('/newsletter/confirm', parts.confirmToken, parts.publicUrl) },
      `The link is good for ${CONFIRMATION_DAYS} days. You agree to this: "${NEWSLETTER_CONSENT.text}"`,
      'If it wasn’t you, you don’t need to do anything. We send nothing without your confirmation.',
    ],
    parts.studio,
    parts.signature,
  ),
});

export const welcomeMail = (parts: Parts): NewsletterMail => ({
  to: getRecipient(parts),
  subject: 'You are subscribed to our newsletter',
  headers: getHeaders(parts),
  ...letter(
    [
      'Hello,',
      'Thank you, your subscription is confirmed. You can unsubscribe at any time by opening this link:',
      { link: linkTo('/newsletter/unsubscribe', parts.unsubscribeToken, parts.publicUrl) },
    ],
    parts.studio,
    parts.signature,
  ),
});

/** What an issue says, ready for mails. */
export interface IssueText {
  subject: string;
  html: string;
  text: string;
}

/** An issue of the newsletter for one reader. */
export const issueMail = (issue: IssueText, parts: Omit<Parts, 'subscriber'>): Omit<NewsletterMail, 'to'> => ({
  subject: issue.subject,
  headers: getHeaders(parts),
  ...letter([{ html: issue.html, text: issue.text }], parts.studio, parts.signature, {
    note: 'You’re getting this email because you subscribed to our newsletter.',
    link: { label: 'Unsubscribe', address: linkTo('/newsletter/unsubscribe', parts.unsubscribeToken, parts.publicUrl) },
  }),
});
