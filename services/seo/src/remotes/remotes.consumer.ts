import { type CloudEvent, channelMoved, versionBlocked } from '@atelier/contracts';
import { getData, Inbox } from '@atelier/service-kit';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { DocumentsWriter } from '../documents/documents-writer.js';
import { RevisionsRepository } from '../documents/revisions.repository.js';
import { RemoteAddresses, type RemoteState } from './remote-addresses.js';

/** A release can add pages to the sitemap, or remove them; without a live version, a remote has none. */
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
    if (move.channel === 'live') await this.keep(event, move);
  }

  @EventPattern(versionBlocked.type)
  async onVersionBlocked(@Payload() event: CloudEvent) {
    const { remote, revision, isRetired } = getData(versionBlocked, event);
    if (isRetired) await this.keep(event, { remote, revision, sitemap: [] });
  }

  private async keep(event: CloudEvent, live: RemoteState): Promise<void> {
    await this.inbox.once(event, async () => {
      if (await this.addresses.keep(live)) await this.revisions.demand();
    });
    this.writer.nudge();
  }
}
