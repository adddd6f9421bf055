import { type CloudEvent, channelMoved } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DocumentsWriter } from '../documents/documents-writer.js';
import { RevisionsRepository } from '../documents/revisions.repository.js';
import { RemoteAddresses } from './remote-addresses.js';

/** A release can add pages to the sitemap, or remove them. */
@Controller()
export class RemotesConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly addresses: RemoteAddresses,
    private readonly revisions: RevisionsRepository,
    private readonly writer: DocumentsWriter,
  ) {}

  @EventPattern(channelMoved.type)
  async onChannelMoved(@Payload() event: CloudEvent) {
    const move = getData(channelMoved, event);
    if (move.channel !== 'live') return;
    await this.inbox.once(event, async () => {
      if (await this.addresses.keep(move)) await this.revisions.demand();
    });
    this.writer.nudge();
  }
}
