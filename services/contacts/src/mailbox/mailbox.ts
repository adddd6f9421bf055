import { createHash } from 'node:crypto';
import type { ImapFlow } from 'imapflow';
import type { MailboxAddress } from './mailbox-address.js';

/** Why the mailbox could not be read, without its credentials or contents. */
export class MailboxUnavailable extends Error {
  override name = 'MailboxUnavailable';
}

export interface MailHeader {
  uid: number;
  header: Buffer;
}

const SECOND_MS = 1000;
const MAX_MAIL_BYTES = 10 * 1024 * 1024;
/** All that is read of a mail that is neither an answer to a response nor a delivery report. */
const HEADERS = [
  'message-id',
  'in-reply-to',
  'references',
  'auto-submitted',
  'precedence',
  'return-path',
  'content-type',
];
const BY_UID = { uid: true } as const;

const getReason = (error: unknown): string => {
  const { authenticationFailed, code, serverResponseCode } = error as Record<string, unknown>;
  if (authenticationFailed === true) return 'the server refused user or password';
  return [code, serverResponseCode].find((word) => typeof word === 'string') ?? 'the server did not say why';
};

/** The IMAP connection to a mailbox. The server reports new mail while nothing else is asked of it (IDLE). */
export class Mailbox {
  private client: ImapFlow | undefined;

  constructor(
    private readonly address: MailboxAddress,
    private readonly onNews: () => void,
  ) {}

  /** Connects if necessary; returns an identifier of the mailbox, another one when its UIDs are no longer valid. */
  async open(): Promise<string> {
    return this.ask(async () => {
      if (this.client?.usable !== true) await this.connect();
      const { host, user, path } = this.address;
      return createHash('sha256')
        .update(JSON.stringify([host, user, path, String(this.opened.uidValidity)]))
        .digest('hex');
    });
  }

  /** The UID of the latest mail. */
  get lastUid(): number {
    return this.opened.uidNext - 1;
  }

  /** Mails with a higher UID, the oldest first. */
  async after(uid: number): Promise<MailHeader[]> {
    return this.headers(`${uid + 1}:*`, uid);
  }

  async since(date: Date): Promise<MailHeader[]> {
    const uids = await this.ask((client) => client.search({ since: date }, BY_UID));
    return Array.isArray(uids) && uids.length > 0 ? this.headers(uids, 0) : [];
  }

  /** The mail, without what is beyond 10 MB; undefined if it was moved meanwhile. */
  async read(uid: number): Promise<{ raw: Buffer; receivedAt: Date } | undefined> {
    const query = { source: { maxLength: MAX_MAIL_BYTES }, internalDate: true };
    const mail = await this.ask((client) => client.fetchOne(String(uid), query, BY_UID));
    if (!mail || mail.source === undefined) return undefined;
    const receivedAt = Math.min(new Date(mail.internalDate ?? Date.now()).getTime(), Date.now());
    return { raw: mail.source, receivedAt: new Date(receivedAt) };
  }

  async markSeen(uid: number): Promise<void> {
    await this.ask((client) => client.messageFlagsAdd(String(uid), ['\\Seen'], BY_UID));
  }

  close(): void {
    this.client?.close();
    this.client = undefined;
  }

  private get opened() {
    const mailbox = this.client?.mailbox;
    if (!mailbox) throw new MailboxUnavailable('The mailbox is not open.');
    return mailbox;
  }

  private async headers(range: string | number[], above: number): Promise<MailHeader[]> {
    const mails = await this.ask((client) => client.fetchAll(range, { uid: true, headers: HEADERS }, BY_UID));
    // A range up to * includes the last mail, even one below the range.
    return mails
      .filter(({ uid }) => uid > above)
      .map(({ uid, headers = Buffer.alloc(0) }) => ({ uid, header: headers }))
      .toSorted((one, other) => one.uid - other.uid);
  }

  private async connect(): Promise<void> {
    this.close();
    // Loaded with the first connection, since most studios configure none.
    const { ImapFlow } = await import('imapflow');
    const { host, port, isEncrypted, user, password, path } = this.address;
    const client = new ImapFlow({
      host,
      port,
      secure: isEncrypted,
      auth: { user, pass: password },
      logger: false,
      autoIdleDelay: SECOND_MS,
      connectionTimeout: 30 * SECOND_MS,
    });
    client.on('error', () => client.close());
    client.on('exists', this.onNews);
    this.client = client;
    await client.connect();
    await client.mailboxOpen(path);
  }

  private async ask<Answer>(question: (client: ImapFlow) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(this.client as ImapFlow);
    } catch (error) {
      this.close();
      throw error instanceof MailboxUnavailable
        ? error
        : new MailboxUnavailable(`It could not be read: ${getReason(error)}.`);
    }
  }
}
