import type { CloudEvent } from '@atelier/contracts';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { runInContext } from '../context/request-context.js';
import { isDependencyUnavailable } from '../is-dependency-unavailable.js';
import { eventAttributes } from '../tracing/event-attributes.js';
import type { Tracer } from '../tracing/tracer.js';
import type { EventMetrics, HandlerOutcome } from './event-metrics.js';

/** What `@EventPattern(type, extras)` may say of a handler. */
export interface HandlerExtras {
  /** The first handler of an event needs no name; every other one has a name that must not change between releases. */
  handler?: string;
  /** The handler takes an array of up to this many events; an event with several handlers comes alone. */
  batch?: number;
}

interface NamedHandler {
  name: string;
  run: MessageHandler;
  /** The same object for all types of a handler. */
  extras: HandlerExtras | undefined;
}

/** An event, and how often the broker has delivered it. */
export interface Delivery {
  event: CloudEvent;
  deliveries: number;
}

/** The handlers of a consumer. Several handlers of one event run one after another; the inbox distinguishes them by name. */
export class EventHandlers {
  private readonly handlers = new Map<string, NamedHandler[]>();

  constructor(
    private readonly consumer: string,
    private readonly metrics: EventMetrics,
    private readonly tracer: Tracer,
  ) {}

  /** The types of events that have a handler. */
  get types(): string[] {
    return [...this.handlers.keys()];
  }

  /** Returns whether this is the first handler of the type. */
  add(type: string, run: MessageHandler, extras: HandlerExtras | undefined): boolean {
    const name = extras?.handler ?? '';
    const others = this.handlers.get(type) ?? [];
    if (others.some((other) => other.name === name))
      throw new Error(
        `Two handlers of ${type} in ${this.consumer} are named '${name}': give one another name by @EventPattern(type, { handler: 'name' }).`,
      );
    this.handlers.set(type, [...others, { name, run, extras }]);
    return others.length === 0;
  }

  /** How many events of this type can be applied at once. */
  getBatchSize(type: string): number {
    const [handler, ...others] = this.handlers.get(type) ?? [];
    return others.length === 0 ? (handler?.extras?.batch ?? 1) : 1;
  }

  /** Whether events of the two types can be applied at once. */
  haveSameBatch(one: string, other: string): boolean {
    const [handlerOfOne] = this.handlers.get(one) ?? [];
    const [handlerOfOther] = this.handlers.get(other) ?? [];
    const areBatched = this.getBatchSize(one) > 1 && this.getBatchSize(other) > 1;
    return areBatched && handlerOfOne?.extras === handlerOfOther?.extras;
  }

  /** Runs every handler, even if one fails. Several events are of one batch, and the type is that of the first one. */
  async apply(type: string, batch: readonly Delivery[]): Promise<void> {
    const errors: unknown[] = [];
    for (const handler of this.handlers.get(type) ?? [])
      await this.run(type, handler, batch).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors.find((error) => isDependencyUnavailable(error)) ?? errors[0];
  }

  private async run(type: string, { name, run, extras }: NamedHandler, batch: readonly Delivery[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const startedAtMs = performance.now();
    let outcome: HandlerOutcome = 'applied';
    const events = batch.map(({ event }) => event);
    const deliveries = new Map(batch.map(({ event, deliveries: count }) => [event.id, count]));
    const attributes = {
      ...eventAttributes(first.event),
      'atelier.handler': name,
      'atelier.deliveries': first.deliveries,
      'messaging.batch.message_count': batch.length,
    };
    // The span of several events belongs to none of their traces.
    const parent = batch.length === 1 ? first.event.traceparent : undefined;
    const span = { name: `process ${type}`, kind: 'consumer', parent, attributes } as const;
    try {
      await this.tracer.trace(span, ({ traceparent }) =>
        runInContext({ requestId: first.event.id, traceparent, handler: name, deliveries }, async () => {
          const result = await run(extras?.batch === undefined ? first.event : events);
          if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
        }),
      );
    } catch (error) {
      outcome = isDependencyUnavailable(error) ? 'paused' : 'failed';
      throw error;
    } finally {
      this.metrics.observeHandler(type, name, outcome, (performance.now() - startedAtMs) / 1000);
    }
  }
}
