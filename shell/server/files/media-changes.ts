import { type CloudEvent, cloudEvent, fileRemoved, fileReplaced } from '@atelier/contracts';
import type { Broker } from '@atelier/service-kit/events/broker';
import { EVENT_STREAM } from '@atelier/service-kit/events/streams';
import { type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { StoredFiles } from './stored-files.js';

const RETRY_MS = 1000;

/** Tells the files that are kept in memory which pictures were replaced or removed: of all that is still told, as that is little. */
export class MediaChanges {
  private messages: ConsumerMessages | undefined;
  private following: Promise<void> | undefined;
  private closing = false;

  constructor(
    private readonly broker: Broker,
    private readonly files: Pick<StoredFiles, 'forgetMedia'>,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.following = this.followUntilClosed();
  }

  /** Before the broker's connection is closed. */
  async stop(): Promise<void> {
    this.closing = true;
    if (this.messages === undefined) return;
    await this.messages.close();
    await this.following;
  }

  private async followUntilClosed(): Promise<void> {
    while (!this.closing) {
      try {
        await this.follow();
      } catch (error) {
        if (this.closing) return;
        this.logger.warn({ err: error }, 'changes of pictures cannot be followed; tried again');
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  private async follow(): Promise<void> {
    await this.broker.prepareStreams();
    const client = await this.broker.client();
    const consumer = await client.consumers.get(EVENT_STREAM, {
      filter_subjects: [fileReplaced.type, fileRemoved.type],
      deliver_policy: DeliverPolicy.All,
    });
    this.messages = await consumer.consume();
    if (this.closing) await this.messages.close();
    for await (const message of this.messages) this.hear(message);
  }

  private hear(message: JsMsg): void {
    try {
      const { data } = cloudEvent.parse(message.json()) as CloudEvent;
      if (message.subject === fileRemoved.type) this.files.forgetMedia(fileRemoved.data.parse(data).path, false);
      else this.files.forgetMedia(fileReplaced.data.parse(data).earlierPath, true);
    } catch (error) {
      this.logger.warn({ err: error, type: message.subject }, 'a change of a picture cannot be read');
    }
  }
}
