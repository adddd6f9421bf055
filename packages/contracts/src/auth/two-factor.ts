import * as z from 'zod';

const CODE_RULE = 'Enter the six digits that your authenticator app shows';

/** Six digits of an authenticator app (RFC 6238), with or without spaces. */
export const authenticatorCode = z
  .string({ error: 'Code is required' })
  .min(1, 'Code is required')
  .max(20, CODE_RULE)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, CODE_RULE));

/** One of the codes that were shown when two-factor sign-in was enabled. */
export const recoveryCode = z
  .string({ error: 'Recovery code is required' })
  .trim()
  .min(1, 'Recovery code is required')
  .max(60, 'Recovery code is too long');

/** The password of the signed-in user, entered again. */
export const knownPassword = z
  .string({ error: 'Current password is required' })
  .min(1, 'Current password is required')
  .max(200, 'Password is too long');

const eitherCode = { code: authenticatorCode.optional(), recoveryCode: recoveryCode.optional() };
type EitherCode = { code?: string | undefined; recoveryCode?: string | undefined };
const hasExactlyOne = ({ code, recoveryCode: other }: EitherCode) => (code === undefined) !== (other === undefined);
const ONE_OF = { path: ['code'], message: 'Send either a code or a recovery code' };

/** The 202 answer of POST /auth/login, instead of a token, to a correct password of an account with two-factor sign-in. */
export const secondFactorNeeded = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      /** Send it to POST /auth/login/second-factor, once. */
      challenge: z.string(),
      expiresInSeconds: z.number().int(),
    }),
  })
  .meta({ id: 'SecondFactorNeeded' });
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;

/** Body of POST /auth/login/second-factor. */
export const secondFactor = z
  .strictObject({
    challenge: z.string({ error: 'Challenge is required' }).min(1, 'Challenge is required').max(200),
    ...eitherCode,
  })
  .refine(hasExactlyOne, ONE_OF)
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof secondFactor>;

/** Body of POST /auth/confirm. */
export const shownSecondFactor = z
  .strictObject(eitherCode)
  .refine(hasExactlyOne, ONE_OF)
  .meta({ id: 'ShownSecondFactor' });
export type ShownSecondFactor = z.output<typeof shownSecondFactor>;

/** Status of the user's own two-factor sign-in. */
export const twoFactorAnswer = z
  .object({
    success: z.literal(true),
    message: z.string().optional(),
    data: z.object({
      enabled: z.boolean(),
      enabledAt: z.string().nullable(),
      recoveryCodesLeft: z.number().int(),
    }),
  })
  .meta({ id: 'TwoFactorAnswer' });
export type TwoFactorState = z.infer<typeof twoFactorAnswer>['data'];

/** Body of POST /auth/two-factor/enrolment. */
export const ownPassword = z.strictObject({ currentPassword: knownPassword }).meta({ id: 'OwnPassword' });
export type OwnPassword = z.infer<typeof ownPassword>;

/**
 * A secret for an authenticator app, to be typed or scanned as the QR code of `otpauthUrl`; valid once one of its codes is
 * confirmed.
 */
export const enrolmentAnswer = z
  .object({
    success: z.literal(true),
    data: z.object({ secret: z.string(), otpauthUrl: z.string(), expiresInSeconds: z.number().int() }),
  })
  .meta({ id: 'EnrolmentAnswer' });
export type Enrolment = z.infer<typeof enrolmentAnswer>['data'];

/** Body of POST /auth/two-factor/confirm. */
export const enrolmentCode = z.strictObject({ code: authenticatorCode }).meta({ id: 'EnrolmentCode' });

/** Recovery codes are shown only this once; each signs in once. */
export const recoveryCodesAnswer = z
  .object({ success: z.literal(true), message: z.string(), data: z.object({ recoveryCodes: z.array(z.string()) }) })
  .meta({ id: 'RecoveryCodesAnswer' });

/** Body of the calls that change two-factor sign-in, which require both factors. */
export const bothFactors = z
  .strictObject({ currentPassword: knownPassword, ...eitherCode })
  .refine(hasExactlyOne, ONE_OF)
  .meta({ id: 'BothFactors' });
export type BothFactors = z.output<typeof bothFactors>;
