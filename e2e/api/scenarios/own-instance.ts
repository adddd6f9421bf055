import type { OperationKey } from '@atelier/contracts';

/**
 * Calls that need data inside the instance, such as a mailed token, or that leave data behind: tested only on an
 * instance that the suite started. Their rejections are tested everywhere.
 */
export const OWN_INSTANCE_KEYS = [
  'POST /auth/refresh',
  'POST /auth/reset-password',
  'POST /auth/invitations/accept',
  'PUT /auth/profile',
  'PUT /auth/change-password',
  'DELETE /auth/sessions',
  'POST /auth/login/second-factor',
  'POST /auth/two-factor/enrolment',
  'POST /auth/two-factor/confirm',
  'POST /auth/two-factor/recovery-codes',
  'POST /auth/two-factor/disable',
  'POST /auth/confirm',
  // These take input that only a browser can create: e2e/journeys/passkeys.spec.ts.
  'POST /auth/login/passkey',
  'POST /auth/passkeys/registration',
  'POST /auth/passkeys',
  'DELETE /auth/passkeys/{id}',
  'DELETE /auth/users/{id}/two-factor',
  'DELETE /auth/sessions/{id}',
  'POST /contact/newsletter/confirm',
  'POST /contact/newsletter/unsubscribe',
  'POST /contact/newsletter/{id}/release',
  'DELETE /contact/newsletter/{id}',
  'POST /contact/newsletter/issues/{id}/send',
  'POST /contact/mails/{id}/retry',
  'POST /contact/mails/{id}/give-up',
  'POST /auth/mails/{id}/retry',
  'POST /auth/mails/{id}/give-up',
  'PUT /releases/{remote}/versions/{version}/files/{path}',
  'POST /releases/{remote}/versions',
  'DELETE /releases/{remote}/versions/{version}',
  'POST /releases/{remote}/versions/{version}/block',
  'POST /releases/{remote}/versions/{version}/unblock',
  'POST /releases/{remote}/versions/{version}/preview',
  // Only a person with a second factor does this: e2e/journeys/back-office-releases.spec.ts.
  'POST /releases/{remote}/pin',
  'POST /releases/{remote}/unpin',
  'PUT /releases/{remote}/channels/{channel}',
  'POST /releases/{remote}/channels/{channel}/rollback',
  'PUT /releases/{remote}/canary',
  'DELETE /releases/{remote}/canary',
  'POST /events/dead-letters/{id}/replay',
  'DELETE /events/dead-letters/{id}',
] as const satisfies readonly OperationKey[];
export type OwnInstanceKey = (typeof OWN_INSTANCE_KEYS)[number];
