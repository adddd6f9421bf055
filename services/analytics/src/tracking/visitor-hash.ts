import { createHmac } from 'node:crypto';

/** Who asks, as far as a request tells: read for the hash and then forgotten. */
export interface Caller {
  address: string;
  userAgent: string;
  host: string;
}

const LENGTH = 22;

/** The same for the same caller on one day, and nobody's once the salt is gone. */
export const visitorHash = (salt: string, { address, userAgent, host }: Caller): string =>
  createHmac('sha256', salt)
    .update(JSON.stringify([address, userAgent, host]))
    .digest('base64url')
    .slice(0, LENGTH);
