import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const decoded = (mail: string): string =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Sent mails to this address in a directory that contain a text, newest last. */
export const mailsTo = async (directory: string, address: string, containing: string): Promise<string[]> => {
  const names = await readdir(directory).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(directory, name));
  const mails = await Promise.all(
    files.map(async (file) => ({ at: (await stat(file)).mtimeMs, text: decoded(await readFile(file, 'utf8')) })),
  );
  return mails
    .filter(({ text }) => text.includes(`<${address}>`) && text.includes(containing))
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text);
};
