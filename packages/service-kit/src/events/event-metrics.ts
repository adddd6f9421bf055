import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Metrics } from '../http/metrics.js';

export type HandlerOutcome = 'applied' | 'failed' | 'paused';

/** How a service handles events, and how full the streams are. */
@Injectable()
export class EventMetrics {
  private readonly consumed: Counter;
  private readonly handled: Histogram;
  private readonly streamFill: Gauge;
  private readonly streamMessages: Gauge;

  constructor(@Inject(Metrics) { registry }: Metrics) {
    const registers = [registry];
    this.consumed = new Counter({
      name: 'atelier_events_consumed_total',
      help: 'Events that arrived, by outcome: applied, retried or dead.',
      labelNames: ['type', 'outcome'],
      registers,
    });
    this.handled = new Histogram({
      name: 'atelier_event_handler_duration_seconds',
      help: 'Duration of event handlers, by outcome: applied, failed, or paused since a dependency is away.',
      labelNames: ['type', 'handler', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
      registers,
    });
    this.streamFill = new Gauge({
      name: 'atelier_stream_fill_ratio',
      help: 'How full an event stream is, from 0 to 1; at 1 it refuses events.',
      labelNames: ['stream'],
      registers,
    });
    this.streamMessages = new Gauge({
      name: 'atelier_stream_messages',
      help: 'Events in a stream; in the stream of dead letters, those that nobody has resolved.',
      labelNames: ['stream'],
      registers,
    });
  }

  countEvent(type: string, outcome: 'applied' | 'retried' | 'dead') {
    this.consumed.inc({ type, outcome });
  }
  observeHandler(type: string, handler: string, outcome: HandlerOutcome, seconds: number) {
    this.handled.observe({ type, handler, outcome }, seconds);
  }
  setStream(stream: string, fillRatio: number, messages: number) {
    this.streamFill.set({ stream }, fillRatio);
    this.streamMessages.set({ stream }, messages);
  }
}
