import { versionRemoved } from '@atelier/contracts';
import { AuditTrail, ObjectStorage, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { ChannelsRepository } from '../channels/channels.repository.js';
import { getObjectPath } from '../uploads/upload.js';
import { UploadsRepository } from '../uploads/uploads.repository.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { RegistryService } from './registry.service.js';

@Injectable()
export class RemovalService {
  constructor(
    private readonly registry: RegistryService,
    private readonly versions: VersionsRepository,
    private readonly channels: ChannelsRepository,
    private readonly uploads: UploadsRepository,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /** Removes a version, then its files. A second call removes files that were left behind, or never registered. */
  async remove(remote: string, version: string): Promise<void> {
    const isRegistered = await this.transactions.run(() => this.unregister(remote, version));
    const stored = (await this.uploads.ofVersion(remote, version)).filter(({ bytes }) => bytes !== null);
    if (!isRegistered && stored.length === 0)
      throw new NotFoundException(`Version ${version} of ${remote} is not registered.`);
    for (const upload of stored) {
      await this.storage.remove(getObjectPath(upload));
      await this.uploads.markRemoved(upload);
    }
  }

  /** Returns false if the version is not registered. */
  private async unregister(remote: string, version: string): Promise<boolean> {
    const entry = (await this.registry.versions(remote)).find((one) => one.version === version);
    if (entry === undefined) return false;
    if (entry.keptBecause !== null)
      throw new ConflictException(`Version ${version} of ${remote} cannot be removed. ${entry.keptBecause}`);
    await this.versions.remove(remote, version);
    await this.channels.forgetVersion(remote, version);
    await this.outbox.add(versionRemoved, remote, { remote, version });
    const item = { kind: 'version', id: `${remote}:${version}`, title: `${remote} ${version}` };
    await this.audit.record({ action: 'deleted', resource: 'releases', item });
    return true;
  }
}
