import type { AuditActor } from '@atelier/contracts';
import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { VersionRecord } from './version.js';
import { VERSION, type VersionFields, versionId } from './version.schema.js';

/** A version without its files. */
interface VersionSummary {
  version: string;
  publishedAt: Date;
  publishedBy: AuditActor | null;
  bytes: number;
  files: number;
  firstViewBytes: number | null;
  /** Why it is blocked, or null. */
  blockedBecause: string | null;
  commit: string | null;
  signingKey: string | null;
}

const toRecord = ({ _id, ...version }: VersionFields): VersionRecord => version;

/** Registered versions: added, read and removed, never changed. */
@Injectable()
export class VersionsRepository {
  constructor(@InjectModel(VERSION) private readonly versions: Model<VersionFields>) {}

  /** Returns false if this version is already registered. */
  async insert(version: VersionRecord): Promise<boolean> {
    try {
      await this.versions.create([{ ...version, _id: versionId(version.remote, version.version) }]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async remove(remote: string, version: string): Promise<void> {
    await this.versions.deleteOne({ _id: versionId(remote, version) });
  }

  async setBlocked(remote: string, version: string, blocked: NonNullable<VersionRecord['blocked']> | null) {
    await this.versions.updateOne({ _id: versionId(remote, version) }, { $set: { blocked } });
  }

  async find(remote: string, version: string): Promise<VersionRecord | undefined> {
    const found = await this.versions.findById(versionId(remote, version)).lean<VersionFields>();
    return found === null ? undefined : toRecord(found);
  }

  async findAll(wanted: readonly { remote: string; version: string }[]): Promise<VersionRecord[]> {
    const ids = wanted.map(({ remote, version }) => versionId(remote, version));
    const found = await this.versions.find({ _id: trusted({ $in: ids }) }).lean<VersionFields[]>();
    return found.map(toRecord);
  }

  /** Newest first. */
  ofRemote(remote: string): Promise<VersionSummary[]> {
    return this.versions
      .aggregate<VersionSummary>([
        { $match: { remote } },
        { $sort: { publishedAt: -1, _id: -1 } },
        {
          $project: {
            _id: 0,
            version: 1,
            publishedAt: 1,
            publishedBy: { $ifNull: ['$publishedBy', null] },
            blockedBecause: { $ifNull: ['$blocked.reason', null] },
            commit: { $ifNull: ['$commit', null] },
            signingKey: { $ifNull: ['$signature.publicKey', null] },
            bytes: { $sum: '$files.bytes' },
            files: { $size: '$files' },
            firstViewBytes: { $ifNull: ['$firstViewBytes', null] },
          },
        },
      ])
      .exec();
  }

  /** The number of versions of each remote, by name. */
  countByRemote(): Promise<{ remote: string; versions: number }[]> {
    return this.versions
      .aggregate<{ remote: string; versions: number }>([
        { $group: { _id: '$remote', versions: { $sum: 1 } } },
        { $sort: { _id: 1 } },
        { $project: { _id: 0, remote: '$_id', versions: 1 } },
      ])
      .exec();
  }
}
