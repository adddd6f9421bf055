import { type ContactMessage, contactMessage } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, UseFilters } from '@nestjs/common';
import { IdempotencyKey } from './idempotency-key.decorator.js';
import { MessagesService } from './messages.service.js';
import { RefusedMessageFilter } from './refused-message.filter.js';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Operation('POST /contact')
  @UseFilters(RefusedMessageFilter)
  async send(@Body({ schema: contactMessage }) message: ContactMessage, @IdempotencyKey() key: string | undefined) {
    const id = await this.messages.receive(message, key);
    return { success: true, message: "Message sent successfully! We'll get back to you soon.", data: { id } };
  }
}
