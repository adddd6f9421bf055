import { generateSync } from 'otplib';

/** The code that an authenticator app shows now, or some seconds from now. */
export const getCode = (secret: string, afterSeconds = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + afterSeconds });
