import { EnvironmentError } from '../environment/read-environment.js';
import type { StorageEnvironment } from '../environment/service-environment.js';
import { DirectoryStorage } from './directory-storage.js';
import type { ObjectStorage } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

/** Opens the configured storage: S3 if an endpoint is set, otherwise a directory. */
export const openStorage = (environment: StorageEnvironment): ObjectStorage => {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET, S3_REGION, STORAGE_DIR } = environment;
  if (S3_ENDPOINT !== undefined) {
    if (S3_ACCESS_KEY === undefined || S3_SECRET_KEY === undefined)
      throw new EnvironmentError('S3_ENDPOINT is set, so S3_ACCESS_KEY and S3_SECRET_KEY are needed too.');
    return new S3Storage({
      endpoint: S3_ENDPOINT,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
      bucket: S3_BUCKET,
      region: S3_REGION,
    });
  }
  if (STORAGE_DIR === undefined)
    throw new EnvironmentError('Set STORAGE_DIR to a directory, or S3_ENDPOINT to an S3 server.');
  return new DirectoryStorage(STORAGE_DIR);
};
