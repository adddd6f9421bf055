import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aMessage,
  dropDatabase,
  inspectDatabase,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { start } from '../index.js';

/** A contacts service with its own keys, database and mail directory; `stop` removes everything. */
export const startContacts = async (extra: NodeJS.ProcessEnv = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-contacts-'));
  const mailDirectory = join(folder, 'mail');
  const keys = await startKeyServer();
  const env = serviceTestEnvironment('contacts', keys.jwksUrl, { MAIL_DIR: mailDirectory, ...extra });
  const service = await start(env);
  const call: ServiceCall = serviceClient(service.url, keys);

  const mails = async () => {
    const files = (await readdir(mailDirectory)).filter((file) => file.endsWith('.eml')).sort();
    const texts = await Promise.all(files.map((file) => readFile(join(mailDirectory, file), 'utf8')));
    // Undoes soft line breaks and folded headers.
    return texts.map((text) =>
      text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/\r?\n[ \t]/g, ' ')
        .replaceAll('=3D', '='),
    );
  };

  return {
    call,
    env,
    keys,
    url: service.url,
    application: service.application,
    mails,
    /** Reads or prepares the service's own database. */
    inspect: <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
      inspectDatabase(env.MONGODB_DATABASE, look),
    /** Sends a message as a visitor; returns its identifier. */
    send: async (fields: Parameters<typeof aMessage>[0] = {}): Promise<string> =>
      String((await call('POST', '/contact', { body: aMessage(fields) })).body.data?.id),
    stop: async () => {
      await service.stop();
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
      await rm(folder, { recursive: true });
    },
  };
};
export type ContactsUnderTest = Awaited<ReturnType<typeof startContacts>>;
