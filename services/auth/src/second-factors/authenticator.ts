import { timingSafeEqual } from 'node:crypto';
import { generateSecret, generateSync, generateURI } from 'otplib';

/** RFC 6238 as used by authenticator apps: SHA-1, six digits, a new code every 30 seconds. */
const PERIOD_SECONDS = 30;
/** Phone clocks are slightly off. */
const STEPS_AROUND = [-1, 0, 1];

export const newAuthenticatorSecret = (): string => generateSecret();

/** Content of the QR code for enrollment. */
export const toOtpauthUrl = (secret: string, account: string, issuer: string): string =>
  generateURI({ secret, label: account, issuer });

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_SECONDS);

const getCode = (secret: string, step: number): string => generateSync({ secret, epoch: step * PERIOD_SECONDS });

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The time step of a code; undefined for a wrong one, after the same work. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const steps = STEPS_AROUND.map((offset) => stepAt(now) + offset);
  const matching = steps.filter((step) => isEqual(getCode(secret, step), code));
  return matching.at(-1);
};
