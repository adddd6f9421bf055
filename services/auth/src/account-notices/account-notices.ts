import {
  type CloudEvent,
  passwordChanged,
  passwordReset,
  twoFactorDisabled,
  twoFactorEnabled,
} from '@atelier/contracts';
import { getData, MailQueue } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { StudioCopy } from '../studio/studio-copy.js';
import { getName } from '../users/user.js';
import { UsersRepository } from '../users/users.repository.js';
import {
  type AccountLetter,
  passwordNotice,
  resetNotice,
  switchedOffNotice,
  switchedOnNotice,
} from './account-letters.js';

/** What an owner is told of an event. */
interface AccountNotice {
  userId: string;
  kind: string;
  write: AccountLetter;
}

const ofPassword =
  (definition: typeof passwordChanged | typeof passwordReset) =>
  (event: CloudEvent): AccountNotice => ({
    userId: getData(definition, event).userId,
    kind: 'password_changed',
    write: passwordNotice,
  });

const ofEnabled = (event: CloudEvent): AccountNotice => ({
  userId: getData(twoFactorEnabled, event).userId,
  kind: 'two_factor_enabled',
  write: switchedOnNotice,
});

const ofDisabled = (event: CloudEvent): AccountNotice => {
  const { userId, by } = getData(twoFactorDisabled, event);
  return by === 'owner'
    ? { userId, kind: 'two_factor_disabled', write: switchedOffNotice }
    : { userId, kind: 'two_factor_reset', write: resetNotice };
};

const NOTICES: Readonly<Record<string, (event: CloudEvent) => AccountNotice>> = {
  [passwordChanged.type]: ofPassword(passwordChanged),
  [passwordReset.type]: ofPassword(passwordReset),
  [twoFactorEnabled.type]: ofEnabled,
  [twoFactorDisabled.type]: ofDisabled,
};

/** The types of events that an owner is told of. */
export const ACCOUNT_EVENT_TYPES = Object.keys(NOTICES);

/** Mails owners about changes of how their account is opened, also those on the command line, which sends no mails itself. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly users: UsersRepository,
    private readonly studio: StudioCopy,
    private readonly mails: MailQueue,
  ) {}

  /** Call inside the event's transaction. */
  async follow(event: CloudEvent): Promise<void> {
    const notice = NOTICES[event.type]?.(event);
    const user = notice === undefined ? undefined : await this.users.find(notice.userId);
    if (notice === undefined || user === undefined) return;
    await this.mails.add({
      to: { name: getName(user), address: user.email },
      ...notice.write(user.firstName, await this.studio.senderIdentity()),
      causedBy: event.id,
      kind: notice.kind,
      about: user.id,
    });
  }
}
