import * as z from 'zod';
import { permissionMap } from './permissions.js';

/** Staff as the back-office sees them; never with a secret. */
export const admin = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: z.string(),
    permissions: permissionMap,
  })
  .meta({ id: 'Admin' });

/** POST /auth/login; the messages are those of the sign-in form (admin.md §5). */
export const credentials = z
  .strictObject({
    email: z
      .string({ error: 'Email is required' })
      .trim()
      .min(1, 'Email is required')
      .max(254, 'Email is too long')
      .pipe(z.email('Please enter a valid email')),
    password: z
      .string({ error: 'Password is required' })
      .min(1, 'Password is required')
      .min(6, 'Password must be at least 6 characters')
      .max(200, 'Password is too long'),
  })
  .meta({ id: 'Credentials' });

/** The answer of login and refresh: `token` is a JWT that lives `expiresInSeconds`. */
export const signedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ admin, token: z.string(), expiresInSeconds: z.number().int() }),
});

export const tokenToVerify = z.strictObject({
  token: z.string({ error: 'Token is required' }).min(1, 'Token is required').max(8192),
});

export const whoAmI = z.object({ success: z.literal(true), data: z.object({ admin }) });

/** What a token says of its bearer; services decide from this alone. */
export const tokenClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  permissions: permissionMap,
});

export type Admin = z.infer<typeof admin>;
export type Credentials = z.infer<typeof credentials>;
export type SignedIn = z.infer<typeof signedIn>;
export type TokenClaims = z.infer<typeof tokenClaims>;
