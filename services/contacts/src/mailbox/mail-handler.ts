/** What a mail in the mailbox may be for. */
export interface MailHandler {
  /** Whether the mail with this header concerns it, so that the rest of the mail may be read. */
  isWanted(header: Uint8Array): Promise<boolean>;
  /** Adds the mail once, however often it is read; true if it belongs here and can be marked as read. */
  add(raw: Uint8Array, receivedAt: Date): Promise<boolean>;
}
