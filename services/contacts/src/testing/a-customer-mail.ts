import { randomUUID } from 'node:crypto';

interface Parts {
  /** Message-IDs, without brackets. */
  inReplyTo?: string;
  references?: readonly string[];
  messageId?: string;
  from?: string;
  /** More header lines. */
  headers?: readonly string[];
  /** The text, or a body that its header lines describe. */
  body?: string;
}

/** A mail as a mailbox has it (RFC 5322). */
export const aCustomerMail = ({
  inReplyTo,
  references = [],
  messageId = `${randomUUID()}@mail.example`,
  from = 'Ada Lovelace <ada@example.com>',
  headers = ['Content-Type: text/plain; charset=utf-8'],
  body = 'Tuesday is fine.',
}: Parts): Buffer =>
  Buffer.from(
    [
      `From: ${from}`,
      'To: Atelier <studio@atelier.local>',
      'Subject: Re: Web Development',
      `Message-ID: <${messageId}>`,
      ...(inReplyTo === undefined ? [] : [`In-Reply-To: <${inReplyTo}>`]),
      ...(references.length === 0 ? [] : [`References: ${references.map((id) => `<${id}>`).join('\r\n ')}`]),
      'MIME-Version: 1.0',
      ...headers,
      '',
      body.replaceAll('\n', '\r\n'),
      '',
    ].join('\r\n'),
  );
