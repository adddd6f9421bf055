import type { ContactMessage } from '@atelier/contracts';
import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { SpamScorer } from '../protection/spam-scorer.js';
import { newSubmission } from '../submissions/submission.js';
import { SubmissionsEvents } from '../submissions/submissions.events.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { IdempotencyKeys } from './idempotency-keys.js';

/** Receives visitors' messages. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly events: SubmissionsEvents,
    private readonly keys: IdempotencyKeys,
    private readonly spamScorer: SpamScorer,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Returns the new submission's ID, or that of the first message with this key. When two arrive at once, one transaction
   * commits; the other runs again and finds the key. Suspicious messages get the same answer.
   */
  async receive(message: ContactMessage, key?: string): Promise<string> {
    return this.transactions.run(async () => {
      const known = key === undefined ? undefined : await this.keys.find(key, message);
      if (known !== undefined) return known;
      const now = new Date();
      const suspicion = this.spamScorer.scoreMessage(message, now);
      const submission = await this.submissions.insert(newSubmission(message, suspicion, now));
      if (suspicion === null) await this.events.received(submission);
      if (key !== undefined) await this.keys.remember(key, message, submission.id, now);
      return submission.id;
    });
  }
}
