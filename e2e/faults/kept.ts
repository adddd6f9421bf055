import { submissionReceived } from '@atelier/contracts';
import { jetstream } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { type Db, MongoClient } from 'mongodb';
import type { PlatformState } from '../platform/platform.ts';

/** The identifiers of all stored messages, and those of the events about them in the stream, each sorted. */
export interface Kept {
  stored: string[];
  published: string[];
}

const readContacts = async <Result>(mongodbUrl: string, read: (database: Db) => Promise<Result>): Promise<Result> => {
  const client = await MongoClient.connect(mongodbUrl);
  try {
    return await read(client.db('atelier_contacts'));
  } finally {
    await client.close();
  }
};

/** Whether no event of the messages waits for the broker. */
export const isDrained = ({ mongodbUrl }: PlatformState): Promise<boolean> =>
  readContacts(
    mongodbUrl,
    async (database) => (await database.collection('outbox').countDocuments({ sentAt: null })) === 0,
  );

const readStored = (mongodbUrl: string): Promise<string[]> =>
  readContacts(mongodbUrl, async (database) => {
    const documents = await database.collection('submissions').find().project({ _id: 1 }).toArray();
    return documents.map(({ _id }) => String(_id)).sort();
  });

const readPublished = async (natsUrl: string): Promise<string[]> => {
  const { host, username: user, password: pass } = new URL(natsUrl);
  const connection = await connect({ servers: host, user, pass });
  try {
    const filter = { filter_subjects: submissionReceived.type };
    const consumer = await jetstream(connection).consumers.get('ATELIER_EVENTS', filter);
    const { num_pending } = await consumer.info();
    if (num_pending === 0) return [];
    const messages = await consumer.fetch({ max_messages: num_pending });
    const subjects: string[] = [];
    for await (const message of messages) subjects.push(message.json<{ subject: string }>().subject);
    return subjects.sort();
  } finally {
    await connection.close();
  }
};

/** What the running platform holds of its visitors' messages. */
export const readKept = async ({ mongodbUrl, natsUrl }: PlatformState): Promise<Kept> => ({
  stored: await readStored(mongodbUrl),
  published: await readPublished(natsUrl),
});
