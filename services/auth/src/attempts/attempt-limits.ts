import { createHash } from 'node:crypto';
import { isDuplicateKey, TryLater } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ATTEMPT, type AttemptFields } from './attempt.schema.js';
import {
  ATTEMPT_POLICIES,
  type AttemptKind,
  type Attempts,
  afterFailure,
  NO_ATTEMPTS,
  waitSeconds,
} from './attempts.js';

/** Guesses from one source at one secret of one account. Each budget is separate. */
interface AttemptBudget {
  kind: AttemptKind;
  /** Identifier or e-mail. Guesses at unknown accounts count the same. */
  account: string;
  /** A known device, a session, or all others together. */
  source: string;
}

/** All callers without a session or known device: one budget per account, regardless of their addresses. */
export const STRANGERS = 'strangers';

const MEMORY_MS = 24 * 60 * 60 * 1000;
export const MAX_BUDGETS = 100_000;

const MESSAGES: Readonly<Record<AttemptKind, string>> = {
  password: 'Too many wrong passwords. Please try again later.',
  code: 'Too many wrong codes. Please try again later.',
};

const getId = ({ kind, account, source }: AttemptBudget): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, account, source]))
    .digest('base64url');

/** Limits guesses at passwords and codes; the counts are shared by all processes. */
@Injectable()
export class AttemptLimits {
  constructor(@InjectModel(ATTEMPT) private readonly attempts: Model<AttemptFields>) {}

  /**
   * Counts a guess as wrong before it is checked, and forgets the wrong ones if it is right. A guess that could not be checked
   * does not count. Throws 429 when the budget is spent. Call outside transactions, so that the count survives a rollback.
   */
  async check<Result>(budget: AttemptBudget, guess: () => Result | Promise<Result>): Promise<Result> {
    await this.spend(budget);
    try {
      const right = await guess();
      if (right) await this.attempts.deleteOne({ _id: getId(budget) });
      return right;
    } catch (error) {
      await this.takeBack(budget);
      throw error;
    }
  }

  private async spend(budget: AttemptBudget): Promise<void> {
    const now = new Date();
    const policy = ATTEMPT_POLICIES[budget.kind];
    // Concurrent guesses are counted one at a time. After `size` of them the budget is spent for the rest.
    for (let round = 0; round <= policy.size; round += 1) {
      const counted: Attempts = (await this.attempts.findById(getId(budget)).lean<AttemptFields>()) ?? NO_ATTEMPTS;
      const seconds = waitSeconds(counted, now);
      if (seconds > 0) throw new TryLater(MESSAGES[budget.kind], seconds);
      if (await this.replace(getId(budget), counted, afterFailure(counted, policy, now), now)) return;
    }
    throw new TryLater(MESSAGES[budget.kind], 1);
  }

  /** With one guess less, the budget is not spent. */
  private async takeBack(budget: AttemptBudget): Promise<void> {
    const counted = { _id: getId(budget), failures: trusted({ $gt: 0 }) };
    await this.attempts.updateOne(counted, { $inc: { failures: -1 }, $set: { blockedUntil: null } });
  }

  /** Returns false if another guess was counted in the meantime. */
  private async replace(_id: string, { failures }: Attempts, next: Attempts, now: Date): Promise<boolean> {
    const expiresAt = new Date((next.blockedUntil ?? now).getTime() + MEMORY_MS);
    try {
      const { matchedCount, upsertedCount } = await this.attempts.updateOne(
        { _id, failures },
        { $set: { ...next, expiresAt } },
        { upsert: failures === 0 },
      );
      if (upsertedCount === 1) await this.dropOldest();
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Guesses at nonexistent accounts must not fill the database. */
  private async dropOldest(): Promise<void> {
    if ((await this.attempts.estimatedDocumentCount()) > MAX_BUDGETS)
      await this.attempts.findOneAndDelete({}).sort({ expiresAt: 1 });
  }
}
