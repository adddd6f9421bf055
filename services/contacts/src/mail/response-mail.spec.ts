import { describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { messageOf } from './mail-message.js';
import { responseMail } from './response-mail.js';

type Parts = Parameters<typeof responseMail>[0];

const parts = (changed: { [Part in keyof Parts]?: Partial<Parts[Part]> } = {}): Parts => ({
  event: { id: '01a1f882-1711-79a7-a63c-b2deab43413f', time: '2026-11-20T10:00:00.000Z', ...changed.event },
  submission: { name: 'Ada Lovelace', email: 'ada@example.com', subject: 'Web Development', ...changed.submission },
  response: { response: 'Dear Ada,\nlet us talk.\n\nOn Tuesday?', ...changed.response },
  studio: { name: 'Atelier', address: 'studio@atelier.local', ...changed.studio },
});

const composed = async (changed: Parameters<typeof parts>[0]) => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message, envelope } = await composer.sendMail(messageOf(responseMail(parts(changed))));
  const [head = ''] = String(message).split('\n\n');
  return { headers: head.split(/\n(?!\s)/), receivers: envelope.to };
};

describe('the mail that carries a response', () => {
  it('ACON-3 answers the subject, in text and in HTML', () => {
    const mail = responseMail(parts());
    expect(mail).toMatchObject({
      subject: 'Re: Web Development',
      to: { name: 'Ada Lovelace', address: 'ada@example.com' },
    });
    expect(mail.text).toBe('Dear Ada,\nlet us talk.\n\nOn Tuesday?\n\n-- \nAtelier\nstudio@atelier.local\n');
    expect(mail.html).toContain('<p>Dear Ada,<br>\nlet us talk.</p>\n<p>On Tuesday?</p>');
  });

  it('ACON-3 shows markup as text', () => {
    const response = `<script>alert("1")</script> & <b onclick='x'>`;
    const mail = responseMail(parts({ response: { response }, studio: { name: 'A & <B>' } }));
    expect(mail.html).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;b onclick=&#39;x&#39;&gt;',
    );
    expect(mail.html).toContain('A &amp; &lt;B&gt;');
    expect(mail.html).not.toMatch(/<script|<b /);
  });

  it('ACON-3 makes the same mail of the same event, with a Message-ID of its own', async () => {
    expect(responseMail(parts())).toEqual(responseMail(parts()));
    const { headers } = await composed({});
    expect(headers).toContain('Message-ID: <01a1f882-1711-79a7-a63c-b2deab43413f@atelier.local>');
  });

  it('ACON-3 lets an event ID neither leave the directory nor end a header', () => {
    expect(responseMail(parts({ event: { id: '../../etc/x\r\nBcc: eve@example.com' } })).id).toMatch(/^[\w-]+$/);
  });

  it.each([
    ['subject', { submission: { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' } }],
    ['subject with other line ends', { submission: { subject: 'Hello\u2028Bcc: eve@example.com\u0085X: y\u0000' } }],
    ['name', { submission: { name: 'Ada\r\nBcc: eve@example.com' } }],
    ['name with an address', { submission: { name: '"Eve" <eve@example.com>, Ada' } }],
    ['address', { submission: { email: 'ada@example.com\r\nBcc: eve@example.com' } }],
    ['studio name', { studio: { name: 'Atelier\nBcc: eve@example.com' } }],
  ])('ACON-3 keeps its headers whatever the %s holds', async (_part, changed) => {
    const { headers, receivers } = await composed(changed);
    const names = headers.map((header) => header.split(':')[0]);
    expect(names).toEqual(['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']);
    expect(receivers).toHaveLength(1);
    expect(receivers).not.toContain('eve@example.com');
  });
});
