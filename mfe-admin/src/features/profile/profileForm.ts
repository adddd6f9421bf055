import { personName, staffEmail } from '@atelier/contracts/auth/http';
import * as z from 'zod';
import '../../forms/quietValidation';

const isAnother = (email: string, known: string): boolean => email.trim().toLowerCase() !== known.toLowerCase();

/** Whether these values require the password, as a new e-mail does. */
export const asksForPassword = (email: string, known: string): boolean => isAnother(email, known);

/** The rules of the profile form, given the current e-mail. */
export const profileSchema = (knownEmail: string) =>
  z
    .object({
      firstName: personName('First name'),
      lastName: personName('Last name'),
      email: staffEmail,
      currentPassword: z.string().max(200, 'Password is too long'),
    })
    .refine(({ email, currentPassword }) => !isAnother(email, knownEmail) || currentPassword !== '', {
      path: ['currentPassword'],
      message: 'Current password is required to change the e-mail',
    });

export type ProfileValues = z.input<ReturnType<typeof profileSchema>>;
