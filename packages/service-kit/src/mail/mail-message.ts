import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail-transport.js';

const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Cleans header text: one line, without characters that could end the header or change the reading direction. */
export const oneLine = (text: string): string => text.replaceAll(LINE_BREAKS_AND_CONTROLS, ' ').trim();

const getAddress = ({ name, address }: MailAddress): MailAddress => ({ name: oneLine(name), address });

const getHeaders = (headers: Mail['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)]));

/** A mail's Message-ID without the brackets around it. */
export const getMessageId = ({ id, from }: Pick<Mail, 'id' | 'from'>): string =>
  `${id}@${from.address.split('@').at(-1)}`;

/** Converts the mail for nodemailer; the message is the same for every transport. */
export const getMessage = ({ id, from, to, replyTo, subject, headers, ...mail }: Mail): SendMailOptions => ({
  ...mail,
  from: getAddress(from),
  to: getAddress(to),
  ...(replyTo === undefined ? {} : { replyTo: getAddress(replyTo) }),
  subject: oneLine(subject),
  headers: getHeaders(headers),
  messageId: `<${getMessageId({ id, from })}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
