import * as z from 'zod';

/** A mailbox on an IMAP server, with the credentials to read it. */
export interface MailboxAddress {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. */
  isEncrypted: boolean;
  user: string;
  password: string;
  /** The name of the mailbox on the server. */
  path: string;
}

const FORM =
  'must be an IMAP address, such as imaps://user:password@imap.example:993/INBOX, with special characters as %40';
const PORTS: Readonly<Record<string, number>> = { 'imaps:': 993, 'imap:': 143 };
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const parseAddress = (text: string): MailboxAddress | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const defaultPort = PORTS[url?.protocol ?? ''];
  if (url === undefined || defaultPort === undefined || url.hostname === '') return undefined;
  const [user, password, path] = [url.username, url.password, url.pathname.slice(1)].map(decoded);
  if (!user || !password || path === undefined) return undefined;
  const port = Number(url.port) || defaultPort;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  return { host, port, isEncrypted: url.protocol === 'imaps:', user, password, path: path || 'INBOX' };
};

/** Parses the address; a message about it never repeats the address, which contains a password. */
const mailboxAddress = z.string().transform((text, context): MailboxAddress => {
  const address = parseAddress(text);
  if (address !== undefined) return address;
  context.addIssue({ code: 'custom', message: FORM });
  return z.NEVER;
});

const POLL = 'must be a number of seconds from 5 to 3600';

/** Settings of the mailbox; `isSafelyReached` validates them together. */
export const mailboxSettings = {
  /** The mailbox with customers' answers to responses; none is read if absent. */
  INBOX_IMAP_URL: mailboxAddress.optional(),
  /** Lets passwords and mails cross a network unencrypted, if the server offers no STARTTLS. */
  INBOX_IMAP_ALLOW_PLAIN: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((word) => word === 'true'),
  /** How often the mailbox is read, besides when the server reports new mail. */
  INBOX_IMAP_POLL_SECONDS: z.coerce.number({ error: POLL }).int(POLL).min(5, POLL).max(3600, POLL).default(60),
};

const mailboxEnvironment = z.object(mailboxSettings);
export type MailboxEnvironment = z.output<typeof mailboxEnvironment>;

/** Requires TLS for a server on another machine. For `superRefine`. */
export const isSafelyReached = (
  { INBOX_IMAP_URL: address, INBOX_IMAP_ALLOW_PLAIN: allowsPlain }: MailboxEnvironment,
  context: z.RefinementCtx,
): void => {
  if (address === undefined || address.isEncrypted || allowsPlain || LOOPBACK.test(address.host)) return;
  const message = 'must begin with imaps:// unless the server is on this machine, or INBOX_IMAP_ALLOW_PLAIN is true';
  context.addIssue({ code: 'custom', path: ['INBOX_IMAP_URL'], message });
};
