import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { getObjectPath, type Upload, type UploadRecord } from './upload.js';
import { UPLOAD, UPLOADER, type UploaderFields, type UploadFields } from './upload.schema.js';

const toRecord = ({ remote, version, path, sha384, bytes }: UploadFields): UploadRecord => ({
  remote,
  version,
  path,
  sha384,
  bytes,
});

/** Uploads of versions, registered or not. */
@Injectable()
export class UploadsRepository {
  constructor(
    @InjectModel(UPLOAD) private readonly uploads: Model<UploadFields>,
    @InjectModel(UPLOADER) private readonly uploaders: Model<UploaderFields>,
  ) {}

  /** Reserves the path of an upload if it is free; returns the stored record. */
  async reserve(upload: Upload): Promise<UploadRecord> {
    const standing = await this.uploads
      .findOneAndUpdate(
        { _id: getObjectPath(upload) },
        { $setOnInsert: { ...upload, bytes: null } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<UploadFields>()
      .orFail();
    return toRecord(standing);
  }

  /** Another upload of the same content may have freed the path meanwhile, because it was broken off. */
  async complete(upload: Upload, bytes: number): Promise<void> {
    const _id = getObjectPath(upload);
    await this.uploads.updateOne({ _id, sha384: upload.sha384 }, { $set: { ...upload, bytes } }, { upsert: true });
  }

  /** Frees the path of an upload that was never completed. */
  async abandon(upload: Upload): Promise<void> {
    await this.uploads.deleteOne({ _id: getObjectPath(upload), sha384: upload.sha384, bytes: null });
  }

  /** Keeps the path reserved for its content: a removed version can never return with other content. */
  async markRemoved(upload: Upload): Promise<void> {
    await this.uploads.updateOne({ _id: getObjectPath(upload) }, { $set: { bytes: null } });
  }

  /** Whether this actor has completed no other file of the version. Call inside a transaction. */
  async isFirstBy(actorId: string, { remote, version }: Upload): Promise<boolean> {
    const _id = `${remote}/${version}/${actorId}`;
    const { upsertedCount } = await this.uploaders.updateOne({ _id }, {}, { upsert: true });
    return upsertedCount === 1;
  }

  async ofVersion(remote: string, version: string): Promise<UploadRecord[]> {
    const uploads = await this.uploads.find({ remote, version }).lean<UploadFields[]>();
    return uploads.map(toRecord);
  }
}
