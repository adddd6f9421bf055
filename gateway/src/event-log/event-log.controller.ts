import { type EventLogQuery, eventLogQuery, eventSequence } from '@atelier/contracts';
import { Operation } from '@atelier/service-kit/http/operation';
import {
  Controller,
  Headers,
  Param,
  Query,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { EventFigures } from './event-figures.js';
import { EventSearch } from './event-search.js';
import { EventTimeline } from './event-timeline.js';

@Controller('api')
@UseInterceptors(StandardSchemaSerializerInterceptor)
export class EventLogController {
  constructor(
    private readonly figures: EventFigures,
    private readonly events: EventSearch,
    private readonly timeline: EventTimeline,
  ) {}

  @Operation('GET /events/overview')
  async overview() {
    return { success: true, data: await this.figures.read() };
  }

  @Operation('GET /events/log')
  async search(@Query({ schema: eventLogQuery }) query: EventLogQuery) {
    return { success: true, ...(await this.events.search(query)) };
  }

  @Operation('GET /events/log/{id}')
  async read(@Param('id', { schema: eventSequence }) id: string, @Headers('authorization') authorization: string) {
    return { success: true, data: await this.timeline.read(Number(id), authorization) };
  }
}
