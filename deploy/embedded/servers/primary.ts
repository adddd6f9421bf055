import { type Db, MongoClient, MongoServerError } from 'mongodb';
import { Problem } from '../problem.ts';
import { SERVICES } from '../unit-environments.ts';
import { ADMINISTRATOR, type Passwords } from './accounts.ts';

export interface PrimaryRequest {
  /** Address and port of the mongod in the configuration of its one-member replica set. */
  host: string;
  /** The content of its key file. */
  key: string;
  passwords: Passwords;
  /** PID of the mongod that was started there, if known. */
  pid?: number;
}

const NOT_INITIATED = 94;
/** The set's configuration has an address that is no longer its own. */
const NOT_A_MEMBER = 93;
const READY_WITHIN_MS = 60_000;
const EVERY_MS = 50;

const statusCode = async (admin: Db): Promise<number | undefined> => {
  try {
    await admin.command({ replSetGetStatus: 1 });
    return undefined;
  } catch (error) {
    if (error instanceof MongoServerError && typeof error.code === 'number') return error.code;
    throw error;
  }
};

/** Another mongod on this port, for example that of another clone, must not be touched. */
const requireOwnServer = async (admin: Db, pid: number): Promise<void> => {
  const status = await admin.command({ serverStatus: 1 });
  if (Number(status.pid) !== pid) throw new Problem('address already in use by another mongod');
};

const initiate = async (admin: Db, host: string): Promise<void> => {
  await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
};

/** The port can differ from the last start; a one-member set can be reconfigured with its new address. */
const correctAddress = async (admin: Db, host: string): Promise<void> => {
  const { config } = await admin.command({ replSetGetConfig: 1 });
  const members = [{ ...config.members[0], host }];
  await admin.command({ replSetReconfig: { ...config, members, version: config.version + 1 }, force: true });
};

const isPrimary = async (admin: Db): Promise<boolean> => (await admin.command({ hello: 1 })).isWritablePrimary === true;

/** Creates the users that are missing and sets every password, so that a new key or a restored backup works at once. */
const ensureUsers = async (admin: Db, passwords: Passwords): Promise<void> => {
  const { users } = await admin.command({ usersInfo: 1 });
  const existing = new Set((users as { user: string }[]).map(({ user }) => user));
  const roles = new Map<keyof Passwords, unknown>([[ADMINISTRATOR, 'root']]);
  for (const service of SERVICES) roles.set(service, { role: 'readWrite', db: `atelier_${service}` });
  for (const [name, role] of roles) {
    const user = { pwd: passwords[name], roles: [role], mechanisms: ['SCRAM-SHA-256'] };
    await admin.command(existing.has(name) ? { updateUser: name, ...user } : { createUser: name, ...user });
  }
};

/**
 * Makes a mongod that was started with a key file ready: a replica set of one that takes writes, and a user for each
 * service. The key file gives the rights of a member of the set (`__system`). So this needs no first user, works on data
 * from versions without users, and on data whose passwords are lost.
 */
export const preparePrimary = async ({ host, key, passwords, pid }: PrimaryRequest): Promise<void> => {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true&authSource=local`, {
    auth: { username: '__system', password: key },
    authMechanism: 'SCRAM-SHA-256',
    serverSelectionTimeoutMS: READY_WITHIN_MS,
  });
  const admin = client.db('admin');
  try {
    if (pid !== undefined) await requireOwnServer(admin, pid);
    const code = await statusCode(admin);
    if (code === NOT_INITIATED) await initiate(admin, host);
    if (code === NOT_A_MEMBER) await correctAddress(admin, host);
    while (!(await isPrimary(admin))) await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    await ensureUsers(admin, passwords);
  } finally {
    await client.close();
  }
};
