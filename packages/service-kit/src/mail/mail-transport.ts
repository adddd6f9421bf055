export interface MailAddress {
  name: string;
  address: string;
}

/** A mail ready to send. Its ID is derived from its cause, so that a duplicate is recognized. */
export interface Mail {
  /** Letters, digits, hyphens and underscores. */
  id: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress | undefined;
  subject: string;
  text: string;
  html: string;
  /** In addition to the common ones, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Why a mail could not be sent, in words for staff that reveal neither its receiver nor its content. */
export class MailRejected extends Error {
  constructor(
    message: string,
    /** Whether a retry without a change is pointless. */
    readonly isPermanent = false,
  ) {
    super(message);
    this.name = 'MailRejected';
  }
}

/** A way to send mail. Sending the same mail again is harmless; throws `MailRejected` if it cannot be sent. */
export abstract class MailTransport {
  abstract send(mail: Mail): Promise<void>;

  /** Removes the copies kept by this transport: of these mails, and of all mails to or on behalf of these addresses. */
  abstract forget(ids: readonly string[], addresses: readonly string[]): Promise<void>;
}
