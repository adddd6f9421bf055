import { type CloudEvent, isAllowed } from '@atelier/contracts';
import { ENVIRONMENT, letter, MailQueue, timeOrderedId } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthEnvironment } from '../../environment.js';
import { StudioCopy } from '../../studio/studio-copy.js';
import { getName } from '../../users/user.js';
import type { UserRecord } from '../../users/user-record.js';
import { UsersRepository } from '../../users/users.repository.js';
import { NotificationsService } from './notifications.service.js';
import { type PersonalNotice, toPersonalNotice } from './personal-notice.js';

/** Tells particular colleagues of something, in the bell and by mail. */
@Injectable()
export class PersonalNotices {
  constructor(
    private readonly users: UsersRepository,
    private readonly notifications: NotificationsService,
    private readonly queue: MailQueue,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  /** Call inside the event's transaction. */
  async follow(event: CloudEvent): Promise<void> {
    const notice = toPersonalNotice(event);
    if (notice === undefined) return;
    const { resource, right } = notice.right;
    for (const user of await this.recipients(notice)) {
      if (!isAllowed(user, resource, right)) continue;
      await this.notify(event, notice, user);
      await this.mail(event, notice, user);
    }
  }

  private async recipients({ userIds }: PersonalNotice): Promise<UserRecord[]> {
    const active = await this.users.active();
    return 'everyoneExcept' in userIds
      ? active.filter(({ id }) => id !== userIds.everyoneExcept)
      : active.filter(({ id }) => userIds.includes(id));
  }

  private async notify({ time }: CloudEvent, { path, right, title, text }: PersonalNotice, { id: userId }: UserRecord) {
    const words = { kind: 'message' as const, title, text, path, resources: [right.resource] };
    await this.notifications.keep({ id: timeOrderedId(), at: new Date(time), ...words, userId });
  }

  /** The mail links to the page, and contains no visitor data. */
  private async mail(event: CloudEvent, { path, mail }: PersonalNotice, user: UserRecord) {
    const { name, sender, signature } = await this.studio.senderIdentity();
    const link = new URL(path, this.environment.ATELIER_PUBLIC_URL).href;
    await this.queue.add({
      from: sender,
      to: { name: getName(user), address: user.email },
      subject: mail.subject(name),
      ...letter([`Hello ${user.firstName},`, mail.sentence, { link }], sender, signature),
      causedBy: `${event.id}-${user.id}`,
      kind: mail.kind,
      about: user.id,
    });
  }
}
