import { randomUUID } from 'node:crypto';
import { TryLater } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Half of libuv's threads, so that files and names are still read during a flood of sign-ins. */
const AT_ONCE = 2;
/** About a second of work. */
export const MAX_WAITING = 64;

/** Turns passwords into what may be stored, and compares, a few at a time. */
@Injectable()
export class PasswordHashing {
  private readonly limit = pLimit(AT_ONCE);
  private readonly decoy = hash(randomUUID(), COST);

  hash(password: string): Promise<string> {
    return this.run(() => hash(password, COST));
  }

  /** Takes as long without a stored hash as with one, so that time does not tell who has an account. */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const stored = passwordHash ?? (await this.decoy);
    const isMatch = await this.run(() => verify(stored, password));
    return isMatch && typeof passwordHash === 'string';
  }

  /** 503 where too many wait already. */
  private async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= MAX_WAITING)
      throw new TryLater('The service is temporarily unavailable. Please try again.', 1, 503);
    return this.limit(work);
  }
}
