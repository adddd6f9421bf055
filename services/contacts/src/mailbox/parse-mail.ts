import { TaskTimeout, WorkThread } from '@atelier/service-kit';
import type { Email } from 'postal-mime';
import type { ParsedMail } from './parse-mail-thread.js';

const PARSING_MS = 10_000;

const thread = new WorkThread('./parse-mail-thread', import.meta.url);

/** A mail that no program could read, or not with reasonable effort. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof TaskTimeout || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Parses a mail as received (RFC 5322), or its header alone. Throws `UnreadableMail`. It runs in a separate thread, because a
 * mail of many short lines or parts takes minutes.
 */
export const parseMail = async (raw: Uint8Array): Promise<ParsedMail> => {
  const mail = await thread.run<ParsedMail | undefined>(raw, PARSING_MS).catch((error: unknown) => {
    if (isTooMuch(error)) return undefined;
    throw error;
  });
  if (mail === undefined) throw new UnreadableMail('The mail could not be parsed.');
  return mail;
};

/** The value of a header field, named in lower case; empty if it is absent. */
export const getHeader = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.trim() ?? '';
