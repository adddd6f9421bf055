import PostalMime, { type Email } from 'postal-mime';

/** A mail that no program could read. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

/** Parses a mail as received (RFC 5322), or its header alone. Throws `UnreadableMail`. */
export const parseMail = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => {
    throw new UnreadableMail('The mail could not be parsed.');
  });

/** The value of a header field, named in lower case; empty if it is absent. */
export const getHeader = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';
