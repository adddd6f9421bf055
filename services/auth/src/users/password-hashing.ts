import { randomUUID } from 'node:crypto';
import { TryLater } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id with the parameters recommended by OWASP: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Half of libuv's threads, so that file access and DNS lookups continue during a flood of sign-ins. */
const AT_ONCE = 2;
/** About a second of work. */
export const MAX_WAITING = 64;

/** Hashes and compares passwords, a few at a time. */
@Injectable()
export class PasswordHashing {
  private readonly limit = pLimit(AT_ONCE);
  private readonly decoy = hash(randomUUID(), COST);

  hash(password: string): Promise<string> {
    return this.run(() => hash(password, COST));
  }

  /** Takes the same time with or without a stored hash, so that timing does not reveal who has an account. */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const stored = passwordHash ?? (await this.decoy);
    const isMatch = await this.run(() => verify(stored, password));
    return isMatch && typeof passwordHash === 'string';
  }

  /** Throws 503 if too many are already waiting. */
  private async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= MAX_WAITING)
      throw new TryLater('The service is temporarily unavailable. Please try again.', 1, 503);
    return this.limit(work);
  }
}
