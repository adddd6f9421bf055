import { type FieldIssue, type ReleaseFile, type VersionInput, versionPublished } from '@atelier/contracts';
import {
  AuditTrail,
  currentActor,
  InvalidInput,
  ObjectStorage,
  Outbox,
  Transactions,
  type Viewer,
} from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { ChannelsService } from '../channels/channels.service.js';
import { getObjectPath } from '../uploads/upload.js';
import { UploadsRepository } from '../uploads/uploads.repository.js';
import { signatureIssues, type VersionRecord, versionIssues } from './version.js';
import { VersionsRepository } from './versions.repository.js';

const CHECKS_AT_ONCE = 16;

@Injectable()
export class VersionsService {
  constructor(
    private readonly versions: VersionsRepository,
    private readonly uploads: UploadsRepository,
    private readonly channels: ChannelsService,
    private readonly storage: ObjectStorage,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  /** Throws 404 if the version is not registered. */
  async get(remote: string, version: string): Promise<VersionRecord> {
    const record = await this.versions.find(remote, version);
    if (record === undefined) throw new NotFoundException(`Version ${version} of ${remote} is not registered.`);
    return record;
  }

  /** Registers previously uploaded files; from then on the version is immutable, but not live yet. */
  async register(remote: string, input: VersionInput, viewer: Viewer): Promise<VersionRecord> {
    const { version, manifest, files, commit, signature, firstViewBytes } = input;
    const publishedAt = new Date();
    const publishedBy = currentActor();
    const record = { remote, version, manifest, files, publishedAt, publishedBy, commit, signature, firstViewBytes };
    if ((await this.versions.find(remote, version)) !== undefined) throw alreadyRegistered(remote, version);
    const issues = [
      ...versionIssues(remote, input, await this.uploads.ofVersion(remote, version)),
      ...signatureIssues(record, viewer?.signingKey),
    ];
    if (issues.length > 0) throw new InvalidInput(issues);
    await this.channels.requireRoutesOf(record);
    const lost = await this.filesNotInStorage(remote, version, files);
    if (lost.length > 0) throw new InvalidInput(lost);
    await this.transactions.run(async () => {
      if (!(await this.versions.insert(record))) throw alreadyRegistered(remote, version);
      await this.outbox.add(versionPublished, remote, { remote, version });
      const item = { kind: 'version', id: `${remote}:${version}`, title: `${remote} ${version}` };
      const note = `Registered with ${files.length} files${signature === undefined ? '' : ', signed'}`;
      await this.audit.record({ action: 'uploaded', resource: 'releases', item, note });
    });
    return record;
  }

  private async filesNotInStorage(
    remote: string,
    version: string,
    files: readonly ReleaseFile[],
  ): Promise<FieldIssue[]> {
    const issues: FieldIssue[] = [];
    for (let at = 0; at < files.length; at += CHECKS_AT_ONCE) {
      const checks = files.slice(at, at + CHECKS_AT_ONCE).map(async ({ path, bytes }, index) => {
        const stored = await this.storage.stat(getObjectPath({ remote, version, path }));
        if (stored?.bytes !== bytes)
          issues.push({ field: `files.${at + index}.path`, message: 'Is not in the storage' });
      });
      await Promise.all(checks);
    }
    return issues;
  }
}

const alreadyRegistered = (remote: string, version: string) =>
  new ConflictException(`Version ${version} of ${remote} is already registered.`);
