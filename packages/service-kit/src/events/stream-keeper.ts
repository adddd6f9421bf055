import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { RecurringWork } from '../background/recurring-work.js';
import type { ServiceEnvironment } from '../environment/service-environment.js';
import { ENVIRONMENT, LOGGER } from '../service-tokens.js';
import { Broker } from './broker.js';
import { EventMetrics } from './event-metrics.js';
import { EVENT_STREAM, ensureStreams, measureStreams, type StreamSettings } from './streams.js';

const CHECK_INTERVAL_MS = 60_000;
const MEGABYTE = 1024 * 1024;
/** Operators are warned before a stream refuses events. */
const ALARM_RATIO = 0.8;
/** From here on, the rest is for events that nobody can send at will. */
const RESERVE_RATIO = 0.9;

const getStreamSettings = (environment: ServiceEnvironment): StreamSettings => ({
  replicas: environment.NATS_REPLICAS,
  eventsMaxBytes: environment.NATS_EVENTS_MAX_MEGABYTES * MEGABYTE,
  deadLettersMaxBytes: environment.NATS_DEAD_LETTERS_MAX_MEGABYTES * MEGABYTE,
  retentionDays: environment.EVENT_RETENTION_DAYS,
});

/** Creates the streams and keeps their settings up to date; only services do this. Warns before a stream is full. */
@Injectable()
export class StreamKeeper extends RecurringWork {
  private readonly wanted: StreamSettings;
  private eventsRatio = 0;

  constructor(
    @Inject(Broker) private readonly broker: Broker,
    @Inject(EventMetrics) private readonly metrics: EventMetrics,
    @Inject(ENVIRONMENT) environment: ServiceEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ intervalMs: CHECK_INTERVAL_MS, failure: 'event streams could not be checked', logger });
    this.wanted = getStreamSettings(environment);
  }

  override onApplicationBootstrap() {
    super.onApplicationBootstrap();
    // Resolves when the broker is reached, however long that takes.
    void this.broker.manager().then(
      () => this.nudge(),
      () => undefined,
    );
  }

  /** Resolves when the broker is reached and the streams exist. */
  async ensure(): Promise<void> {
    await ensureStreams(await this.broker.manager(), this.wanted, (err, stream) =>
      this.logger.error({ err, stream }, 'settings of an event stream were refused; it stays as it is'),
    );
  }

  /** Whether the last check, at most a minute ago, found so little room for events that most must leave it to others. */
  get isRoomReserved(): boolean {
    return this.eventsRatio >= RESERVE_RATIO;
  }

  /** The streams that are nearly full, each with its percentage; empty while the broker is down. */
  async nearlyFull(): Promise<ReadonlyMap<string, number>> {
    if (!this.broker.isConnected) return new Map();
    const streams = await measureStreams(await this.broker.manager(), this.wanted);
    for (const { name, fillRatio, messages } of streams) this.metrics.setStream(name, fillRatio, messages);
    this.eventsRatio = streams.find(({ name }) => name === EVENT_STREAM)?.fillRatio ?? 0;
    const full = streams.filter(({ fillRatio }) => fillRatio >= ALARM_RATIO);
    return new Map(full.map(({ name, fillRatio }) => [name, Math.floor(fillRatio * 100)]));
  }

  protected async work(): Promise<void> {
    if (!this.broker.isConnected) return;
    await this.ensure();
    for (const [stream, percent] of await this.nearlyFull())
      this.logger.warn({ stream, percent }, 'an event stream is nearly full');
  }
}
