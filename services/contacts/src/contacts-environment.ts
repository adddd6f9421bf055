import { hasOneWayOut, mailSettings, serviceEnvironment } from '@atelier/service-kit';
import type * as z from 'zod';

export const contactsEnvironment = serviceEnvironment.extend(mailSettings).superRefine(hasOneWayOut);
export type ContactsEnvironment = z.output<typeof contactsEnvironment>;
