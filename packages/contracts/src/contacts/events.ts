import * as z from 'zod';
import { defineEvent } from '../events/event.js';
import { serviceInterest, submissionStatus } from './submission.js';

/** Identifiers and service interest only: a consumer with the permission fetches the person (decisions.md). */
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
export const submissionDeleted = defineEvent(
  'atelier.contacts.submission.deleted.v1',
  'A message was moved to the trash.',
  reference,
);
const MAIL_KINDS = ['response', 'notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome'] as const;
export const mailSent = defineEvent(
  'atelier.contacts.mail.sent.v1',
  'A mail was handed to the mail server.',
  z.object({ causedBy: z.string(), kind: z.enum(MAIL_KINDS) }),
);
