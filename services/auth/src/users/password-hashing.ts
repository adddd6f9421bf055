import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Turns passwords into what may be stored, and compares. */
@Injectable()
export class PasswordHashing {
  private readonly decoy = this.hash(randomUUID());

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** Takes as long without a stored hash as with one, so that time does not tell who has an account. */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const isMatch = await verify(passwordHash ?? (await this.decoy), password);
    return isMatch && typeof passwordHash === 'string';
  }
}
