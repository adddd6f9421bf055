import { type EventStreamQuery, eventStreamQuery, type TokenClaims } from '@atelier/contracts';
import { CurrentViewer } from '@atelier/service-kit/auth/viewer';
import { Operation } from '@atelier/service-kit/http/operation';
import { Controller, Headers, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStreams } from './event-streams.js';

const HEADERS = {
  'content-type': 'text/event-stream',
  // Proxies must not buffer or compress events that have to arrive immediately.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // An open connection would delay the gateway's shutdown.
  connection: 'close',
};

@Controller('api')
export class EventStreamController {
  constructor(private readonly streams: EventStreams) {}

  @Operation('GET /events/stream')
  async stream(
    @Query({ schema: eventStreamQuery }) { types }: EventStreamQuery,
    @CurrentViewer() viewer: TokenClaims,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    // For HEAD, the framework would read the endless body.
    const body = method === 'HEAD' ? undefined : await this.streams.open(viewer, types, lastEventId);
    return reply.headers(HEADERS).send(body);
  }
}
