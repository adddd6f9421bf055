import * as z from 'zod';
import { RESOURCES } from '../auth/permissions.js';
import { defineEvent } from '../events/event.js';

/** Actions of staff, keys and the platform itself on an item. */
export const AUDIT_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'restored',
  'erased',
  'published',
  'unpublished',
  'scheduled',
  'archived',
  'reordered',
  'review_requested',
  'review_returned',
  'uploaded',
  'replaced',
  'imported',
  'exported',
  'status_changed',
  'assigned',
  'responded',
  'sent',
  'marked_spam',
  'unmarked_spam',
  'invited',
  'joined',
  'suspended',
  'reinstated',
  'signed_in',
  'sign_in_failed',
  'session_ended',
  'password_changed',
  'password_reset',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'promoted',
  'rolled_back',
  'previewed',
  'replayed',
  'retried',
  'given_up',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The actor under their name at that time; `id` is null for the platform itself. */
export const auditActor = z
  .object({ id: z.string().nullable(), name: z.string(), kind: z.enum(['staff', 'api-key', 'system']) })
  .meta({ id: 'AuditActor' });
export type AuditActor = z.infer<typeof auditActor>;

/** The affected item; `path` is its page in the back-office, if its kind is not enough to find it. */
export const auditItem = z
  .object({ kind: z.string(), id: z.string(), title: z.string(), path: z.string().optional() })
  .meta({ id: 'AuditItem' });
export type AuditItem = z.infer<typeof auditItem>;

const auditValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type AuditValue = z.infer<typeof auditValue>;

/** One field before and after. Long texts are cut around their first difference and marked with an ellipsis. */
export const auditChange = z
  .object({ field: z.string(), before: auditValue, after: auditValue })
  .meta({ id: 'AuditChange' });
export type AuditChange = z.infer<typeof auditChange>;

export const changeRecorded = defineEvent(
  'atelier.audit.change.recorded.v1',
  'Somebody of the staff, an API key or the platform itself did something; of visitors it says nothing.',
  z.object({
    actor: auditActor,
    action: z.string(),
    resource: z.enum(RESOURCES),
    item: auditItem,
    changes: z.array(auditChange),
    note: z.string().nullable().default(null),
    requestId: z.string().nullable(),
    at: z.iso.datetime(),
  }),
);
