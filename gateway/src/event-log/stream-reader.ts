import { Broker } from '@atelier/service-kit/events/broker';
import { readStream, sequenceAt } from '@atelier/service-kit/events/read-stream';
import { EVENT_STREAM } from '@atelier/service-kit/events/streams';
import type { JetStreamManager, JsMsg, StreamInfo } from '@nats-io/jetstream';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';

/** Reads the event stream while the broker is connected; otherwise answers 503 at once. */
@Injectable()
export class StreamReader {
  constructor(@Inject(Broker) private readonly broker: Broker) {}

  async manager(): Promise<JetStreamManager> {
    if (!this.broker.isConnected) throw new ServiceUnavailableException('The event broker cannot be reached.');
    return this.broker.manager();
  }

  async info(): Promise<StreamInfo> {
    return (await this.manager()).streams.info(EVENT_STREAM);
  }

  sequenceAt(time: string, stream: StreamInfo): Promise<number> {
    return sequenceAt(this.broker, time, stream);
  }

  read(range: { first: number; last: number; types: readonly string[] }): AsyncGenerator<JsMsg> {
    return readStream(this.broker, range);
  }
}
