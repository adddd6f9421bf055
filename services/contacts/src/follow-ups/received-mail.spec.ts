import { getBusyShare } from '@atelier/test-kit/cpu-time';
import { describe, expect, it } from '@jest/globals';
import { aCustomerMail } from '../testing/a-customer-mail.js';
import { readMail } from './received-mail.js';

const read = (parts: Parameters<typeof aCustomerMail>[0]) => readMail(aCustomerMail(parts));

const MIXED = `--b
Content-Type: multipart/alternative; boundary=a

--a
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Caf=E9 at ten?
--a
Content-Type: text/html

<p>Another <b>text</b></p>
--a--
--b
Content-Type: application/pdf
Content-Disposition: attachment; filename="brief.pdf"

%PDF
--b
Content-Type: message/rfc822

Subject: Forwarded

Not a text of this mail.
--b--`;

describe('received mail', () => {
  it('ACON-2 names the mails that it answers, and its sender', async () => {
    const mail = await read({
      inReplyTo: 'b@x',
      references: ['a@x', 'b@x'],
      messageId: 'c@x',
      from: '"A, B" <a@b.example>',
    });
    expect(mail).toEqual({
      messageId: 'c@x',
      answers: ['b@x', 'a@x', 'b@x'],
      isAutomatic: false,
      sender: { name: 'A, B', address: 'a@b.example' },
      text: 'Tuesday is fine.',
      isShortened: false,
      attachments: [],
    });
  });

  it('ACON-2 is read as plain text, with the names of attached files', async () => {
    const mail = await read({ headers: ['Content-Type: multipart/mixed; boundary=b'], body: MIXED });
    expect(mail).toMatchObject({ text: 'Café at ten?', attachments: ['brief.pdf', 'message/rfc822'] });
  });

  it('ACON-2 is converted to text if it is HTML alone', async () => {
    const html =
      '<style>p{}</style><p>Yes &amp; <b>soon</b>.<script>alert(1)</script></p><blockquote>We can.</blockquote>';
    const mail = await read({ headers: ['Content-Type: text/html; charset=utf-8'], body: html });
    expect(mail.text).toBe('Yes & soon.');
  });

  it.each(['<div>', '<blockquote>', '<ul><li>', '<table><tr><td>'])(
    'ACON-2 is read although its HTML repeats %s without end',
    async (tag) => {
      const body = `<p>Tuesday is fine.</p>${tag.repeat(10_000)}deep${'<br>deep'.repeat(10_000)}`;
      const mail = await read({ headers: ['Content-Type: text/html; charset=utf-8'], body });
      expect(mail.text).toMatch(/^Tuesday is fine\./);
    },
  );

  it('ACON-2 is converted while other requests are answered', async () => {
    await read({});
    const body = `<pre>${'\n'.repeat(50_000)}</pre>`;
    const convert = () => read({ headers: ['Content-Type: text/html; charset=utf-8'], body });
    expect(await getBusyShare(convert)).toBeLessThan(1 / 3);
  });

  it('ACON-2 limits the length of its text and removes control characters', async () => {
    expect(await read({ body: 'One\u202e\u0000\ttwo' })).toMatchObject({ text: 'One\ttwo', isShortened: false });
    const long = await read({ body: 'x'.repeat(20_001) });
    expect([long.text.length, long.isShortened]).toEqual([20_000, true]);
  });

  it('ACON-2 is identified by its content if it has no Message-ID', async () => {
    const raw = Buffer.from('From: a@b.example\r\n\r\nHello');
    const { messageId } = await readMail(raw);
    expect(messageId).toMatch(/^[0-9a-f]{64}@/);
    expect((await readMail(raw)).messageId).toBe(messageId);
  });

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: auto-generated (rejected)', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Precedence: first-class', false],
    ['Return-Path: <>', true],
    ['Return-Path: <ada@example.com>', false],
    ['Content-Type: multipart/report; report-type=delivery-status; boundary=b', true],
  ])('ACON-2 with %s counts as automatic: %s', async (header, isAutomatic) => {
    expect((await read({ headers: [header] })).isAutomatic).toBe(isAutomatic);
  });
});
