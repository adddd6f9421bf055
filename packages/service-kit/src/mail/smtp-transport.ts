import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { getMessage } from './mail-message.js';
import { type Mail, MailRejected, MailTransport } from './mail-transport.js';

// In total less than the time for which a sender claims a mail.
const CONNECT_TIMEOUT_MS = 5000;
const SILENCE_TIMEOUT_MS = 10_000;

const PERMANENT = 500;

const WORDS: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the sign-in of this installation',
  ECONNECTION: 'The mail server could not be reached',
  EDNS: 'The mail server could not be found',
  EENVELOPE: 'The mail server refused the sender or the receiver',
  EMESSAGE: 'The mail server refused what the mail says',
  ESOCKET: 'The mail server could not be reached',
  ETIMEDOUT: 'The mail server did not answer in time',
  ETLS: 'No safe connection to the mail server could be made',
};

interface Refusal {
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** An unknown receiver stays unknown. A policy refusal (RFC 3463, 3.8) may be resolved, like any other failure. */
const isPermanent = ({ command, response, responseCode }: Refusal): boolean =>
  command === 'RCPT TO' && Number(responseCode) >= PERMANENT && !/^\d+[ -]5\.7\./.test(String(response));

const toMailRejected = (error: unknown): MailRejected => {
  const { code, responseCode } = error as Refusal;
  // The server's own text names the receiver, and errors end up in logs and staff screens.
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no code';
  const words = WORDS[String(code)] ?? 'The mail server did not take the mail';
  return new MailRejected(`${words} (${codes}).`, isPermanent(error as Refusal));
};

/** Sends mail through a mail server, such as `smtps://user:password@mail.example`. */
@Injectable()
export class SmtpTransport extends MailTransport implements OnApplicationShutdown {
  private server: Transporter | undefined;

  constructor(private readonly url: string) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const server = await this.connected();
    try {
      await server.sendMail(getMessage(mail));
    } catch (error) {
      throw toMailRejected(error);
    }
  }

  /** Mails accepted by a server cannot be recalled. */
  async forget(): Promise<void> {}

  onApplicationShutdown() {
    this.server?.close();
  }

  private async connected(): Promise<Transporter> {
    // Loaded with the first mail, since most processes send none.
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
