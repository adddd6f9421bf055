import type { NewsletterIssueSummary } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import type { StatusColor } from '../../layout/Status';
import { countOf, formatCount } from '../../numbers/numbers';

export const ISSUES_PATH = '/admin/newsletter';

type State = NewsletterIssueSummary['state'];
export const STATE_LABELS: Readonly<Record<State, string>> = { draft: 'Draft', sending: 'Sending', sent: 'Sent' };
export const STATE_COLORS: Readonly<Record<State, StatusColor>> = {
  draft: 'default',
  sending: 'processing',
  sent: 'success',
};

export const getIssuePath = ({ id }: { id: string }): string => `${ISSUES_PATH}/${id}`;

/** '1,234 subscribers' */
export const subscribersOf = (count: number): string => countOf(count, 'subscriber');

/** '340 of 1,234' */
export const progressOf = ({ counts: { recipients, sent, failed } }: NewsletterIssueSummary): string =>
  `${formatCount(sent + failed)} of ${formatCount(recipients)}`;

/** Who wrote or sent it, and when. */
export const getByline = (issue: NewsletterIssueSummary): string => {
  if (issue.sent_at !== null) return `Sent by ${issue.sent_by ?? 'Atelier'}, ${formatDateTime(issue.sent_at)}`;
  return `Saved by ${issue.updated_by ?? issue.created_by}, ${formatDateTime(issue.updated_at)}`;
};
