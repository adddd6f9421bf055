import { type ContactMessage, contactMessage, messageReceipt } from '@atelier/contracts';
import { Answers } from '@atelier/service-kit';
import { Body, Controller, Post, UseFilters } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiHeader, ApiTags } from '@nestjs/swagger';
import * as z from 'zod';
import { IdempotencyKey } from './idempotency-key.decorator.js';
import { MessagesService } from './messages.service.js';
import { RefusedMessageFilter } from './refused-message.filter.js';

// zod/mini schemas do not describe themselves, so the document is told.
const bodyDocument = {
  schema: z.toJSONSchema(contactMessage, { target: 'openapi-3.0', io: 'input' }),
} as ApiBodyOptions;

@ApiTags('contact')
@Controller('contact')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Post()
  @UseFilters(RefusedMessageFilter)
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 128 },
    description: 'A repetition with the same key within 24 hours answers the first answer.',
  })
  @ApiBody(bodyDocument)
  @Answers(messageReceipt, 201)
  async send(@Body({ schema: contactMessage }) message: ContactMessage, @IdempotencyKey() key: string | undefined) {
    const id = await this.messages.receive(message, key);
    return { success: true, message: "Message sent successfully! We'll get back to you soon.", data: { id } };
  }
}
