import type { Upload, UploadRecord } from './upload.js';

/** What was uploaded for versions, registered or not. */
export abstract class UploadsRepository {
  /** Enters an upload where its path is free, and answers the one that stands. */
  abstract reserve(upload: Upload): Promise<UploadRecord>;
  abstract complete(upload: Upload, bytes: number): Promise<void>;
  /** Frees the path of an upload that was never completed. */
  abstract abandon(upload: Upload): Promise<void>;
  /** Whether this actor has completed no other file of the version. Part of the caller's transaction. */
  abstract isFirstBy(actorId: string, upload: Upload): Promise<boolean>;
  abstract ofVersion(remote: string, version: string): Promise<UploadRecord[]>;
}
