import type { ServiceDefinition } from '@atelier/service-kit';
import { ContactsModule } from './contacts.module.js';
import { contactsEnvironment } from './contacts-environment.js';

export const contactsService = {
  name: 'contacts',
  summary: 'Messages of visitors, the answers to them, and the mail that carries the answers.',
  environment: contactsEnvironment,
  module: () => ContactsModule,
} satisfies ServiceDefinition<typeof contactsEnvironment>;
