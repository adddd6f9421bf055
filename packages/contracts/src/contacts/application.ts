import * as z from 'zod/mini';
import { APPLICATION_MESSAGE_MAX_LENGTH } from './application-file.js';
import { emailAddress, required, senderName } from './contact-message.js';
import { formProof } from './form-proof.js';

const role = required('Role is required').check(z.maxLength(100, 'Role must be at most 100 characters'));

const message = required('Message is required').check(
  z.minLength(10, 'Message must be at least 10 characters'),
  z.maxLength(APPLICATION_MESSAGE_MAX_LENGTH, `Message must be at most ${APPLICATION_MESSAGE_MAX_LENGTH} characters`),
);

const link = z.optional(
  z
    .string('Link must be text')
    .check(
      z.trim(),
      z.maxLength(500, 'Link must be at most 500 characters'),
      z.regex(/^(https?:\/\/[^\s/]+\S*)?$/, 'Link must be an address such as https://example.com'),
    ),
);

/** An application for a job at the studio: the text fields of POST /contact/applications. */
export const jobApplication = z.strictObject(
  { role, name: senderName, email: emailAddress, link, message, form: formProof },
  'The application must be an object',
);
export type JobApplication = z.infer<typeof jobApplication>;
