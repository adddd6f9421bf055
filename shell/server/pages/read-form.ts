import type { IncomingMessage } from 'node:http';

const MAX_FORM_BYTES = 64 * 1024;

/** The body was larger than any form of the site. */
export class FormTooLarge extends Error {
  override name = 'FormTooLarge';
}

/** Fields of a plain form post. */
export const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_FORM_BYTES) throw new FormTooLarge();
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
};
