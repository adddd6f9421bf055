import { newPassword } from '@atelier/contracts/auth/http';
import * as z from 'zod';

/** A password, entered twice. */
export const passwordChoice = z
  .object({
    password: newPassword,
    confirmPassword: z.string().min(1, 'Please confirm the new password'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
export type PasswordChoice = z.infer<typeof passwordChoice>;
