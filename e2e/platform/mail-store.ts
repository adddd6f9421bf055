import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Decodes quoted-printable text (RFC 2045, 6.7), ASCII only. */
const decode = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-7][0-9A-F])/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A header is not encoded: a token in it may start like an encoded character. */
const readable = (source: string): string => {
  const head = source.split(/\r?\n\r?\n/, 1)[0] ?? '';
  return head + decode(source.slice(head.length));
};

/** The mails to an address in the embedded mail store as decoded source text, latest last. */
export const mailsTo = (dataDir: string, address: string): string[] => {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readable(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => /^To: (.*(?:\r?\n\s.*)*)/m.exec(mail)?.[1]?.includes(address) === true);
};
