import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { serviceInterest, submissionStatus } from './submission.js';

/** No personal data: consumers with permission get it from the API. */
const reference = z.object({ id: z.string(), serviceInterest, status: submissionStatus });

export const submissionReceived = defineEvent(
  'atelier.contacts.submission.received.v1',
  'A visitor sent a message.',
  reference,
);
export const submissionStatusChanged = defineEvent(
  'atelier.contacts.submission.status_changed.v1',
  'Staff moved a message to another status.',
  reference.extend({ previousStatus: submissionStatus }),
);
export const submissionResponded = defineEvent(
  'atelier.contacts.submission.responded.v1',
  'Staff answered a message; the mail to its sender follows from this event.',
  reference.extend({ responseId: z.string() }),
);
export const submissionUpdated = defineEvent(
  'atelier.contacts.submission.updated.v1',
  'Staff changed the notes or the priority of a message.',
  reference.extend({ fields: z.array(z.enum(['notes', 'priority'])) }),
);
export const submissionSpamMarked = defineEvent(
  'atelier.contacts.submission.spam_marked.v1',
  'Staff marked a message as spam, or took the mark back.',
  reference.extend({ spam: z.boolean() }),
);
export const submissionDeleted = defineEvent(
  'atelier.contacts.submission.deleted.v1',
  'A message was moved to the trash.',
  reference,
);
export const submissionRestored = defineEvent(
  'atelier.contacts.submission.restored.v1',
  'A message was taken out of the trash.',
  reference,
);
export const submissionAssigned = defineEvent(
  'atelier.contacts.submission.assigned.v1',
  'A message was given to a colleague, or to nobody.',
  reference.extend({ assigneeId: z.string().nullable(), assignerId: z.string().nullable().optional() }),
);

export const submissionFollowedUp = defineEvent(
  'atelier.contacts.submission.followed_up.v1',
  'A customer answered a response by mail, which sets the status to new.',
  reference.extend({ followUpId: z.string(), assigneeId: z.string().nullable() }),
);

/** Not of the entity `submission`: what happens to messages is public, and comments are internal. */
export const submissionCommented = defineEvent(
  'atelier.contacts.submission_comment.added.v1',
  'Staff wrote an internal comment on a message.',
  z.object({ id: z.string(), commentId: z.string(), authorId: z.string(), mentionedIds: z.array(z.string()) }),
);
export const personErased = defineEvent(
  'atelier.contacts.person.erased.v1',
  'All that was held about a person, or has been held for too long, was erased: messages and subscriptions by identifier.',
  z.object({
    reason: z.enum(['request', 'retention', 'trash']),
    submissionIds: z.array(z.string()),
    subscriberIds: z.array(z.string()),
  }),
);
const MAIL_KINDS = [
  'response',
  'notice',
  'acknowledgement',
  'newsletter_confirmation',
  'newsletter_welcome',
  'test',
] as const;
export const mailSent = defineEvent(
  'atelier.contacts.mail.sent.v1',
  'A mail was handed to the mail server.',
  z.object({ causedBy: z.string(), kind: z.enum(MAIL_KINDS) }),
);

/** A subscriber by identifier only: personal data stays in the contacts service. */
const subscriberReference = z.object({ id: z.string() });

export const newsletterSubscribed = defineEvent(
  'atelier.contacts.newsletter.subscribed.v1',
  'Somebody asked for the newsletter; the mail that asks for a confirmation follows from this event.',
  subscriberReference,
);
export const newsletterConfirmed = defineEvent(
  'atelier.contacts.newsletter.confirmed.v1',
  'A subscriber confirmed the address.',
  subscriberReference,
);
export const newsletterUnsubscribed = defineEvent(
  'atelier.contacts.newsletter.unsubscribed.v1',
  'A subscriber left, or the address turned out to be wrong.',
  subscriberReference,
);
export const newsletterDeleted = defineEvent(
  'atelier.contacts.newsletter.deleted.v1',
  'Staff erased a subscriber.',
  subscriberReference,
);

/** Not of the entity `newsletter`: what happens to its subscriptions is public, and this is not. */
export const newsletterIssueSent = defineEvent(
  'atelier.contacts.newsletter_issue.sent.v1',
  'Staff sent an issue of the newsletter; its mails follow in batches.',
  z.object({ id: z.string(), recipients: z.number().int() }),
);
