import type { Attachment } from 'postal-mime';
import { getHeader, parseMail } from '../mailbox/parse-mail.js';

/** A mail that was accepted and returned later. */
export interface Bounce {
  /** The unsubscribe token of the returned mail, which is secret: nobody can forge a bounce of another subscriber. */
  token: string;
  /** Whether the address is wrong, in contrast to a mail that was refused for its content or its sender. */
  isAddressInvalid: boolean;
}

const UNSUBSCRIBE_LINK = /\/newsletter\/unsubscribe\?token=([\w-]{43})(?![\w-])/;
/** RFC 3463: wrong addresses, and disabled mailboxes. */
const INVALID_ADDRESS = /^5\.(?:1\.\d{1,3}|2\.1)$/;

const getBytes = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const getField = (report: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(\\S+)`, 'im').exec(report)?.[1]?.toLowerCase() ?? '';

/** Whether a mail with this header reports on the delivery of another one (RFC 3462). */
export const isDeliveryReport = async (header: Uint8Array): Promise<boolean> =>
  /^multipart\/report\b.*\bdelivery-status\b/is.test(getHeader(await parseMail(header), 'content-type'));

/** Reads a delivery report (RFC 3464); undefined if it reports no permanent failure of a newsletter mail. */
export const readBounce = async (raw: Uint8Array): Promise<Bounce | undefined> => {
  const { attachments } = await parseMail(raw);
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const returned = attachments.find(({ mimeType }) => ['message/rfc822', 'text/rfc822-headers'].includes(mimeType));
  if (report === undefined || returned === undefined) return undefined;
  const fields = new TextDecoder().decode(getBytes(report));
  const status = getField(fields, 'Status');
  if (getField(fields, 'Action') !== 'failed' || !status.startsWith('5.')) return undefined;
  const [, token] = UNSUBSCRIBE_LINK.exec(getHeader(await parseMail(getBytes(returned)), 'list-unsubscribe')) ?? [];
  return token === undefined ? undefined : { token, isAddressInvalid: INVALID_ADDRESS.test(status) };
};
