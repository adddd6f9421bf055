import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mails of the embedded mail store to an address, as their source text with soft line breaks undone. */
export const mailsTo = (dataDir: string, address: string): string[] => {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(address));
};
