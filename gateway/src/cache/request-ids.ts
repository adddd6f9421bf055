import { randomBytes } from 'node:crypto';

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Names requests by a prefix of this process and a counter, which costs less than randomness; a caller's own name is kept. */
export class RequestIds {
  private readonly prefix = `${randomBytes(9).toString('base64url')}.`;
  private count = 0;

  next(incoming: string | string[] | undefined): string {
    if (typeof incoming === 'string' && REQUEST_ID.test(incoming)) return incoming;
    this.count += 1;
    return this.prefix + this.count.toString(36);
  }
}
