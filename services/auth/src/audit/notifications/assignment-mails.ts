import { type CloudEvent, type EventData, isAllowed, type submissionAssigned } from '@atelier/contracts';
import { ENVIRONMENT, letter, MailQueue } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthEnvironment } from '../../environment.js';
import { StudioCopy } from '../../studio/studio-copy.js';
import { getName } from '../../users/user.js';
import { UsersRepository } from '../../users/users.repository.js';
import { getNewAssignee, messagePath } from './assignment.js';

@Injectable()
export class AssignmentMails {
  constructor(
    private readonly users: UsersRepository,
    private readonly queue: MailQueue,
    private readonly studio: StudioCopy,
    @Inject(ENVIRONMENT) private readonly environment: AuthEnvironment,
  ) {}

  /** Mails the assignee a link to the message, without visitor data. Call inside the event's transaction. */
  async send(event: CloudEvent, data: EventData<typeof submissionAssigned>): Promise<void> {
    const userId = getNewAssignee(data);
    const user = userId === undefined ? undefined : await this.users.find(userId);
    if (user === undefined || user.suspended || !isAllowed(user, 'contact', 'read')) return;
    const { name, sender, signature } = await this.studio.senderIdentity();
    const link = new URL(messagePath(data.id), this.environment.ATELIER_PUBLIC_URL).href;
    await this.queue.add({
      from: sender,
      to: { name: getName(user), address: user.email },
      subject: `A message to ${name} was assigned to you`,
      ...letter([`Hello ${user.firstName},`, 'a colleague assigned this message to you:', { link }], sender, signature),
      causedBy: event.id,
      kind: 'message_assigned',
      about: user.id,
    });
  }
}
