import * as z from 'zod';
import { requiredString } from '../http/fields.js';

export const optionalText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, `${label} must be at most ${max} characters`);

export const requiredText = (label: string, max: number) =>
  requiredString(label).max(max, `${label} must be at most ${max} characters`);

export const mailAddress = (label: string) =>
  requiredText(label, 254).pipe(z.email(`${label} must be an e-mail address, such as hello@studio.example`));

/** An empty value means that a default applies. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);

/** A path on this site, or an external address. */
export const linkAddress = (label: string) =>
  requiredText(label, 500).regex(
    /^(\/(?![/\\])\S*|https?:\/\/[^\s/]+\S*)$/,
    `${label} must be a path such as /about or an address such as https://example.com`,
  );

export const getWebAddress = (label: string) =>
  requiredText(label, 500).regex(/^https?:\/\/[^\s/]+\S*$/, `${label} must be an address such as https://example.com`);

export const wholeNumber = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};

export const toList = <Schema extends z.ZodType>(schema: Schema, label: string, max: number) =>
  z.array(schema, { error: `${label} must be a list` }).max(max, `${label} can be at most ${max}`);

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** An IANA name; offsets such as +02:00 are refused, because they have no daylight saving time. */
export const timeZoneName = z
  .string({ error: 'Time zone is required' })
  .trim()
  .refine(
    (name) => /^[A-Za-z]/.test(name) && isTimeZone(name),
    'Time zone must be an IANA name, such as Europe/Berlin',
  );
