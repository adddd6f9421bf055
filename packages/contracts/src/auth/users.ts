import * as z from 'zod';
import { renamingAliases, searchText } from '../http/fields.js';
import { pageQuery, pagination } from '../http/pagination.js';
import { admin, newPassword, personName, staffEmail } from './http.js';
import { permissionMapInput, RESOURCES, role } from './permissions.js';

/** Invited staff have no password yet. Deleted staff are answered as not found. */
export const STAFF_STATUSES = ['invited', 'active', 'suspended'] as const;
export const staffStatus = z.enum(STAFF_STATUSES, 'Status must be invited, active or suspended');
export type StaffStatus = z.infer<typeof staffStatus>;

/** A staff member as other staff administer them. */
export const staffMember = z
  .object({
    ...admin.shape,
    status: staffStatus,
    lastSignInAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Name of the person who changed them last. */
    updatedBy: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;

/** Query of GET /auth/users. */
export const staffListQuery = z.strictObject({
  ...pageQuery,
  search: searchText.optional(),
  role: role.optional(),
  status: staffStatus.optional(),
});
export type StaffListQuery = z.output<typeof staffListQuery>;

export const staffList = z
  .object({ success: z.literal(true), data: z.array(staffMember), total: z.number().int(), pagination })
  .meta({ id: 'StaffList' });

/** Query of GET /auth/colleagues: only those who may read a resource. */
export const colleagueQuery = z.strictObject({ reading: z.enum(RESOURCES, 'Reading must be a resource').optional() });
export type ColleagueQuery = z.infer<typeof colleagueQuery>;

/** Colleagues to whom work can be assigned, with only the fields needed to choose one. */
export const colleagueList = z
  .object({ success: z.literal(true), data: z.array(z.object({ id: z.string(), name: z.string() })) })
  .meta({ id: 'ColleagueList' });

export const staffAnswer = z
  .object({ success: z.literal(true), message: z.string().optional(), data: staffMember })
  .meta({ id: 'StaffAnswer' });

const NAME_ALIASES = { first_name: 'firstName', last_name: 'lastName' };

const invitation = z
  .strictObject({
    email: staffEmail,
    firstName: personName('First name'),
    lastName: personName('Last name'),
    role,
    permissions: permissionMapInput.optional(),
  })
  .meta({ id: 'StaffInvitation' });

/** Body of POST /auth/users/invite; permissions default to the role's preset. */
export const staffInvitation = z.preprocess(renamingAliases(NAME_ALIASES), invitation);
export type StaffInvitation = z.output<typeof invitation>;

/** Statuses that can be set; a user without a password must be invited again instead of activated. */
export const settableStatus = z.enum(['active', 'suspended'], 'Status must be active or suspended');
export type SettableStatus = z.infer<typeof settableStatus>;

const staffChange = z
  .strictObject({
    firstName: personName('First name'),
    lastName: personName('Last name'),
    role,
    permissions: permissionMapInput,
    status: settableStatus,
  })
  .partial()
  .meta({ id: 'StaffPatch' });

/** Body of PUT /auth/users/{id}: absent fields stay; a role without permissions applies its preset. */
export const staffPatch = z.preprocess(renamingAliases(NAME_ALIASES), staffChange);
export type StaffPatch = z.output<typeof staffChange>;

/** Body of PATCH /auth/users/{id}/status. */
export const staffStatusChange = z.strictObject({ status: settableStatus }).meta({ id: 'StaffStatusChange' });

/** A secret from a mailed link. */
const mailedToken = z.string({ error: 'Token is required' }).min(1, 'Token is required').max(200, 'Token is too long');

/** Body of POST /auth/forgot-password. */
export const forgottenPassword = z.strictObject({ email: staffEmail }).meta({ id: 'ForgottenPassword' });

/** Body of POST /auth/reset-password and of POST /auth/invitations/accept: the token works once. */
export const passwordByToken = z
  .strictObject({ token: mailedToken, password: newPassword })
  .meta({ id: 'PasswordByToken' });
export type PasswordByToken = z.infer<typeof passwordByToken>;
