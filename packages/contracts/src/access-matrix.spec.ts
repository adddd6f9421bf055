import { describe, expect, it } from '@jest/globals';
import { isAllowed, OPERATIONS, type Operation, ROLE_PRESETS, type Role } from './index.js';

const COLUMNS = ['visitor', 'viewer', 'support', 'author', 'editor', 'super_admin'] as const;

/**
 * Who may call what, by the presets of the roles. This handwritten table is the authority: change it first when changing a
 * preset or an operation's `access`. The columns are those of COLUMNS, in their order.
 */
const MATRIX = `
  x x x x x x  POST /auth/login
  x x x x x x  POST /auth/login/second-factor
  x x x x x x  POST /auth/login/passkey/options
  x x x x x x  POST /auth/login/passkey
  x x x x x x  POST /auth/refresh
  x x x x x x  POST /auth/logout
  x x x x x x  POST /auth/verify-token
  x x x x x x  POST /auth/forgot-password
  x x x x x x  POST /auth/reset-password
  x x x x x x  POST /auth/invitations/accept
  . x x x x x  GET /auth/me
  . x x x x x  PUT /auth/profile
  . x x x x x  PUT /auth/change-password
  . x x x x x  GET /auth/sessions
  . x x x x x  DELETE /auth/sessions
  . x x x x x  DELETE /auth/sessions/{id}
  . x x x x x  GET /auth/two-factor
  . x x x x x  POST /auth/two-factor/enrolment
  . x x x x x  POST /auth/two-factor/confirm
  . x x x x x  POST /auth/two-factor/recovery-codes
  . x x x x x  POST /auth/two-factor/disable
  . x x x x x  GET /auth/passkeys
  . x x x x x  POST /auth/passkeys/registration
  . x x x x x  POST /auth/passkeys
  . x x x x x  DELETE /auth/passkeys/{id}
  . x x x x x  POST /auth/confirm
  . x x x x x  GET /auth/preferences
  . x x x x x  PUT /auth/preferences
  . x x x x x  PUT /auth/presence
  . x x x x x  GET /auth/colleagues
  . . . . . x  GET /auth/users
  . . . . . x  GET /auth/users/{id}
  . . . . . x  POST /auth/users/invite
  . . . . . x  POST /auth/users/{id}/invite-again
  . . . . . x  PUT /auth/users/{id}
  . . . . . x  PATCH /auth/users/{id}/status
  . . . . . x  DELETE /auth/users/{id}
  . . . . . x  DELETE /auth/users/{id}/two-factor
  . . . . . x  GET /auth/roles
  . . . . . x  POST /auth/roles
  . . . . . x  PUT /auth/roles/{role}
  . . . . . x  DELETE /auth/roles/{role}
  . . . . . x  GET /auth/api-keys
  . . . . . x  POST /auth/api-keys
  . . . . . x  DELETE /auth/api-keys/{id}
  . x x x x x  GET /activity
  . . . . . x  GET /activity/export
  . x x x x x  GET /notifications
  x x x x x x  GET /services
  x x x x x x  GET /services/stats
  x x x x x x  GET /services/test-db
  x x x x x x  GET /services/category/{category}
  x x x x x x  GET /services/{id}
  . . . . x x  POST /services
  . . . . x x  PUT /services/{id}
  . . . . x x  DELETE /services/{id}
  . . . . x x  PATCH /services/bulk
  . . . . x x  DELETE /services/bulk
  . . . . x x  PATCH /services/order
  x x x x x x  GET /projects
  x x x x x x  GET /projects/stats
  x x x x x x  GET /projects/{id}
  x x x x x x  GET /projects/{id}/neighbors
  x x x x x x  GET /projects/{id}/services
  . . . x x x  POST /projects
  . . . x x x  PUT /projects/{id}
  . . . . x x  DELETE /projects/{id}
  . . . x x x  PATCH /projects/{id}/status
  . . . x x x  PATCH /projects/bulk
  . . . . x x  DELETE /projects/bulk
  . . . x x x  PATCH /projects/order
  x x x x x x  GET /team
  x x x x x x  GET /team/stats
  x x x x x x  GET /team/departments
  x x x x x x  GET /team/{id}
  . . . . x x  POST /team
  . . . . x x  PUT /team/{id}
  . . . . x x  DELETE /team/{id}
  . . . . x x  POST /team/upload-photo
  . . . . x x  PATCH /team/bulk
  . . . . x x  DELETE /team/bulk
  . . . . x x  PATCH /team/order
  x x x x x x  GET /blog
  x x x x x x  GET /blog/stats
  x x x x x x  GET /blog/categories
  x x x x x x  GET /blog/tags
  x x x x x x  GET /blog/authors
  x x x x x x  GET /blog/archives
  . x . x x x  GET /blog/terms
  . . . x x x  POST /blog/terms/moves
  x x x x x x  GET /blog/slug/{slug}
  x x x x x x  GET /blog/{id}
  x x x x x x  GET /blog/{id}/related
  . . . x x x  POST /blog
  . . . x x x  PUT /blog/{id}
  . . . . x x  DELETE /blog/{id}
  . . . x x x  PATCH /blog/{id}/status
  . . . x x x  PATCH /blog/{id}/schedule
  . . . x x x  POST /blog/auto-save
  . . . x x x  GET /blog/{id}/auto-save
  . . . x x x  DELETE /blog/{id}/auto-save/{draft}
  . . . x x x  POST /blog/upload-images
  . . . x x x  PATCH /blog/bulk
  . . . . x x  DELETE /blog/bulk
  x x x x x x  GET /pages
  x x x x x x  GET /pages/{id}
  . . . . . x  POST /pages
  . . . . . x  PUT /pages/{id}
  . . . . . x  DELETE /pages/{id}
  . . . . . x  PATCH /pages/bulk
  . . . . . x  DELETE /pages/bulk
  . x . . x x  GET /services/{id}/revisions
  . x . . x x  GET /services/{id}/revisions/{version}
  . . . . x x  POST /services/{id}/revisions/{version}/restore
  . . . . x x  PUT /services/{id}/schedule
  . x . x x x  GET /projects/{id}/revisions
  . x . x x x  GET /projects/{id}/revisions/{version}
  . . . x x x  POST /projects/{id}/revisions/{version}/restore
  . . . x x x  PUT /projects/{id}/schedule
  . x . . x x  GET /team/{id}/revisions
  . x . . x x  GET /team/{id}/revisions/{version}
  . . . . x x  POST /team/{id}/revisions/{version}/restore
  . . . . x x  PUT /team/{id}/schedule
  . x . x x x  GET /blog/{id}/revisions
  . x . x x x  GET /blog/{id}/revisions/{version}
  . . . x x x  POST /blog/{id}/revisions/{version}/restore
  . . . x x x  PUT /blog/{id}/schedule
  . . . . . x  GET /pages/{id}/revisions
  . . . . . x  GET /pages/{id}/revisions/{version}
  . . . . . x  POST /pages/{id}/revisions/{version}/restore
  . . . . . x  PUT /pages/{id}/schedule
  . . . . x x  GET /trash
  . . . . x x  POST /trash/{kind}/{id}/restore
  . . . . x x  POST /trash/{kind}/restore
  . . . . x x  DELETE /trash/{kind}/{id}
  . . . x x x  POST /previews
  x x x x x x  GET /previews/{token}
  . . . x x x  GET /drafts/{kind}
  . . . x x x  GET /drafts/{kind}/{id}
  . . . x x x  PUT /drafts/{kind}/{id}
  . . . x x x  DELETE /drafts/{kind}/{id}/{draft}
  . . . x x x  GET /reviews
  . . . x x x  PUT /reviews/{kind}/{id}
  . . . x x x  POST /reviews/{kind}/{id}/return
  . . . x x x  DELETE /reviews/{kind}/{id}
  x x x x x x  POST /contact
  x x x x x x  POST /contact/applications
  x x x x x x  GET /contact/form-token
  . . x . . x  GET /contact
  . . x . . x  GET /contact/submissions
  . . x . . x  GET /contact/stats
  . . x . . x  GET /contact/analytics
  . . x . . x  GET /contact/export
  . . x . . x  PATCH /contact/bulk
  . . x . . x  DELETE /contact/bulk
  . . x . . x  GET /contact/{id}
  . . x . . x  GET /contact/{id}/file
  . . x . . x  PATCH /contact/{id}/status
  . . x . . x  PUT /contact/{id}/status
  . . x . . x  PATCH /contact/{id}/spam
  . . x . . x  PATCH /contact/{id}/assignee
  . . x . . x  POST /contact/{id}/restore
  . . x . . x  POST /contact/restore
  . . x . . x  GET /contact/{id}/history
  . . x . . x  POST /contact/persons/export
  . . x . . x  POST /contact/persons/erase
  . . x . . x  DELETE /contact/{id}
  . . x . . x  GET /contact/{id}/responses
  . . x . . x  POST /contact/{id}/response
  . . x . . x  GET /contact/{id}/comments
  . . x . . x  POST /contact/{id}/comments
  . . x . . x  DELETE /contact/{id}/comments/{comment}
  . . x . . x  GET /contact/{id}/follow-ups
  . . x . . x  GET /contact/saved-replies
  . . x . . x  POST /contact/saved-replies
  . . x . . x  PUT /contact/saved-replies/{id}
  . . x . . x  DELETE /contact/saved-replies/{id}
  x x x x x x  POST /contact/newsletter
  x x x x x x  POST /contact/newsletter/confirm
  x x x x x x  POST /contact/newsletter/unsubscribe
  . . x . . x  GET /contact/newsletter
  . . x . . x  GET /contact/newsletter/export
  . . x . . x  POST /contact/newsletter/{id}/release
  . . x . . x  DELETE /contact/newsletter/{id}
  . . x . . x  GET /contact/newsletter/issues
  . . x . . x  POST /contact/newsletter/issues
  . . x . . x  GET /contact/newsletter/issues/{id}
  . . x . . x  PUT /contact/newsletter/issues/{id}
  . . x . . x  DELETE /contact/newsletter/issues/{id}
  . . x . . x  GET /contact/newsletter/issues/{id}/preview
  . . x . . x  POST /contact/newsletter/issues/{id}/test
  . . x . . x  POST /contact/newsletter/issues/{id}/send
  . . . . . x  GET /contact/mails
  . . . . . x  POST /contact/mails/{id}/retry
  . . . . . x  POST /contact/mails/{id}/give-up
  . . . . . x  GET /auth/mails
  . . . . . x  POST /auth/mails/{id}/retry
  . . . . . x  POST /auth/mails/{id}/give-up
  x x x x x x  GET /media/{path}
  . . . x x x  POST /upload
  . . . x x x  POST /images/optimize
  . . . x x x  GET /media-files
  . . . x x x  POST /media-files
  . . . x x x  GET /media-files/stats
  . . . x x x  GET /media-files/tags
  . . . x x x  GET /media-files/{id}
  . . . x x x  PATCH /media-files/{id}
  . . . x x x  POST /media-files/{id}/replace
  . . . . x x  POST /media-files/{id}/restore
  . . . . x x  DELETE /media-files/{id}
  x x x x x x  GET /releases/live
  x x x x x x  POST /releases/reports
  . . . . . x  GET /releases/{remote}/health
  . . . . . x  PUT /releases/{remote}/canary
  . . . . . x  DELETE /releases/{remote}/canary
  . . . . . x  GET /releases
  . . . . . x  GET /releases/{remote}/moves
  . . . . . x  GET /releases/{remote}/versions
  x x x x x x  GET /releases/{remote}/versions/{version}
  . . . . . x  PUT /releases/{remote}/versions/{version}/files/{path}
  . . . . . x  POST /releases/{remote}/versions
  . . . . . x  DELETE /releases/{remote}/versions/{version}
  . . . . . x  POST /releases/{remote}/versions/{version}/block
  . . . . . x  POST /releases/{remote}/versions/{version}/unblock
  . . . . . x  POST /releases/{remote}/versions/{version}/preview
  . . . . . x  POST /releases/{remote}/pin
  . . . . . x  POST /releases/{remote}/unpin
  . . . . . x  PUT /releases/{remote}/channels/{channel}
  . . . . . x  POST /releases/{remote}/channels/{channel}/rollback
  x x x x x x  GET /search
  x x x x x x  GET /seo
  . . . x x x  POST /seo/generate-sitemap
  . . . . . x  GET /seo/redirects
  . . . . . x  PUT /seo/redirects
  . . . . . x  DELETE /seo/redirects/{id}
  x x x x x x  POST /seo/redirects/follow
  . . . . . x  GET /seo/missing
  . x . . . x  GET /analytics
  . x . . . x  GET /analytics/export
  x x x x x x  POST /analytics/track
  . x . . . x  GET /analytics/goals
  . . . . . x  POST /analytics/goals
  . . . . . x  PUT /analytics/goals/{id}
  . . . . . x  DELETE /analytics/goals/{id}
  . x . . . x  GET /analytics/segments
  . . . . . x  POST /analytics/segments
  . . . . . x  PUT /analytics/segments/{id}
  . . . . . x  DELETE /analytics/segments/{id}
  . x . . . x  GET /analytics/shared-reports
  . . . . . x  POST /analytics/shared-reports
  . . . . . x  DELETE /analytics/shared-reports/{id}
  x x x x x x  GET /analytics/shared/{token}
  . . . . . x  GET /events/stream
  . . . . . x  GET /events/overview
  . . . . . x  GET /events/log
  . . . . . x  GET /events/log/{id}
  . x . x x x  GET /events/receipts/{kind}/{id}/{version}
  . . . . . x  GET /events/dead-letters
  . . . . . x  POST /events/dead-letters/replay
  . . . . . x  POST /events/dead-letters/discard
  . . . . . x  POST /events/dead-letters/{id}/replay
  . . . . . x  DELETE /events/dead-letters/{id}
  x x x x x x  GET /studio
  . . . . . x  GET /studio/settings
  . . . . . x  PUT /studio/settings
  . . . . . x  GET /studio/brand/revisions
  . . . . . x  POST /contact/test-mail
  . . . . . x  GET /webhooks
  . . . . . x  POST /webhooks
  . . . . . x  GET /webhooks/{id}
  . . . . . x  PUT /webhooks/{id}
  . . . . . x  DELETE /webhooks/{id}
  . . . . . x  POST /webhooks/{id}/rotate-secret
  . . . . . x  POST /webhooks/{id}/test
  . . . . . x  GET /webhooks/{id}/deliveries
  . . . . . x  GET /webhooks/{id}/deliveries/{delivery}
  . . . . . x  POST /webhooks/{id}/deliveries/{delivery}/replay
  . . . . . x  POST /webhooks/{id}/replay
  . . . . . x  GET /event-subscribers
  . . . . . x  POST /event-subscribers
  . . . . . x  DELETE /event-subscribers/{id}
  x x x x x x  GET /
  x x x x x x  GET /health
  x x x x x x  GET /db-test
  x x x x x x  GET /performance
`;

const expected = new Map(
  MATRIX.trim()
    .split('\n')
    .map((line) => line.trim().split('  '))
    .map(([cells = '', key = '']) => [key, cells.split(' ').map((cell) => cell === 'x')]),
);

const mayCall = (who: 'visitor' | Role, { access }: Pick<Operation, 'access'>): boolean => {
  if (access === 'everyone') return true;
  if (who === 'visitor') return false;
  if (access === 'staff') return true;
  const rights = { role: who, permissions: ROLE_PRESETS[who] };
  return access.resources.some((resource) => isAllowed(rights, resource, access.action));
};

describe('the permission matrix', () => {
  it('AUTH-3 allows each role exactly the calls in the table', () => {
    const differences = Object.entries(OPERATIONS).flatMap(([key, operation]) =>
      COLUMNS.filter((who, column) => mayCall(who, operation) !== expected.get(key)?.[column]).map(
        (who) => `${who} ${mayCall(who, operation) ? 'may' : 'may not'} call ${key}; the table says otherwise`,
      ),
    );
    expect(differences).toEqual([]);
  });

  it('AUTH-3 has a row for each operation', () => {
    expect([...expected.keys()].sort()).toEqual(Object.keys(OPERATIONS).sort());
  });
});
