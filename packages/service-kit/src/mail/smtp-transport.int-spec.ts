import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Mail } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const mail: Mail = {
  id: 'event-1',
  date: new Date('2026-11-20T10:00:00Z'),
  from: { name: 'Atelier', address: 'studio@atelier.local' },
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  subject: 'Re: Web Development',
  text: 'Thank you.\n',
  html: '<p>Thank you.</p>\n',
};

/** Emulates a mail server: speaks minimal SMTP and answers RCPT as configured. */
const startMailServer = async (answerToReceiver: string) => {
  const lines: string[] = [];
  const converse = (socket: Socket) => {
    let inMessage = false;
    const answerTo = (line: string): string | undefined => {
      if (inMessage) {
        inMessage = line !== '.';
        return inMessage ? undefined : '250 taken';
      }
      if (line.startsWith('RCPT')) return answerToReceiver;
      if (line === 'DATA') {
        inMessage = true;
        return '354 go on';
      }
      return '250 fine';
    };
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        lines.push(line);
        const reply = answerTo(line);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
    socket.on('error', () => socket.destroy());
  };
  const server: Server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, lines, stop: () => new Promise((resolve) => server.close(resolve)) };
};

describe('SmtpTransport', () => {
  let stop: (() => Promise<unknown>) | undefined;
  afterEach(() => stop?.());

  const mailServer = async (answerToReceiver: string) => {
    const server = await startMailServer(answerToReceiver);
    stop = server.stop;
    return server;
  };

  it('ACON-3 hands the mail to the server with its envelope and its Message-ID', async () => {
    const server = await mailServer('250 fine');
    await new SmtpTransport(server.url).send(mail);
    const sent = [
      'MAIL FROM:<studio@atelier.local>',
      'RCPT TO:<ada@example.com>',
      'Message-ID: <event-1@atelier.local>',
    ];
    expect(server.lines).toEqual(expect.arrayContaining([...sent, 'Subject: Re: Web Development', 'Thank you.']));
  });

  it('ACON-3 fails permanently on a rejection, without repeating the address', async () => {
    const server = await mailServer('550 <ada@example.com> is unknown here');
    const sending = new SmtpTransport(server.url).send(mail);
    const words = 'The mail server refused the sender or the receiver (EENVELOPE 550).';
    await expect(sending).rejects.toMatchObject({ message: words, isPermanent: true });
  });

  it.each([
    ['defers the receiver', '451 try later <ada@example.com>'],
    ['forbids by a rule what may be allowed again', '554 5.7.1 relay access denied'],
  ])('ACON-3 reports a temporary failure if the server %s', async (_what, refusal) => {
    const server = await mailServer(refusal);
    const sending = new SmtpTransport(server.url).send(mail);
    await expect(sending).rejects.toMatchObject({ isPermanent: false });
  });

  it('ACON-3 reports a temporary failure if the server is unreachable', async () => {
    const sending = new SmtpTransport('smtp://127.0.0.1:1').send(mail);
    await expect(sending).rejects.toMatchObject({
      message: expect.stringMatching(/^The mail server could not be reached \(E[A-Z]+\)\.$/),
      isPermanent: false,
    });
  });
});
