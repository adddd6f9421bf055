import type { ServiceDefinition } from '@atelier/service-kit';
import { acceptForms } from './accept-forms.js';
import { ContactsModule } from './contacts.module.js';
import { contactsEnvironment } from './contacts-environment.js';
import { MessageWordsMigration } from './submissions/message-words-migration.js';
import { SubmissionsMigration } from './submissions/submissions-migration.js';

/** Messages of visitors, the answers to them, the newsletter, and the resulting mail. */
export const contactsService = {
  name: 'contacts',
  environment: contactsEnvironment,
  module: () => ContactsModule,
  configure: acceptForms,
  migrations: [SubmissionsMigration, MessageWordsMigration],
} satisfies ServiceDefinition<typeof contactsEnvironment>;
