import * as z from 'zod';
import { submissionComment } from './comment.js';
import { emailAddress } from './contact-message.js';
import { submissionFollowUp } from './follow-up.js';
import { subscriber } from './newsletter.js';
import { submission, submissionResponse } from './submission.js';

const email = z.string('Email is required').superRefine((text, context) => {
  const issue = emailAddress.safeParse(text).error?.issues[0];
  if (issue !== undefined) context.addIssue({ code: 'custom', message: issue.message });
});

/** Body of POST /contact/persons/export. The address is not in a URL, because those are logged. */
export const personInput = z
  .strictObject({ email: email.transform((text) => text.trim()) })
  .meta({ id: 'PersonInput' });
export type PersonInput = z.infer<typeof personInput>;

const folded = (text: string): string => text.trim().toLowerCase();

/** Body of POST /contact/persons/erase: the address twice, to prevent erasing the wrong person. */
export const erasureInput = z
  .strictObject({
    email: email.transform((text) => text.trim()),
    confirmation: z.string('Type the address to confirm'),
  })
  .refine((input) => folded(input.email) === folded(input.confirmation), {
    path: ['confirmation'],
    error: 'The addresses don’t match',
  })
  .meta({ id: 'ErasureInput' });
export type ErasureInput = z.infer<typeof erasureInput>;

/** All data about an address. */
export const personData = z
  .object({
    email: z.string(),
    exported_at: z.string(),
    submissions: z.array(
      submission.extend({
        responses: z.array(submissionResponse),
        /** Absent in answers of servers from before comments. */
        comments: z.array(submissionComment).optional(),
        /** Absent in answers of servers from before answers by mail, as is the list below. */
        follow_ups: z.array(submissionFollowUp).optional(),
      }),
    ),
    /** Mails of this person in the conversations of others. */
    other_follow_ups: z.array(submissionFollowUp).optional(),
    newsletter: subscriber.nullable(),
    /** Sent or waiting mails; the content of a mail is kept only until it is sent. */
    mails: z.array(z.object({ kind: z.string(), status: z.string(), created_at: z.string() })),
  })
  .meta({ id: 'PersonData' });
export type PersonData = z.infer<typeof personData>;

export const personAnswer = z.object({ success: z.literal(true), data: personData }).meta({ id: 'PersonAnswer' });

/** Data that erasing a person does not remove, for the answer and the back-office. */
export const ERASURE_REMAINDER = [
  'Mails that were delivered stay in the mailboxes of their receivers, the studio’s own included.',
  'Backups keep copies until they are replaced: restore none without erasing again.',
  'The database’s log of changes keeps copies until newer changes take their place.',
];

export const erased = z
  .object({
    submissions: z.number().int(),
    responses: z.number().int(),
    /** Absent in answers of servers from before answers by mail. */
    follow_ups: z.number().int().optional(),
    subscriptions: z.number().int(),
    mails: z.number().int(),
    /** Data that this does not erase, and how long it stays. */
    remains: z.array(z.string()),
  })
  .meta({ id: 'Erased' });
export type Erased = z.infer<typeof erased>;

export const erasureAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: erased })
  .meta({ id: 'ErasureAnswer' });
