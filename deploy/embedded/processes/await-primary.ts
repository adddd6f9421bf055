import { MongoClient, MongoServerError } from 'mongodb';
import { Problem } from '../problem.ts';
import { performTask } from './task-process.ts';

interface AwaitPrimaryInput {
  port: number;
  /** Of the mongod that was started there. */
  pid: number;
}

const NOT_INITIATED = 94;
/** The set knows itself by an address that is no longer its own. */
const NOT_A_MEMBER = 93;
const READY_WITHIN_MS = 60_000;
const EVERY_MS = 50;

const statusCode = async (client: MongoClient): Promise<number | undefined> => {
  try {
    await client.db('admin').command({ replSetGetStatus: 1 });
    return undefined;
  } catch (error) {
    if (error instanceof MongoServerError && typeof error.code === 'number') return error.code;
    throw error;
  }
};

/** Another mongod on this port, say of another clone, must not be touched. */
const requireOwnServer = async (client: MongoClient, pid: number): Promise<void> => {
  const status = await client.db('admin').command({ serverStatus: 1 });
  if (Number(status.pid) !== pid) throw new Problem('address already in use by another mongod');
};

const initiate = async (client: MongoClient, host: string): Promise<void> => {
  await client.db('admin').command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
};

/** The port can differ from the last start's; a set of one can be told its new address. */
const correctAddress = async (client: MongoClient, host: string): Promise<void> => {
  const admin = client.db('admin');
  const { config } = await admin.command({ replSetGetConfig: 1 });
  const members = [{ ...config.members[0], host }];
  await admin.command({ replSetReconfig: { ...config, members, version: config.version + 1 }, force: true });
};

const isPrimary = async (client: MongoClient): Promise<boolean> =>
  (await client.db('admin').command({ hello: 1 })).isWritablePrimary === true;

const awaitPrimary = async ({ port, pid }: AwaitPrimaryInput): Promise<void> => {
  const host = `127.0.0.1:${port}`;
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`, {
    serverSelectionTimeoutMS: READY_WITHIN_MS,
  });
  try {
    await requireOwnServer(client, pid);
    const code = await statusCode(client);
    if (code === NOT_INITIATED) await initiate(client, host);
    if (code === NOT_A_MEMBER) await correctAddress(client, host);
    while (!(await isPrimary(client))) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  } finally {
    await client.close();
  }
};

await performTask(awaitPrimary);
