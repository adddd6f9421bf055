import { type ContentKind, type Publication, type PublishReceipt, publication } from '@atelier/contracts';
import { ENVIRONMENT } from '@atelier/service-kit/service-tokens';
import { HttpException, Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import type { GatewayEnvironment } from '../environment.js';
import { EventSearch } from './event-search.js';
import { EventTimeline } from './event-timeline.js';
import { toReceipt, waitingReceipt } from './receipt-steps.js';

const TIMEOUT_MS = 3000;
const MINUTE_MS = 60_000;
/** The broker may have been away for a while when the event was written. */
const SENT_WITHIN_MS = 24 * 60 * MINUTE_MS;

interface Version {
  kind: ContentKind;
  id: string;
  version: number;
}

/** What a publication has caused: the timeline of its event, step by step. A complete receipt is kept with the version. */
@Injectable()
export class PublishReceipts {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: GatewayEnvironment,
    private readonly events: EventSearch,
    private readonly timeline: EventTimeline,
  ) {}

  async read(version: Version, authorization: string): Promise<PublishReceipt> {
    const { event, receipt: kept } = await this.findPublication(version, authorization);
    if (kept !== null) return kept;
    const sequence = await this.findSequence(event);
    if (sequence === undefined) return waitingOrGone(event.at);
    const receipt = toReceipt(await this.timeline.read(sequence, authorization));
    if (receipt.isComplete) await this.callContent(version, authorization, { method: 'PUT', body: receipt });
    return receipt;
  }

  private async findPublication(version: Version, authorization: string): Promise<Publication> {
    const response = await this.callContent(version, authorization);
    return publication.parse(await response.json());
  }

  private async findSequence({ id, type, at }: Publication['event']): Promise<number | undefined> {
    const from = new Date(Date.parse(at) - MINUTE_MS).toISOString();
    const to = new Date(Date.parse(at) + SENT_WITHIN_MS).toISOString();
    const { data } = await this.events.search({ trace: id, type, from, to, limit: 1 });
    return data[0]?.sequence;
  }

  private async callContent(
    { kind, id, version }: Version,
    authorization: string,
    { method, body }: { method: string; body?: PublishReceipt } = { method: 'GET' },
  ): Promise<Response> {
    const url = new URL(`/publications/${kind}/${id}/${version}`, this.environment.CONTENT_URL);
    const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(url, {
      method,
      ...content,
      headers: { ...content?.headers, authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new ServiceUnavailableException('The content service does not answer.');
    });
    if (!response.ok) throw new HttpException((await response.json()) as object, response.status);
    return response;
  }
}

/** An event that is not in the stream is on its way, or was deleted with age. */
const waitingOrGone = (publishedAt: string): PublishReceipt => {
  if (Date.parse(publishedAt) < Date.now() - SENT_WITHIN_MS)
    throw new NotFoundException('The event of this publication is no longer kept.');
  return waitingReceipt(publishedAt);
};
