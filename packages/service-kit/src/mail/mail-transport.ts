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

/** The way mail leaves the house. Sending the same mail again does no harm; a mail that could not leave throws. */
export abstract class MailTransport {
  abstract send(mail: Mail): Promise<void>;
}
