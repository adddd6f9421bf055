import { remotePinned } from '@atelier/contracts';
import { AuditTrail, currentActor, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { CanariesRepository } from '../canaries/canaries.repository.js';
import { ChannelsRepository } from '../channels/channels.repository.js';

const LIVE = 'live';

/** Keeps a remote on its live version, such as during a launch; only the kill switch and a withdrawal move it then. */
@Injectable()
export class PinningService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly canaries: CanariesRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /** Throws 409 while a canary runs, because it would replace the live version. */
  async pin(remote: string, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.canaries.find(remote)) !== undefined)
        throw new ConflictException(`A canary of ${remote} is running. Stop it first.`);
      await this.change(remote, reason);
    });
  }

  async unpin(remote: string): Promise<void> {
    await this.transactions.run(() => this.change(remote, null));
  }

  private async change(remote: string, reason: string | null): Promise<void> {
    const channel = await this.channels.find(remote, LIVE);
    if (channel === undefined) throw new NotFoundException(`No version of ${remote} is live.`);
    const { version } = channel;
    await this.channels.setPinned(
      remote,
      LIVE,
      reason === null ? null : { reason, at: new Date(), by: currentActor() },
    );
    await this.outbox.add(remotePinned, remote, { remote, version, reason });
    const item = { kind: 'channel', id: `${remote}:${LIVE}`, title: `${remote} (${LIVE})` };
    const note = reason === null ? 'Unpinned' : `Pinned to ${version}: ${reason}`;
    await this.audit.record({ action: 'status_changed', resource: 'releases', item, note });
  }
}
