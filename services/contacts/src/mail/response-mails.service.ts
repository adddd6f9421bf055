import { type CloudEvent, type EventData, mailSent, type submissionResponded } from '@atelier/contracts';
import { ENVIRONMENT, LOGGER, Outbox } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ContactsEnvironment } from '../contacts-environment.js';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { MailTransport } from './mail-transport.js';
import { responseMail } from './response-mail.js';

@Injectable()
export class ResponseMailsService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly responses: ResponsesRepository,
    private readonly transport: MailTransport,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly environment: ContactsEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Called inside the event's transaction. The mail goes last: whatever fails before it sends nothing. */
  async send(event: CloudEvent, { id, responseId }: EventData<typeof submissionResponded>): Promise<void> {
    const submission = await this.submissions.find(id);
    const response = await this.responses.find(responseId);
    if (submission === undefined || response === undefined) {
      this.logger.warn({ event: event.id }, 'no mail: the submission or its response is no longer kept');
      return;
    }
    await this.outbox.add(mailSent, id, { causedBy: event.id, kind: 'response' });
    const studio = { name: this.environment.STUDIO_NAME, address: this.environment.STUDIO_EMAIL };
    await this.transport.send(responseMail({ event, submission, response, studio }));
  }
}
