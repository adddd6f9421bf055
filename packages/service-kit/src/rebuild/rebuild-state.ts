import { type CloudEvent, cloudEvent } from '@atelier/contracts';
import { type Connection, createConnection } from 'mongoose';
import type * as z from 'zod';
import { readEnvironment } from '../environment/read-environment.js';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { Broker } from '../events/broker.js';
import { consumerName } from '../events/durable-consumer.js';
import { readStream, sequenceAt } from '../events/read-stream.js';
import { EVENT_STREAM } from '../events/streams.js';
import { isDependencyUnavailable } from '../is-dependency-unavailable.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceDefinition } from '../start-service.js';
import type { DerivedState } from './derived-state.js';
import { findConsumer, whilePaused } from './paused-consumer.js';
import { ShadowCopy } from './shadow-copy.js';

export interface RebuildOptions {
  from: string;
  /** Later events are not replayed; what is live follows from them stays. */
  to?: string | undefined;
  /** Builds the copy, compares it with what is live, and drops it. */
  isDryRun: boolean;
  onProgress: (replayed: number, total: number) => void;
}

interface RebuildReport {
  /** Events that were replayed. */
  events: number;
  /** Events among them that could not be applied, as the service could not, and were passed over. */
  failed: number;
  /** Documents that follow from them. */
  rebuilt: number;
  /** Rebuilt documents that differed from the live ones. */
  different: number;
  /** Documents that no replayed event is about, taken over as they were. */
  takenOver: number;
}

class Rebuild<Fields> {
  private replayed = 0;
  private failed = 0;
  /** The last event of the stream that the copy has. */
  private position = 0;
  private total = 0;

  constructor(
    private readonly broker: Broker,
    private readonly state: DerivedState<Fields>,
    private readonly copy: ShadowCopy<Fields>,
    private readonly consumer: string,
    private readonly options: RebuildOptions,
  ) {}

  async run(): Promise<RebuildReport> {
    const stream = await (await this.broker.manager()).streams.info(EVENT_STREAM);
    const { from, to, isDryRun } = this.options;
    this.position = (await sequenceAt(this.broker, from, stream)) - 1;
    const end = to === undefined ? Number.POSITIVE_INFINITY : (await sequenceAt(this.broker, to, stream)) - 1;
    const consumer = await findConsumer(this.broker, this.consumer);
    // Not beyond what the service has received: it would apply the rest itself a second time.
    await this.replayTo(Math.min(consumer?.ack_floor.stream_seq ?? stream.state.last_seq, end));
    if (isDryRun || consumer === undefined) return this.finish(isDryRun);
    let report: RebuildReport | undefined;
    await whilePaused(this.broker, this.consumer, async (lastReceived, checkStillPaused) => {
      await this.replayTo(Math.min(lastReceived, end));
      report = await this.finish(false, checkStillPaused);
    });
    if (report === undefined) throw new Error('The copy was not finished.');
    return report;
  }

  private async replayTo(last: number): Promise<void> {
    const apply = this.state.follow(this.copy.model);
    const range = { first: this.position + 1, last, types: this.state.types };
    for await (const message of readStream(this.broker, range)) {
      this.total = Math.max(this.total, this.replayed + 1 + message.info.pending);
      try {
        await apply(cloudEvent.parse(message.json()) as CloudEvent);
      } catch (error) {
        if (isDependencyUnavailable(error)) throw error;
        this.failed += 1;
      }
      this.replayed += 1;
      this.options.onProgress(this.replayed, this.total);
    }
    this.position = Math.max(this.position, last);
  }

  private async finish(isDryRun: boolean, checkStillPaused?: () => void): Promise<RebuildReport> {
    const rebuilt = await this.copy.model.countDocuments();
    // What the service has made of a document since counts as equal.
    const takenOver = await this.copy.takeOver({ keepsNewer: this.options.to !== undefined });
    const different = await this.copy.countDifferences();
    checkStillPaused?.();
    if (!isDryRun) await this.copy.replaceLive();
    return { events: this.replayed, failed: this.failed, rebuilt, different, takenOver };
  }
}

const connectMongo = (service: string, { MONGODB_URL, MONGODB_DATABASE }: ServiceEnvironment): Promise<Connection> =>
  createConnection(MONGODB_URL, {
    dbName: MONGODB_DATABASE ?? `atelier_${service}`,
    writeConcern: { w: 'majority', j: true },
    sanitizeFilter: true,
  }).asPromise();

/**
 * Builds a collection of a service again from the events since a date, in a copy beside it, which takes its place when it has
 * caught up. The service keeps running: reads find the old collection until then, and new events wait for a moment.
 */
export const rebuildState = async <Schema extends z.ZodType<ServiceEnvironment>, Fields>(
  { name, environment: schema }: ServiceDefinition<Schema>,
  env: NodeJS.ProcessEnv,
  state: DerivedState<Fields>,
  options: RebuildOptions,
): Promise<RebuildReport> => {
  const environment = readEnvironment(schema, env);
  const connection = await connectMongo(name, environment);
  const broker = new Broker(environment.NATS_URL, `atelier-${name}-rebuild`, createLogger(name, environment.LOG_LEVEL));
  try {
    const copy = await ShadowCopy.create(connection, state);
    try {
      const consumer = consumerName(name, environment);
      const report = await new Rebuild(broker, state, copy, consumer, options).run();
      if (!options.isDryRun) await state.onReplaced?.(connection);
      return report;
    } finally {
      await copy.drop();
    }
  } finally {
    await broker.close();
    await connection.close();
  }
};
