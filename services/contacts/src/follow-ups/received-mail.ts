import { createHash } from 'node:crypto';
import { type MailAddress, oneLine } from '@atelier/service-kit';
import type { Attachment, Email } from 'postal-mime';
import { getHeader, parseMail } from '../mailbox/parse-mail.js';
import type { ParsedMail } from '../mailbox/parse-mail-thread.js';
import { trimQuotes } from './trim-quotes.js';

/** The parts of a received mail that matter here, bounded and without control characters. */
export interface ReceivedMail {
  /** Without brackets. */
  messageId: string;
  /** Message-IDs of the mails that it answers. */
  answers: string[];
  /** Whether a program sent it: a bounce, an out-of-office note, or a mailing. */
  isAutomatic: boolean;
  sender: MailAddress;
  /** Without the quoted history at its end. */
  text: string;
  isShortened: boolean;
  /** Names of the attached files. */
  attachments: string[];
}

const MAX_TEXT_LENGTH = 20_000;
const MAX_NAME_LENGTH = 200;
const MAX_ATTACHMENTS = 100;
const MAX_ANSWERED = 100;

/** Line breaks and tabs stay. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const MESSAGE_ID = /<([^<>\s]{1,250})>/g;

const idsIn = (text = ''): string[] => [...text.matchAll(MESSAGE_ID)].flatMap(([, id]) => id ?? []);

const isAutomatic = (mail: Email): boolean => {
  return (
    !/^(?:no\b|$)/i.test(getHeader(mail, 'auto-submitted')) ||
    /^(?:bulk|junk|auto_reply)$/i.test(getHeader(mail, 'precedence')) ||
    getHeader(mail, 'return-path') === '<>' ||
    /^multipart\/report\b/i.test(getHeader(mail, 'content-type'))
  );
};

const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

const getText = ({ text }: ParsedMail): string => trimQuotes(text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ''));

const getSender = ({ from }: Email): MailAddress => ({
  name: cut(oneLine(from?.name ?? ''), MAX_NAME_LENGTH),
  address: cut(oneLine(from?.address ?? ''), MAX_NAME_LENGTH),
});

const getFileName = ({ filename, mimeType }: Attachment): string => cut(oneLine(filename || mimeType), MAX_NAME_LENGTH);

/** A mail without a Message-ID is recognized by its content. */
const getOwnId = (raw: Uint8Array, { messageId }: Email): string =>
  idsIn(messageId)[0] ?? `${createHash('sha256').update(raw).digest('hex')}@without-message-id`;

/** Reads a mail as received (RFC 5322), or its header alone. */
export const readMail = async (raw: Uint8Array): Promise<ReceivedMail> => {
  const mail = await parseMail(raw);
  const text = getText(mail);
  return {
    messageId: getOwnId(raw, mail),
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references)].slice(-MAX_ANSWERED),
    isAutomatic: isAutomatic(mail),
    sender: getSender(mail),
    text: cut(text, MAX_TEXT_LENGTH),
    isShortened: text.length > MAX_TEXT_LENGTH,
    attachments: mail.attachments.slice(0, MAX_ATTACHMENTS).map(getFileName),
  };
};
