import { mailSent } from '@atelier/contracts';
import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';

const mail = MailModule.announcing(mailSent);

/** The queue of mails for every part of this service: one sender. */
@Module({ imports: [mail], exports: [mail] })
export class ContactsMailModule {}
