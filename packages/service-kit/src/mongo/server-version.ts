import type { Connection } from 'mongoose';

const TIMEOUT_MS = 2000;

interface ServerBuild {
  version: string;
}

/** The version of the database server; undefined if it does not answer within two seconds. */
export const findServerVersion = async (connection: Connection): Promise<string | undefined> => {
  try {
    const build = await connection.db?.admin().command({ buildInfo: 1 }, { timeoutMS: TIMEOUT_MS });
    return (build as ServerBuild | undefined)?.version;
  } catch {
    return undefined;
  }
};
