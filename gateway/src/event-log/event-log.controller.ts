import {
  CONTENT_KINDS,
  type ContentKind,
  type EventLogQuery,
  eventLogQuery,
  eventSequence,
  idOrSlug,
  revisionVersion,
} from '@atelier/contracts';
import { Operation } from '@atelier/service-kit/http/operation';
import {
  Controller,
  Headers,
  Param,
  Query,
  StandardSchemaSerializerInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import * as z from 'zod';
import { EventFigures } from './event-figures.js';
import { EventSearch } from './event-search.js';
import { EventTimeline } from './event-timeline.js';
import { PublishReceipts } from './publish-receipts.js';

@Controller('api')
@UseInterceptors(StandardSchemaSerializerInterceptor)
export class EventLogController {
  constructor(
    private readonly figures: EventFigures,
    private readonly events: EventSearch,
    private readonly timeline: EventTimeline,
    private readonly receipts: PublishReceipts,
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
  async read(@Param('id', { schema: eventSequence }) id: string) {
    return { success: true, data: await this.timeline.read(Number(id)) };
  }

  @Operation('GET /events/receipts/{kind}/{id}/{version}')
  async receipt(
    @Param('kind', { schema: z.enum(CONTENT_KINDS) }) kind: ContentKind,
    @Param('id', { schema: idOrSlug }) id: string,
    @Param('version', { schema: revisionVersion }) version: number,
    @Headers('authorization') authorization: string,
  ) {
    return { success: true, data: await this.receipts.read({ kind, id, version }, authorization) };
  }
}
