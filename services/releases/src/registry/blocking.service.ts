import { type EventData, versionBlocked } from '@atelier/contracts';
import { AuditTrail, currentActor, Outbox, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { ChannelsService } from '../channels/channels.service.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { VersionsService } from '../versions/versions.service.js';

/** The kill switch: a blocked version is not served, and cannot go live. */
@Injectable()
export class BlockingService {
  constructor(
    private readonly registered: VersionsService,
    private readonly versions: VersionsRepository,
    private readonly channels: ChannelsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /** If the version is live, the previous one replaces it immediately, or the remote leaves the site if none can. */
  async block(remote: string, version: string, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.registered.get(remote, version);
      const removed = await this.channels.removeVersion(remote, version);
      await this.versions.setBlocked(remote, version, { reason, at: new Date(), by: currentActor() });
      await this.tell({ remote, version, reason, ...removed });
    });
  }

  async unblock(remote: string, version: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.registered.get(remote, version);
      await this.versions.setBlocked(remote, version, null);
      await this.tell({ remote, version, reason: null });
    });
  }

  private async tell(change: EventData<typeof versionBlocked>): Promise<void> {
    const { remote, version, reason } = change;
    await this.outbox.add(versionBlocked, remote, change);
    const item = { kind: 'version', id: `${remote}:${version}`, title: `${remote} ${version}` };
    const note = reason === null ? 'May be made live again' : `Blocked: ${reason}`;
    await this.audit.record({ action: 'status_changed', resource: 'releases', item, note });
  }
}
