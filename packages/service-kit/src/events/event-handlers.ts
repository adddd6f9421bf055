import type { CloudEvent } from '@atelier/contracts';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { runInContext } from '../context/request-context.js';
import { isDependencyUnavailable } from '../is-dependency-unavailable.js';
import { eventAttributes } from '../tracing/event-attributes.js';
import type { Tracer } from '../tracing/tracer.js';
import type { EventMetrics, HandlerOutcome } from './event-metrics.js';

interface NamedHandler {
  name: string;
  run: MessageHandler;
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
  add(type: string, name: string, run: MessageHandler): boolean {
    const others = this.handlers.get(type) ?? [];
    if (others.some((other) => other.name === name))
      throw new Error(
        `Two handlers of ${type} in ${this.consumer} are named '${name}': give one another name by @EventPattern(type, { handler: 'name' }).`,
      );
    this.handlers.set(type, [...others, { name, run }]);
    return others.length === 0;
  }

  /** Runs every handler, even if one fails. */
  async apply(type: string, event: CloudEvent, deliveries: number): Promise<void> {
    const errors: unknown[] = [];
    for (const handler of this.handlers.get(type) ?? [])
      await this.run(type, handler, event, deliveries).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors.find((error) => isDependencyUnavailable(error)) ?? errors[0];
  }

  private async run(type: string, { name, run }: NamedHandler, event: CloudEvent, deliveries: number): Promise<void> {
    const startedAtMs = performance.now();
    let outcome: HandlerOutcome = 'applied';
    const attributes = { ...eventAttributes(event), 'atelier.handler': name, 'atelier.deliveries': deliveries };
    const span = { name: `process ${type}`, kind: 'consumer', parent: event.traceparent, attributes } as const;
    try {
      await this.tracer.trace(span, ({ traceparent }) =>
        runInContext({ requestId: event.id, traceparent, handler: name, deliveries }, async () => {
          const result = await run(event);
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
