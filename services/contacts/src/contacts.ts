import type { ServiceDefinition } from '@atelier/service-kit';
import { ContactsModule } from './contacts.module.js';
import { contactsEnvironment } from './contacts-environment.js';
import { MessageWordsMigration } from './submissions/message-words-migration.js';
import { SubmissionsMigration } from './submissions/submissions-migration.js';
import { takeForms } from './take-forms.js';

/** Messages of visitors, the answers to them, the newsletter, and the resulting mail. */
export const contactsService = {
  name: 'contacts',
  environment: contactsEnvironment,
  module: () => ContactsModule,
  configure: takeForms,
  migrations: [SubmissionsMigration, MessageWordsMigration],
} satisfies ServiceDefinition<typeof contactsEnvironment>;
