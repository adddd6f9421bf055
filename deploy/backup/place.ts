import { natsOptions } from '@atelier/service-kit/events/nats-options';
import type { ObjectStorage } from '@atelier/service-kit/storage/object-storage';
import { openStorage } from '@atelier/service-kit/storage/open-storage';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { dataDirectoryAt } from '../embedded/data/data-directory.ts';
import type { Environment } from '../embedded/environment.ts';
import { ADMINISTRATOR } from '../embedded/servers/accounts.ts';
import { withServers } from '../embedded/servers/with-servers.ts';

/** Where the platform's data is: databases whose names begin with the prefix, objects, and streams. */
export interface Place {
  client: MongoClient;
  prefix: string;
  storage: ObjectStorage;
  streams: JetStreamManager;
}

export interface Addresses {
  mongodbUrl: string;
  natsUrl: string;
  storage: Pick<Environment, 's3' | 'dataDir'>;
  prefix?: string;
}

const PREFIX = 'atelier_';
const SERVERS_WITHIN_MS = 10_000;
/** A busy machine answers late, and a backup at night has time. */
const ANSWERS_WITHIN_MS = 60_000;

const open = ({ s3, dataDir }: Addresses['storage']): ObjectStorage =>
  openStorage({
    STORAGE_DIR: dataDirectoryAt(dataDir).storage,
    S3_ENDPOINT: s3?.endpoint,
    S3_ACCESS_KEY: s3?.accessKey,
    S3_SECRET_KEY: s3?.secretKey,
    S3_BUCKET: s3?.bucket ?? '',
    S3_REGION: s3?.region ?? '',
  });

/** Connects to the servers while the work runs. */
export const withPlaceAt = async <Result>(
  { mongodbUrl, natsUrl, storage, prefix = PREFIX }: Addresses,
  work: (place: Place) => Promise<Result>,
): Promise<Result> => {
  const client = new MongoClient(mongodbUrl, { serverSelectionTimeoutMS: SERVERS_WITHIN_MS });
  try {
    const connection = await connect({ ...natsOptions(natsUrl), timeout: SERVERS_WITHIN_MS });
    try {
      const streams = await jetstreamManager(connection, { timeout: ANSWERS_WITHIN_MS });
      return await work({ client, prefix, storage: open(storage), streams });
    } finally {
      await connection.close();
    }
  } finally {
    await client.close();
  }
};

/** The addresses of the given servers, of those of the running instance, or of its embedded servers, started for this work. */
export const withAddresses = (environment: Environment, work: (addresses: Addresses) => Promise<void>): Promise<void> =>
  withServers(environment, ({ mongodbUrl, natsUrl }) =>
    work({ mongodbUrl: mongodbUrl(ADMINISTRATOR), natsUrl: natsUrl(ADMINISTRATOR), storage: environment }),
  );

export const withPlace = (environment: Environment, work: (place: Place) => Promise<void>): Promise<void> =>
  withAddresses(environment, (addresses) => withPlaceAt(addresses, work));
