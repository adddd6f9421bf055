export interface MailAddress {
  name: string;
  address: string;
}

/** A mail ready to leave. Its ID follows from its cause, so that a repetition is recognised as such. */
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
  /** Beside the common ones, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Why a mail could not leave, in words that staff read: they name neither its receiver nor anything that it says. */
export class MailNotTaken extends Error {
  constructor(
    message: string,
    /** Whether trying again without a change does no good. */
    readonly isForGood = false,
  ) {
    super(message);
    this.name = 'MailNotTaken';
  }
}

/** The way mail leaves the house. Sending the same mail again does no harm; a mail that could not leave throws `MailNotTaken`. */
export abstract class MailTransport {
  abstract send(mail: Mail): Promise<void>;

  /** Removes the copies that this way keeps: of these mails, and of all to or on behalf of these addresses. */
  abstract forget(ids: readonly string[], addresses: readonly string[]): Promise<void>;
}
