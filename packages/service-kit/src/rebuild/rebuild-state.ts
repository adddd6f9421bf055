import { type CloudEvent, cloudEvent } from '@atelier/contracts';
import type { JsMsg } from '@nats-io/jetstream';
import { type Connection, createConnection } from 'mongoose';
import type * as z from 'zod';
import { publishCommand } from '../audit/publish-change.js';
import { readEnvironment } from '../environment/read-environment.js';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { Broker } from '../events/broker.js';
import { consumerName } from '../events/durable-consumer.js';
import { readStream, sequenceAt } from '../events/read-stream.js';
import { storedAt } from '../events/stored-at.js';
import { EVENT_STREAM } from '../events/streams.js';
import { isDependencyUnavailable } from '../is-dependency-unavailable.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceDefinition } from '../start-service.js';
import type { DerivedState } from './derived-state.js';
import { findConsumer, whilePaused } from './paused-consumer.js';
import type { Comparison, Shadow } from './shadow.js';
import { ShadowCopy } from './shadow-copy.js';

export interface RebuildOptions {
  from: string;
  /** Later events are not replayed; what is live follows from them stays. */
  to?: string | undefined;
  /** Builds the copy, compares it with what is live, and drops it. */
  isDryRun: boolean;
  onProgress: (replayed: number, total: number) => void;
}

interface RebuildReport extends Comparison {
  /** Events that were replayed. */
  events: number;
  /** Events among them that could not be applied, as the service could not, and were passed over. */
  failed: number;
}

/** What is built again: the events that it follows, and how its shadow is opened. */
export interface Rebuildable {
  types: readonly string[];
  /** The events to read if they are not those of the period alone. */
  reading?: Pick<RebuildOptions, 'from' | 'to'>;
  open: (connection: Connection, broker: Broker) => Promise<Shadow>;
}

class Rebuild {
  private read = 0;
  private replayed = 0;
  private failed = 0;
  /** The last event of the stream that the shadow has. */
  private position = 0;
  private total = 0;
  private reachesBack = false;

  constructor(
    private readonly broker: Broker,
    private readonly types: readonly string[],
    private readonly shadow: Shadow,
    private readonly consumer: string,
    private readonly options: RebuildOptions,
  ) {}

  async run(): Promise<RebuildReport> {
    const stream = await (await this.broker.manager()).streams.info(EVENT_STREAM);
    const { from, isDryRun } = this.options;
    const first = await sequenceAt(this.broker, from, stream);
    this.position = first - 1;
    this.reachesBack = first > stream.state.first_seq;
    const consumer = await findConsumer(this.broker, this.consumer);
    // Not beyond what the service has received: it would apply the rest itself a second time.
    await this.replayTo(consumer?.ack_floor.stream_seq ?? stream.state.last_seq);
    if (isDryRun || consumer === undefined) return this.finish(isDryRun);
    let report: RebuildReport | undefined;
    await whilePaused(this.broker, this.consumer, async (lastReceived, checkStillPaused) => {
      await this.replayTo(lastReceived);
      report = await this.finish(false, checkStillPaused);
    });
    if (report === undefined) throw new Error('The copy was not finished.');
    return report;
  }

  private async replayTo(last: number): Promise<void> {
    const range = { first: this.position + 1, last, types: this.types };
    for await (const message of readStream(this.broker, range)) {
      this.total = Math.max(this.total, this.read + 1 + message.info.pending);
      if (this.isInPeriod(message)) await this.apply(message);
      this.read += 1;
      this.options.onProgress(this.read, this.total);
    }
    this.position = Math.max(this.position, last);
  }

  private isInPeriod(message: JsMsg): boolean {
    const { from, to } = this.options;
    const at = storedAt(message);
    const isEarlier = at < new Date(from);
    this.reachesBack ||= isEarlier;
    return !isEarlier && (to === undefined || at < new Date(to));
  }

  private async apply(message: JsMsg): Promise<void> {
    try {
      await this.shadow.apply(cloudEvent.parse(message.json()) as CloudEvent, storedAt(message));
    } catch (error) {
      if (isDependencyUnavailable(error)) throw error;
      this.failed += 1;
    }
    this.replayed += 1;
  }

  private async finish(isDryRun: boolean, checkStillPaused?: () => void): Promise<RebuildReport> {
    // Events that arrived after the last one were counted as pending.
    if (this.read > 0) this.options.onProgress(this.read, this.read);
    const comparison = await this.shadow.complete({ reachesBack: this.reachesBack });
    checkStillPaused?.();
    if (!isDryRun) await this.shadow.replaceLive();
    return { events: this.replayed, failed: this.failed, ...comparison };
  }
}

const connectMongo = (service: string, { MONGODB_URL, MONGODB_DATABASE }: ServiceEnvironment): Promise<Connection> =>
  createConnection(MONGODB_URL, {
    dbName: MONGODB_DATABASE ?? `atelier_${service}`,
    writeConcern: { w: 'majority', j: true },
    sanitizeFilter: true,
    // The running service has made them.
    autoCreate: false,
    autoIndex: false,
  }).asPromise();

/**
 * Builds what a service makes of events again, from those since a date, in a shadow beside it, which takes its place when it has
 * caught up. The service keeps running: reads find what was live until then, and new events wait for a moment.
 */
export const rebuildShadow = async <Schema extends z.ZodType<ServiceEnvironment>>(
  { name, environment: schema }: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
  { types, reading, open }: Rebuildable,
  options: RebuildOptions,
): Promise<RebuildReport> => {
  const environment = readEnvironment(schema, env);
  const connection = await connectMongo(name, environment);
  const broker = new Broker(environment.NATS_URL, `atelier-${name}-rebuild`, createLogger(name, environment.LOG_LEVEL));
  try {
    const shadow = await open(connection, broker);
    try {
      const consumer = consumerName(name, environment);
      const report = await new Rebuild(broker, types, shadow, consumer, { ...options, ...reading }).run();
      if (options.isDryRun) return report;
      await shadow.onReplaced?.();
      const item = { kind: 'consumer', id: name, title: name };
      await publishCommand(broker, { action: 'replayed', item, ...options });
      return report;
    } finally {
      await shadow.drop();
    }
  } finally {
    await broker.close();
    await connection.close();
  }
};

/** Builds a collection again that events alone fill. */
export const rebuildState = <Schema extends z.ZodType<ServiceEnvironment>, Fields>(
  definition: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
  state: DerivedState<Fields>,
  options: RebuildOptions,
): Promise<RebuildReport> => {
  const open = (connection: Connection) =>
    ShadowCopy.create(connection, state, { keepsNewer: options.to !== undefined });
  return rebuildShadow(definition, env, { types: state.types, open }, options);
};
