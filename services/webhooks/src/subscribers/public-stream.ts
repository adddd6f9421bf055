import { type CloudEvent, toPublicBody } from '@atelier/contracts';
import { Broker, ENVIRONMENT, ensureStream, LOGGER, PUBLIC_STREAM } from '@atelier/service-kit';
import { DiscardPolicy, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { WebhooksEnvironment } from '../webhooks-environment.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DUPLICATE_WINDOW_MS = 2 * 60 * 1000;
const MEGABYTE = 1024 * 1024;

export const publicSubject = (type: string): string => `public.${type}`;

/** The same as in the stream of events over HTTP. */
export const toPublicMessage = ({ id, ...event }: CloudEvent) => ({ id, ...toPublicBody(event) });

/**
 * The stream that subscribers read: public events with the fields that webhooks carry. The stream of the platform's own events
 * has texts and names, and NATS cannot hide fields of a message.
 */
@Injectable()
export class PublicStream {
  readonly isWanted: boolean;
  readonly retentionMs: number;
  private readonly maxBytes: number;
  private readonly replicas: number;
  private ready: Promise<JetStreamManager> | undefined;

  constructor(
    private readonly broker: Broker,
    @Inject(ENVIRONMENT) environment: WebhooksEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.isWanted = environment.SUBSCRIBERS_SEED !== undefined;
    this.maxBytes = environment.NATS_PUBLIC_MAX_MEGABYTES * MEGABYTE;
    this.replicas = environment.NATS_REPLICAS;
    this.retentionMs = environment.EVENT_RETENTION_DAYS * DAY_MS;
  }

  /** The manager of the broker, once the stream exists. */
  manager(): Promise<JetStreamManager> {
    this.ready ??= this.prepare().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  /** An event that is applied again within two minutes is not stored again. */
  async publish(event: CloudEvent): Promise<void> {
    await this.manager();
    const client = await this.broker.client();
    try {
      await client.publish(publicSubject(event.type), JSON.stringify(toPublicMessage(event)), { msgID: event.id });
    } catch (error) {
      // The stream may have been deleted: the next attempt creates it.
      this.ready = undefined;
      throw error;
    }
  }

  private async prepare(): Promise<JetStreamManager> {
    const manager = await this.broker.manager();
    const stream = {
      name: PUBLIC_STREAM,
      subjects: [publicSubject('>')],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      // A copy, so it may lose the oldest events instead of refusing new ones.
      discard: DiscardPolicy.Old,
      max_age: nanos(this.retentionMs),
      max_bytes: this.maxBytes,
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      num_replicas: this.replicas,
    };
    await ensureStream(manager, stream, (err) =>
      this.logger.error({ err, stream: PUBLIC_STREAM }, 'settings of an event stream were refused; it stays as it is'),
    );
    return manager;
  }
}
