import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { getMessage } from './mail-message.js';
import { type Mail, MailRejected, MailTransport } from './mail-transport.js';

/** Reserved and never deliverable (RFC 2606), so it shows here what happens to a refused mail. */
const NOBODY = /\.invalid$/i;

const getFile = (id: string): string => `${id}.eml`;

/** Normalizes an address to its spelling in mails, ignoring case. */
const comparable = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return (address.slice(0, at) + (domainToASCII(domain) || domain)).trim().toLowerCase();
};

const RECEIVERS = /^(?:to|reply-to):.*(?:\r?\n[ \t].*)*/gim;
const ADDRESS = /[^\s<>",;:]+@[^\s<>",;:]+/g;

/** The addresses that a stored mail is for or on behalf of; empty if the file is gone. */
const addressesIn = async (path: string): Promise<string[]> => {
  const message = await readFile(path, 'utf8').catch(() => '');
  const [head = ''] = message.split(/\r?\n\r?\n/, 1);
  return [...head.matchAll(RECEIVERS)].flatMap(([header]) => header.match(ADDRESS) ?? []).map(comparable);
};

/** The embedded mail store: one `.eml` file per mail, renamed into place when complete; resending a mail replaces its file. */
export class MailDirectory extends MailTransport {
  constructor(private readonly directory: string) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    if (NOBODY.test(mail.to.address)) throw new MailRejected('The receiver’s address cannot exist.', true);
    // Loaded with the first mail, since most processes send none.
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(getMessage(mail));
    try {
      await this.keep(mail.id, message as Buffer);
    } catch (error) {
      const { code = 'no code' } = error as NodeJS.ErrnoException;
      throw new MailRejected(`The mail could not be written to the folder of mails (${code}).`);
    }
  }

  async forget(ids: readonly string[], addresses: readonly string[]): Promise<void> {
    const named = new Set(ids.map(getFile));
    const wanted = new Set(addresses.map(comparable));
    for (const file of await readdir(this.directory).catch(() => [])) {
      const path = join(this.directory, file);
      const isOfThem =
        named.has(file) || (file.endsWith('.eml') && (await addressesIn(path)).some((one) => wanted.has(one)));
      if (isOfThem) await rm(path, { force: true });
    }
  }

  private async keep(id: string, message: Buffer): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    const draft = join(this.directory, `.${id}.${randomUUID()}`);
    try {
      await this.write(draft, message);
      await rename(draft, join(this.directory, getFile(id)));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  private async write(file: string, bytes: Buffer): Promise<void> {
    const handle = await open(file, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
