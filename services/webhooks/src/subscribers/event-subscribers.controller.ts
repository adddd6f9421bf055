import { eventSubscriberId, type NewEventSubscriber, newEventSubscriber } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit';
import { Body, Controller, Header, Param } from '@nestjs/common';
import { EventSubscribersService } from './event-subscribers.service.js';

@Controller()
export class EventSubscribersController {
  constructor(private readonly subscribers: EventSubscribersService) {}

  @Operation('GET /event-subscribers')
  async list() {
    return { success: true, data: await this.subscribers.all() };
  }

  @Operation('POST /event-subscribers')
  @Header('cache-control', 'no-store')
  async create(@Body({ schema: newEventSubscriber }) wanted: NewEventSubscriber) {
    return { success: true, message: 'Subscriber created successfully', data: await this.subscribers.create(wanted) };
  }

  @Operation('DELETE /event-subscribers/{id}')
  async revoke(@Param('id', { schema: eventSubscriberId }) id: string) {
    await this.subscribers.revoke(id);
    return { success: true, message: 'Subscriber revoked successfully' };
  }
}
