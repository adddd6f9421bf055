import { createHmac } from 'node:crypto';

/** The caller as identified by a request: used for the hash and then discarded. */
export interface Caller {
  address: string;
  userAgent: string;
  host: string;
}

const LENGTH = 22;

/** The same for the same caller on one day, and untraceable once the salt is deleted. */
export const visitorHash = (salt: string, { address, userAgent, host }: Caller): string =>
  createHmac('sha256', salt)
    .update(JSON.stringify([address, userAgent, host]))
    .digest('base64url')
    .slice(0, LENGTH);
