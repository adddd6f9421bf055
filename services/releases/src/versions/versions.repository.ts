import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, mongo, trusted } from 'mongoose';
import type { VersionRecord } from './version.js';
import { VERSION, type VersionFields, versionId } from './version.schema.js';

const DUPLICATE_KEY = 11000;

const toRecord = ({ _id, ...version }: VersionFields): VersionRecord => version;

/** Registered versions: they are added and read, never changed. */
@Injectable()
export class VersionsRepository {
  constructor(@InjectModel(VERSION) private readonly versions: Model<VersionFields>) {}

  /** False where this version is registered already. */
  async insert(version: VersionRecord): Promise<boolean> {
    try {
      await this.versions.create([{ ...version, _id: versionId(version.remote, version.version) }]);
      return true;
    } catch (error) {
      if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
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
  async ofRemote(remote: string) {
    return this.versions
      .find({ remote }, { _id: 0, version: 1, publishedAt: 1 })
      .sort({ publishedAt: -1, _id: -1 })
      .lean<Pick<VersionRecord, 'version' | 'publishedAt'>[]>();
  }
}
