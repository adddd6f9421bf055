import { randomUUID } from 'node:crypto';
import { ENVIRONMENT, LOGGER, MailQueue, Transactions } from '@atelier/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { AuthEnvironment } from '../environment.js';
import { backOfficeLink } from '../mailed-tokens/back-office-link.js';
import { MailedTokens } from '../mailed-tokens/mailed-tokens.js';
import { StudioCopy } from '../studio/studio-copy.js';
import { getName, getStatus } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { resetLetter } from './reset-letter.js';

const LIFETIME_MS = 60 * 60 * 1000;

/** Mails links to choose a new password. */
@Injectable()
export class ForgottenPasswordsService implements BeforeApplicationShutdown {
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: MailedTokens,
    private readonly mails: MailQueue,
    private readonly transactions: Transactions,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns before any lookup, so that neither the text nor the timing of the answer reveals who has an account. */
  begin(email: string): void {
    const work = this.mailTo(email).catch((error: unknown) => {
      this.logger.error({ err: error }, 'a forgotten password could not be attended to');
    });
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }

  async beforeApplicationShutdown() {
    await Promise.all(this.running);
  }

  private async mailTo(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user === undefined || getStatus(user) !== 'active') return;
    await this.transactions.run(async () => {
      // Earlier links stay valid: otherwise anyone who keeps asking for new ones keeps the owner from using any.
      const token = await this.tokens.issue(user, 'password_reset', LIFETIME_MS);
      await this.mail(user, token);
    });
  }

  private async mail(user: UserRecord, token: string): Promise<void> {
    const link = backOfficeLink(this.environment.ATELIER_PUBLIC_URL, 'reset-password', token);
    await this.mails.addInstead({
      to: { name: getName(user), address: user.email },
      ...resetLetter(user.firstName, link, await this.studio.senderIdentity()),
      causedBy: randomUUID(),
      kind: 'password_reset',
      about: user.id,
      goodUntil: new Date(Date.now() + LIFETIME_MS),
    });
  }
}
