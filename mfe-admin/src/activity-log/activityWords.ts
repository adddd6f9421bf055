import type { ActivityEntry, AuditAction } from '@atelier/contracts';
import type { Resource } from '@atelier/contracts/auth/permissions';
import { CONTENT_SORTS, capitalized } from '../history/ContentItem';
import { RESOURCE_LABELS } from '../session/resourceLabels';

/** Verbs that stand between the person and the item. */
const VERBS: Readonly<Record<AuditAction, string>> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  erased: 'erased',
  published: 'published',
  unpublished: 'unpublished',
  scheduled: 'scheduled',
  archived: 'archived',
  reordered: 'reordered',
  review_requested: 'asked for a review of',
  review_returned: 'returned',
  uploaded: 'uploaded',
  replaced: 'replaced',
  imported: 'imported',
  exported: 'exported',
  status_changed: 'moved',
  assigned: 'assigned',
  responded: 'answered',
  sent: 'sent',
  marked_spam: 'marked as spam',
  unmarked_spam: 'marked as not spam',
  invited: 'invited',
  joined: 'joined the staff',
  suspended: 'suspended',
  reinstated: 'reactivated',
  signed_in: 'signed in',
  sign_in_failed: 'rejected a sign-in to',
  session_ended: 'ended a session of',
  password_changed: 'changed the password of',
  password_reset: 'reset the password of',
  two_factor_enabled: 'turned two-factor sign-in on for',
  two_factor_disabled: 'turned two-factor sign-in off for',
  recovery_codes_renewed: 'renewed the recovery codes of',
  passkey_added: 'added a passkey to',
  passkey_removed: 'removed a passkey from',
  promoted: 'promoted',
  rolled_back: 'rolled back',
  previewed: 'previewed',
  replayed: 'replayed',
  retried: 'tried again to send',
  given_up: 'gave up',
};

const ACTION_NAMES: Readonly<Partial<Record<AuditAction, string>>> = {
  status_changed: 'Status changed',
  sign_in_failed: 'Failed sign-in',
  session_ended: 'Session ended',
  password_changed: 'Password changed',
  password_reset: 'Password reset',
  two_factor_enabled: 'Two-factor turned on',
  two_factor_disabled: 'Two-factor turned off',
  marked_spam: 'Marked as spam',
  unmarked_spam: 'Marked as not spam',
};

/** Where an item can be opened: its own address, or a section with an editor for it. */
interface Place {
  path?: string;
  section?: string;
}

/** What each kind of item is called, and where it can be opened. */
const KINDS: Readonly<Record<string, { noun: string } & Place>> = {
  ...Object.fromEntries(
    Object.values(CONTENT_SORTS).map(({ kind, noun, section }) => [kind, { noun: `the ${noun}`, section }]),
  ),
  // Page entries carry the public address.
  page: { noun: 'the page' },
  submission: { noun: 'a message about', path: '/admin/contacts' },
  comment: { noun: 'an internal comment on a message about' },
  'saved-reply': { noun: 'the saved reply', path: '/admin/contacts' },
  subscriber: { noun: 'a subscriber of the' },
  'newsletter-issue': { noun: 'the newsletter' },
  file: { noun: 'the file' },
  user: { noun: 'the account of' },
  role: { noun: 'the role' },
  'api-key': { noun: 'the API key' },
  version: { noun: '' },
  channel: { noun: '' },
  'dead-letter': { noun: 'the dead letter' },
  consumer: { noun: 'the events of' },
  stream: { noun: 'the stream' },
  mail: { noun: 'the mail' },
  studio: { noun: 'the' },
  webhook: { noun: 'the webhook' },
  'event-subscriber': { noun: 'the NATS subscriber' },
};

const GONE = new Set(['deleted', 'erased', 'given_up', 'replayed']);
/** These actions affect an account and name only its owner. */
const OF_PERSONS = new Set<string>([
  'sign_in_failed',
  'session_ended',
  'password_changed',
  'password_reset',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'invited',
  'suspended',
  'reinstated',
]);
const OF_ONESELF = new Set<string>(['signed_in', 'joined']);

const spaced = (word: string): string => word.replaceAll(/[_-]/g, ' ');

/** The name of an action in a filter. */
const actionName = (action: AuditAction): string => ACTION_NAMES[action] ?? capitalized(spaced(action));

export const ACTION_CHOICES = (Object.keys(VERBS) as AuditAction[]).map((value) => ({
  value,
  label: actionName(value),
}));

export const resourceName = (resource: Resource): string =>
  resource === 'users' ? 'Users and sign-ins' : RESOURCE_LABELS[resource].label;

interface ActivityWords extends Place {
  verb: string;
  /** Absent when the verb and the person are enough. */
  noun?: string;
  title?: string;
}

type Told = Pick<ActivityEntry, 'action' | 'actor' | 'item'>;

const getVerb = (action: string): string => VERBS[action as AuditAction] ?? spaced(action);

export const activityWords = ({ action, actor, item }: Told): ActivityWords => {
  const verb = getVerb(action);
  if (OF_ONESELF.has(action)) return { verb };
  const isOwn = item.kind === 'user' && item.id === actor.id;
  if (OF_PERSONS.has(action)) return { verb, title: isOwn ? 'their own account' : item.title };
  const { noun, ...place } = KINDS[item.kind] ?? { noun: `the ${spaced(item.kind)}` };
  const told = { verb, noun, title: item.title };
  if (GONE.has(action)) return told;
  return { ...told, ...(item.path === undefined ? place : { path: item.path }) };
};

/** A readable field name: 'permissions.blog.write' becomes 'Permissions, blog, write'. */
export const fieldName = (field: string): string =>
  capitalized(
    field
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll('_', ' ')
      .replaceAll('.', ', '),
  );
