import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { messageOf } from './mail-message.js';
import { type Mail, MailTransport } from './mail-transport.js';

// Together shorter than the time for which a sender claims a mail.
const CONNECT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 10_000;

const codesOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no code';
};

/** Mail by a mail server, such as `smtps://user:password@mail.example`. */
@Injectable()
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private server: Transporter | undefined;

  constructor(private readonly url: string) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const server = await this.connected();
    try {
      await server.sendMail(messageOf(mail));
    } catch (error) {
      // The server's own words name the receiver, and errors end in logs and dead letters.
      throw new Error(`The mail server did not take the mail (${codesOf(error)}).`);
    }
  }

  onApplicationShutdown() {
    this.server?.close();
  }

  private async connected(): Promise<Transporter> {
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer');
    this.server ??= createTransport({
      url: this.url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    });
    return this.server;
  }
}
