import { type ContentKind, type Publication, type PublishReceipt, publication } from '@atelier/contracts';
import { Broker } from '@atelier/service-kit/events/broker';
import { RECEIPTS } from '@atelier/service-kit/events/questions';
import { ENVIRONMENT, LOGGER } from '@atelier/service-kit/service-tokens';
import {
  HttpException,
  Inject,
  Injectable,
  NotFoundException,
  type OnApplicationBootstrap,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { Logger } from 'pino';
import type { GatewayEnvironment } from '../environment.js';
import { EventSearch } from './event-search.js';
import { EventTimeline } from './event-timeline.js';
import { toReceipt, waitingReceipt } from './receipt-steps.js';

const TIMEOUT_MS = 3000;
const MINUTE_MS = 60_000;
/** The broker may have been away for a while when the event was written. */
const SENT_WITHIN_MS = 24 * 60 * MINUTE_MS;

type PublishedEvent = Publication['event'];

interface Version {
  kind: ContentKind;
  id: string;
  version: number;
}

/** What a publication has caused: the timeline of its event, step by step. Content keeps the final receipt with the version. */
@Injectable()
export class PublishReceipts implements OnApplicationBootstrap {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly events: EventSearch,
    private readonly timeline: EventTimeline,
  ) {}

  /** Content asks for receipts that it does not have yet; one gateway answers. */
  onApplicationBootstrap() {
    this.broker
      .serve(RECEIPTS, 'gateway', async (question) => JSON.stringify((await this.find(parseEvent(question))) ?? null))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'the broker was never reached'));
  }

  async read(version: Version, authorization: string): Promise<PublishReceipt> {
    const { event, receipt: kept } = await this.findPublication(version, authorization);
    const receipt = kept ?? (await this.find(event));
    if (receipt === undefined) throw new NotFoundException('The event of this publication is no longer kept.');
    return receipt;
  }

  /** An event that is not in the stream is on its way, or was deleted with age. */
  private async find(event: PublishedEvent): Promise<PublishReceipt | undefined> {
    const sequence = await this.findSequence(event);
    if (sequence !== undefined) return toReceipt(await this.timeline.read(sequence));
    return Date.parse(event.at) < Date.now() - SENT_WITHIN_MS ? undefined : waitingReceipt(event.at);
  }

  private async findSequence({ id, type, at }: PublishedEvent): Promise<number | undefined> {
    const from = new Date(Date.parse(at) - MINUTE_MS).toISOString();
    const to = new Date(Date.parse(at) + SENT_WITHIN_MS).toISOString();
    const { data } = await this.events.search({ trace: id, type, from, to, limit: 1 });
    return data[0]?.sequence;
  }

  private async findPublication({ kind, id, version }: Version, authorization: string): Promise<Publication> {
    const url = new URL(`/publications/${kind}/${id}/${version}`, this.environment.CONTENT_URL);
    const response = await fetch(url, { headers: { authorization }, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => {
        throw new ServiceUnavailableException('The content service does not answer.');
      },
    );
    if (!response.ok) throw new HttpException((await response.json()) as object, response.status);
    return publication.parse(await response.json());
  }
}

const parseEvent = (question: string): PublishedEvent => publication.shape.event.parse(JSON.parse(question));
