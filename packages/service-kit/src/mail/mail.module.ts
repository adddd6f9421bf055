import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EnvironmentError } from '../environment/read-environment.js';
import { ENVIRONMENT } from '../service-tokens.js';
import { MailDirectory } from './mail-directory.js';
import type { MailEnvironment } from './mail-environment.js';
import { MailQueue } from './mail-queue.js';
import { MailQueueAdmin } from './mail-queue-admin.js';
import { MAIL, mailSchema } from './mail-record.js';
import { MAIL_SENT, MailSender, type MailSentEvent } from './mail-sender.js';
import { MailTransport } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const openMailTransport = ({ SMTP_URL, MAIL_DIR }: MailEnvironment): MailTransport => {
  if (SMTP_URL !== undefined) return new SmtpTransport(SMTP_URL);
  if (MAIL_DIR !== undefined) return new MailDirectory(MAIL_DIR);
  throw new EnvironmentError('Set SMTP_URL to a mail server, or MAIL_DIR to a directory.');
};

/** Mail for a service with `mailSettings`: `MailQueue` accepts mails, a loop sends them, staff use `MailQueueAdmin`. */
@Module({
  imports: [MongooseModule.forFeature([{ name: MAIL, schema: mailSchema }])],
  providers: [
    MailQueueAdmin,
    MailQueue,
    MailSender,
    { provide: MailTransport, useFactory: openMailTransport, inject: [ENVIRONMENT] },
  ],
  exports: [MailQueueAdmin, MailQueue],
})
export class MailModule {
  /** The same module, which also publishes this event for each sent mail. */
  static announcing(sent: MailSentEvent): DynamicModule {
    return { module: MailModule, providers: [{ provide: MAIL_SENT, useValue: sent }] };
  }
}
