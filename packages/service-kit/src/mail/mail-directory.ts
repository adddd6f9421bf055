import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from './mail-message.js';
import { type Mail, MailTransport } from './mail-transport.js';

/** The embedded mail store: one `.eml` file a mail, renamed into place whole; the same mail again replaces itself. */
export class MailDirectory extends MailTransport {
  constructor(private readonly directory: string) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await composer.sendMail(messageOf(mail));
    await mkdir(this.directory, { recursive: true });
    const draft = join(this.directory, `.${mail.id}.${randomUUID()}`);
    try {
      await this.write(draft, message as Buffer);
      await rename(draft, join(this.directory, `${mail.id}.eml`));
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
