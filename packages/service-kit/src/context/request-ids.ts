import { randomBytes } from 'node:crypto';

const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** Creates request IDs from a process prefix and a counter, which is cheaper than random IDs. Keeps the ID that a caller sends. */
export class RequestIds {
  private readonly prefix = `${randomBytes(9).toString('base64url')}.`;
  private count = 0;

  next(incoming: string | string[] | undefined): string {
    if (typeof incoming === 'string' && REQUEST_ID.test(incoming)) return incoming;
    this.count += 1;
    return this.prefix + this.count.toString(36);
  }
}
