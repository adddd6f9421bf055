import { ENVIRONMENT, EnvironmentError } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import type { ContactsEnvironment } from '../contacts-environment.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { MailDirectory } from './mail-directory.js';
import { MailTransport } from './mail-transport.js';
import { ResponseMailsConsumer } from './response-mails.consumer.js';
import { ResponseMailsService } from './response-mails.service.js';
import { SmtpTransport } from './smtp-transport.js';

const openMailTransport = ({ SMTP_URL, MAIL_DIR }: ContactsEnvironment): MailTransport => {
  if (SMTP_URL !== undefined) return new SmtpTransport(SMTP_URL);
  if (MAIL_DIR !== undefined) return new MailDirectory(MAIL_DIR);
  throw new EnvironmentError('Set SMTP_URL to a mail server, or MAIL_DIR to a directory.');
};

@Module({
  imports: [SubmissionsModule, ResponsesModule],
  controllers: [ResponseMailsConsumer],
  providers: [ResponseMailsService, { provide: MailTransport, useFactory: openMailTransport, inject: [ENVIRONMENT] }],
})
export class MailModule {}
