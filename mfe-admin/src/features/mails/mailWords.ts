import type { MailStatus, QueuedMail } from '@atelier/contracts';
import type { StatusColor } from '../../layout/Status';
import type { EmptyState } from '../../resource-page/ResourceList';
import type { MailFilter, MailQueueName } from './mails.api';

const KINDS: Readonly<Record<string, string>> = {
  response: 'Answer',
  notice: 'Notice of a message',
  acknowledgement: 'Acknowledgement',
  newsletter_confirmation: 'Newsletter confirmation',
  newsletter_welcome: 'Newsletter welcome',
  newsletter_issue: 'Newsletter',
  test: 'Test mail',
  invitation: 'Invitation',
  password_reset: 'Password reset',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  two_factor_enabled: 'Two-factor sign-in on',
  two_factor_disabled: 'Two-factor sign-in off',
  two_factor_reset: 'Two-factor reset',
  passkeys_changed: 'Passkeys changed',
};

/** These kinds belong to contact messages. */
const OF_MESSAGES = new Set(['response', 'notice', 'acknowledgement']);

/** Unknown kinds from later versions keep their raw name. */
export const kindLabel = (kind: string): string =>
  KINDS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ');

export const getName = ({ kind, to }: QueuedMail): string => `${kindLabel(kind)} to ${to}`;

/** Where the subject of a mail can be read; undefined if it has no page or the user cannot read it. */
export const getPlace = ({ kind, about }: QueuedMail): string | undefined =>
  about !== '' && OF_MESSAGES.has(kind) ? `/admin/contacts?open=${about}` : undefined;

export const STATUS_WORDS: Readonly<Record<MailStatus, { label: string; color: StatusColor }>> = {
  failed: { label: 'Failed', color: 'error' },
  waiting: { label: 'Waiting', color: 'warning' },
  sent: { label: 'Sent', color: 'success' },
  given_up: { label: 'Discarded', color: 'default' },
};

export const FILTER_CHOICES: readonly { value: MailFilter; label: string }[] = [
  { value: 'open', label: 'Waiting or failed' },
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'given_up', label: 'Discarded' },
];

/** The filter from the address, which may be invalid. */
export const getFilter = (text: string): MailFilter =>
  FILTER_CHOICES.find(({ value }) => value === text)?.value ?? 'open';

const KEPT = 'Finished emails are listed here for 30 days';

export const EMPTY: Readonly<Record<MailFilter, EmptyState>> = {
  open: { title: 'No emails are waiting or have failed', hint: 'All emails were sent' },
  failed: { title: 'No emails have failed', hint: 'Emails that can’t be sent will be listed here' },
  waiting: { title: 'No emails are waiting', hint: 'Emails are usually sent within a second' },
  sent: { title: 'No emails were sent', hint: KEPT },
  given_up: { title: 'No emails were discarded', hint: KEPT },
};

interface QueueWords {
  title: string;
  hint: string;
  loadFailed: string;
}

export const QUEUE_WORDS: Readonly<Record<MailQueueName, QueueWords>> = {
  contact: {
    title: 'Messages and newsletter',
    hint: 'Answers, acknowledgements, notices and confirmations',
    loadFailed: 'Failed to load the emails about messages and the newsletter',
  },
  auth: {
    title: 'Staff accounts',
    hint: 'Invitations and links for new passwords',
    loadFailed: 'Failed to load the emails to staff',
  },
};

export const formatAttempts = (attempts: number): string => {
  if (attempts === 0) return 'not tried yet';
  return attempts === 1 ? 'tried once' : `tried ${attempts} times`;
};
