import { type EventData, isAllowed, type weekSummarized } from '@atelier/contracts';
import { ENVIRONMENT, MailQueue, type MailRequest } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthEnvironment } from '../environment.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { type SenderIdentity, StudioCopy } from '../studio/studio-copy.js';
import { getName, getStatus } from '../users/user.js';
import type { UserRecord } from '../users/user-record.js';
import { UsersRepository } from '../users/users.repository.js';
import { weeklyLetter } from './weekly-letter.js';

type Summary = EventData<typeof weekSummarized>;

const KIND = 'weekly_summary';
const DAY_MS = 24 * 60 * 60 * 1000;
/** After its Sunday, until about the time of the next summary. */
const GOOD_FOR_MS = 9 * DAY_MS;

const mayGet = (user: UserRecord): boolean => getStatus(user) === 'active' && isAllowed(user, 'analytics', 'read');

@Injectable()
export class WeeklySummaryMails {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly users: UsersRepository,
    private readonly mails: MailQueue,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  /** Queues one mail for each person and week. Call inside the event's transaction. */
  async queue(summary: Summary, now: Date): Promise<void> {
    const goodUntil = new Date(Date.parse(summary.to) + GOOD_FOR_MS);
    if (now >= goodUntil) return;
    const identity = await this.studio.senderIdentity();
    for (const userId of await this.preferences.weeklySummarySubscribers()) {
      const user = await this.users.find(userId);
      if (user !== undefined && mayGet(user))
        await this.mails.add({ ...this.toOrder(summary, user, identity), goodUntil });
    }
  }

  /** The week is its cause, so that even a second event about the week adds no second mail. */
  private toOrder(summary: Summary, user: UserRecord, identity: SenderIdentity): MailRequest {
    return {
      to: { name: getName(user), address: user.email },
      ...weeklyLetter(summary, { firstName: user.firstName, publicUrl: this.environment.ATELIER_PUBLIC_URL }, identity),
      causedBy: `${summary.from}-${user.id}`,
      kind: KIND,
      about: user.id,
    };
  }
}
