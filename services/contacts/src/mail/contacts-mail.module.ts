import { mailSent } from '@atelier/contracts';
import { MailModule } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACKNOWLEDGEMENT_COUNT, AcknowledgementLimit, acknowledgementCountSchema } from './acknowledgement-limit.js';

const mail = MailModule.announcing(mailSent);

/** The mail queue for every part of this service, with a single sender. */
@Module({
  imports: [mail, MongooseModule.forFeature([{ name: ACKNOWLEDGEMENT_COUNT, schema: acknowledgementCountSchema }])],
  providers: [AcknowledgementLimit],
  exports: [mail, AcknowledgementLimit],
})
export class ContactsMailModule {}
