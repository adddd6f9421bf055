import type { Readable } from 'node:stream';
import type { ReleaseFile } from '@atelier/contracts';
import { AuditTrail, ObjectStorage, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable } from '@nestjs/common';
import { VersionsRepository } from '../versions/versions.repository.js';
import { checkedBody } from './checked-body.js';
import { getObjectPath, type Upload } from './upload.js';
import { UploadsRepository } from './uploads.repository.js';

@Injectable()
export class UploadsService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly versions: VersionsRepository,
    private readonly storage: ObjectStorage,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Stores one file of an unregistered version. The same file may be sent again, but not with other content. */
  async store(upload: Upload, actorId: string, contentType: string, request: Readable): Promise<ReleaseFile> {
    const { remote, version, path, sha384 } = upload;
    if ((await this.versions.find(remote, version)) !== undefined)
      throw new ConflictException(`Version ${version} of ${remote} is registered and cannot be changed.`);
    const standing = await this.uploads.reserve(upload);
    if (standing.sha384 !== sha384)
      throw new ConflictException(`${path} was uploaded with other content. Publish a new version.`);
    const bytes = await this.write(upload, contentType, request);
    await this.transactions.run(async () => {
      await this.uploads.complete(upload, bytes);
      if (await this.uploads.isFirstBy(actorId, upload)) await this.record(upload);
    });
    return { path, bytes, sha384 };
  }

  /** Records one entry per uploader of a version; the registration lists the files. */
  private record({ remote, version, path }: Upload): Promise<void> {
    const item = { kind: 'version', id: `${remote}:${version}`, title: `${remote} ${version}` };
    return this.audit.record({ action: 'uploaded', resource: 'releases', item, note: `First file: ${path}` });
  }

  private async write(upload: Upload, contentType: string, request: Readable): Promise<number> {
    try {
      const stored = await this.storage.put(getObjectPath(upload), checkedBody(request, upload.sha384), contentType);
      return stored.bytes;
    } catch (error) {
      await this.uploads.abandon(upload);
      throw error;
    }
  }
}
