import { createHash } from 'node:crypto';
import { TryLater } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicate } from '../is-duplicate.js';
import { ATTEMPT, type AttemptFields } from './attempt.schema.js';
import {
  ATTEMPT_POLICIES,
  type AttemptKind,
  type Attempts,
  afterFailure,
  NO_ATTEMPTS,
  waitSeconds,
} from './attempts.js';

/** Guesses from one source at one secret of one account. Each budget is used up by its own guesses alone. */
export interface AttemptBudget {
  kind: AttemptKind;
  /** Identifier or e-mail. An account need not exist: guesses at unknown ones count the same. */
  account: string;
  /** A known device, a session, or everybody else together. */
  source: string;
}

/** Everybody who has no session and no known device: one budget an account, whatever addresses they come from. */
export const STRANGERS = 'strangers';

const MEMORY_MS = 24 * 60 * 60 * 1000;
export const MAX_BUDGETS = 100_000;

const MESSAGES: Readonly<Record<AttemptKind, string>> = {
  password: 'Too many wrong passwords. Please try again later.',
  code: 'Too many wrong codes. Please try again later.',
};

const idOf = ({ kind, account, source }: AttemptBudget): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, account, source]))
    .digest('base64url');

/** Limits guesses at passwords and codes; the counts are shared by all processes. */
@Injectable()
export class AttemptLimits {
  constructor(@InjectModel(ATTEMPT) private readonly attempts: Model<AttemptFields>) {}

  /**
   * Counts a guess as wrong before anybody looks at it; throws 429 where no more are taken. Call it outside of
   * transactions: the count stays whatever happens afterwards.
   */
  async spend(budget: AttemptBudget): Promise<void> {
    const now = new Date();
    const policy = ATTEMPT_POLICIES[budget.kind];
    // Of guesses at the same moment one is counted at a time. After `size` of them the budget is spent for the others.
    for (let round = 0; round <= policy.size; round += 1) {
      const counted: Attempts = (await this.attempts.findById(idOf(budget)).lean<AttemptFields>()) ?? NO_ATTEMPTS;
      const seconds = waitSeconds(counted, now);
      if (seconds > 0) throw new TryLater(MESSAGES[budget.kind], seconds);
      if (await this.replace(idOf(budget), counted, afterFailure(counted, policy, now), now)) return;
    }
    throw new TryLater(MESSAGES[budget.kind], 1);
  }

  /** The guess was right. */
  async reset(budget: AttemptBudget): Promise<void> {
    await this.attempts.deleteOne({ _id: idOf(budget) });
  }

  /** False where another guess was counted meanwhile. */
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
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Guesses at made-up accounts must not fill the database. */
  private async dropOldest(): Promise<void> {
    if ((await this.attempts.estimatedDocumentCount()) > MAX_BUDGETS)
      await this.attempts.findOneAndDelete({}).sort({ expiresAt: 1 });
  }
}
