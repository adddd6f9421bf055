import { Metrics } from '@atelier/service-kit/http/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';

/** Figures of the event streams. */
@Injectable()
export class StreamFigures {
  readonly open: Gauge;
  readonly eventsSent: Counter;
  /** Streams that this gateway ended because the subscriber did not read them. */
  readonly tooSlow: Counter;

  constructor(@Inject(Metrics) { registry }: Metrics) {
    const registers = [registry];
    this.open = new Gauge({ name: 'atelier_event_streams_open', help: 'Event streams that are open.', registers });
    this.eventsSent = new Counter({
      name: 'atelier_event_stream_events_total',
      help: 'Events sent to all streams.',
      registers,
    });
    this.tooSlow = new Counter({
      name: 'atelier_event_streams_too_slow_total',
      help: 'Event streams ended since nobody read them.',
      registers,
    });
  }
}
