import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabase, inspectDatabase, serviceTestEnvironment } from '@atelier/test-kit';
import { serviceEnvironment } from '../src/environment/service-environment.js';
import { MailModule } from '../src/mail/mail.module.js';
import { mailSettings } from '../src/mail/mail-environment.js';
import type { MailRequest } from '../src/mail/mail-queue.js';
import type { MailRecord } from '../src/mail/mail-record.js';
import { createService } from '../src/start-service.js';

const definition = {
  name: 'mailing',
  environment: serviceEnvironment.extend(mailSettings),
  module: () => MailModule,
};

export const anOrder = (causedBy: string, fields: Partial<MailRequest> = {}): MailRequest => ({
  to: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
  causedBy,
  ...fields,
});

/** A database and a folder in which services run that do nothing but send mail. */
export const aMailingPlace = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-mail-'));
  const directory = join(folder, 'mail');
  const env = serviceTestEnvironment('mailing', 'http://127.0.0.1:9/auth/jwks.json', { MAIL_DIR: directory });
  const running: Awaited<ReturnType<typeof createService>>['application'][] = [];
  const stopAll = async () => {
    for (const application of running.splice(0)) await application.close();
  };
  return {
    /** Where mails are written to; a file of this name is in their way. */
    directory,
    start: async () => {
      const { application } = await createService(definition, env);
      running.push(application);
      await application.init();
      return application;
    },
    stopAll,
    documents: (collection: string, filter = {}) =>
      inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection(collection).find(filter).toArray()),
    changeMails: (fields: Partial<MailRecord>) =>
      inspectDatabase(env.MONGODB_DATABASE, (database) =>
        database.collection('mails').updateMany({}, { $set: fields }),
      ),
    remove: async () => {
      await stopAll();
      await dropDatabase(env.MONGODB_DATABASE);
      await rm(folder, { recursive: true });
    },
  };
};
export type MailingPlace = Awaited<ReturnType<typeof aMailingPlace>>;
