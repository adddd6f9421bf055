import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.js';
import { type Mail, MailTransport } from './mail-transport.js';

// Together shorter than the time after which the broker delivers an unanswered event again.
const CONNECT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 10_000;

const codesOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no code';
};

/** Mail by a mail server, such as `smtps://user:password@mail.example`. */
@Injectable()
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private readonly server;

  constructor(url: string) {
    super();
    this.server = createTransport({
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.server.sendMail(messageOf(mail));
    } catch (error) {
      // The server's own words name the receiver, and errors end in logs and dead letters.
      throw new Error(`The mail server did not take the mail (${codesOf(error)}).`);
    }
  }

  onApplicationShutdown() {
    this.server.close();
  }
}
