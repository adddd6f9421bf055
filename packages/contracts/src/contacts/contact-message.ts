import * as z from 'zod/mini';
import { formProof } from './form-proof.js';

/**
 * The public contact form and the body of POST /contact. Written with zod/mini because the form ships it to visitors: 5 KB
 * instead of 20 KB, the same schema on both sides. Its rules and messages: CON-2, CON-5.
 */
export const required = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, { error: message, abort: true }));

export const senderName = required('Name is required').check(
  z.minLength(2, 'Name must be at least 2 characters'),
  z.maxLength(100, 'Name must be less than 100 characters'),
  z.regex(/^[\p{L}\p{M} .'’-]*$/u, 'Name can only contain letters, spaces, hyphens, and apostrophes'),
);

const EMAIL = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@.<>()[\]\\,;:"]+(\.[^\s\p{Cc}@.<>()[\]\\,;:"]+)+$/u;

export const emailAddress = required('Email is required').check(
  z.maxLength(254, 'Email is too long'),
  z.regex(EMAIL, 'Please enter a valid email'),
);

const message = required('Message is required').check(
  z.minLength(10, 'Message must be at least 10 characters'),
  z.maxLength(1000, 'Message must be less than 1000 characters'),
);

const company = z.optional(
  z.string('Company name must be text').check(z.trim(), z.maxLength(100, 'Company name is too long')),
);

const PHONE_MESSAGE = 'Please enter a valid phone number';
/** Without a plus the form adds +1, so one digit less is allowed. */
const PHONE = /^(\+[1-9]\d{0,15}|[1-9]\d{0,14})?$/;

/** Checked and stored without punctuation: `+1 (212) 555-0142` becomes `+12125550142`. */
const phone = z.optional(
  z.string(PHONE_MESSAGE).check(
    z.overwrite((text) => text.replaceAll(/[\s()./-]/g, '')),
    // Not a pattern in the API document, which would describe the text before punctuation is removed.
    z.refine((text) => PHONE.test(text), PHONE_MESSAGE),
  ),
);

export const MESSAGE_MAX_LENGTH = 1000;

/** The services of the form with the values that the call sends (CON-3). */
export const CONTACT_SERVICES = [
  { label: 'Custom Software Development', serviceType: 'custom-software', interest: 'custom_software' },
  { label: 'Mobile App Development', serviceType: 'mobile-app', interest: 'mobile_development' },
  { label: 'Web Development', serviceType: 'web-development', interest: 'web_development' },
  { label: 'UI/UX Design', serviceType: 'ui-ux-design', interest: 'ui_ux_design' },
  { label: 'Enterprise Solutions', serviceType: 'custom-software', interest: 'enterprise_solutions' },
  { label: 'Consulting', serviceType: 'consulting', interest: 'consultation' },
  { label: 'Other', serviceType: 'consulting', interest: 'other' },
] as const;

export const SERVICE_TYPES = [
  'web-development',
  'mobile-app',
  'custom-software',
  'ui-ux-design',
  'consulting',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

const INTEREST_OF_SERVICE_TYPE = {
  'web-development': 'web_development',
  'mobile-app': 'mobile_development',
  'custom-software': 'custom_software',
  'ui-ux-design': 'ui_ux_design',
  consulting: 'consultation',
} as const;

/** The visitor's input; `service` is the selected label, overridden by a `subject` from a service page. */
export const contactForm = z.object({
  name: senderName,
  email: emailAddress,
  company,
  phone,
  service: required('Please select a service'),
  message,
});
export type ContactForm = z.infer<typeof contactForm>;

/** The body of POST /contact. */
export const contactMessage = z.strictObject(
  {
    name: senderName,
    email: emailAddress,
    subject: required('Subject is required').check(z.maxLength(200, 'Subject must be at most 200 characters')),
    message,
    serviceType: z.enum(SERVICE_TYPES, 'Service type must be one of the offered services'),
    company,
    phone,
    form: formProof,
  },
  'The message must be a JSON object',
);
export type ContactMessage = z.infer<typeof contactMessage>;

const PHONE_MIN_LENGTH = 10;

/** Digits and a plus sign; a number without a plus gets +1 (CON-3). */
export const normalisePhone = (text: string): string => {
  const digits = text.replaceAll(/[^\d+]/g, '');
  return digits === '' || digits.startsWith('+') ? digits : `+1${digits}`;
};

/** Converts the form for sending: trimmed, with phone and company only if given. */
export const messageOfForm = (form: ContactForm, subject?: string): ContactMessage => {
  const service = CONTACT_SERVICES.find(({ label }) => label === form.service);
  const phoneNumber = normalisePhone(form.phone ?? '');
  const companyName = form.company?.trim() ?? '';
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    subject: subject?.trim() || form.service,
    message: form.message.trim(),
    serviceType: service?.serviceType ?? 'consulting',
    ...(companyName === '' ? {} : { company: companyName }),
    ...(phoneNumber.length < PHONE_MIN_LENGTH ? {} : { phone: phoneNumber }),
  };
};

/** Derives `service_interest` from the subject's label, or else from `serviceType`. */
export const getInterest = ({ subject, serviceType }: Pick<ContactMessage, 'subject' | 'serviceType'>) =>
  CONTACT_SERVICES.find(({ label }) => label === subject)?.interest ?? INTEREST_OF_SERVICE_TYPE[serviceType];
