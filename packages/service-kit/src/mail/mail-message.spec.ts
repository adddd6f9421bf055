import { describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { letter } from './letter.js';
import { getMessage } from './mail-message.js';
import type { Mail } from './mail-transport.js';

const studio = { name: 'Atelier', address: 'studio@atelier.local' };

const aMail = (changed: Partial<Mail> = {}): Mail => ({
  id: '01a1f882-1711-79a7-a63c-b2deab43413f',
  date: new Date('2026-11-20T10:00:00.000Z'),
  from: studio,
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  subject: 'Web Development',
  ...letter(['Dear Ada,\nlet us talk.'], studio),
  ...changed,
});

const composed = async (changed: Partial<Mail>) => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message, envelope } = await composer.sendMail(getMessage(aMail(changed)));
  const [head = ''] = String(message).split('\n\n');
  return { headers: head.split(/\n(?!\s)/), receivers: envelope.to };
};

const address = (name: string, at = 'ada@example.com') => ({ name, address: at });

describe('an outgoing mail', () => {
  it('ASET-1 has the studio’s wordmark in the brand’s accent color, and the name once in plain text', () => {
    const { html, text } = letter(['Dear Ada.'], { ...studio, name: 'Stone & Sons' }, { text: '', color: '#2f55d4' });
    expect(html).toMatch(
      /<body style="[^"]+">\n<p style="[^"]+"><span style="[^"]*border-bottom:3px solid #2f55d4">Stone &amp; Sons</,
    );
    expect(text).toBe('Dear Ada.\n\n-- \nStone & Sons\nstudio@atelier.local\n');
  });

  it('has a Message-ID derived from its ID', async () => {
    expect((await composed({})).headers).toContain('Message-ID: <01a1f882-1711-79a7-a63c-b2deab43413f@atelier.local>');
  });

  it('NEWS-1 carries complete headers for one-click unsubscribe', async () => {
    const link = `https://studio.example/api/contact/newsletter/unsubscribe?token=${'a'.repeat(120)}`;
    const { headers } = await composed({
      headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(headers.map((header) => header.replaceAll(/\n(?=\s)/g, ''))).toEqual(
      expect.arrayContaining([`List-Unsubscribe: <${link}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
    );
  });

  it.each<[string, Partial<Mail>]>([
    ['subject', { subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' }],
    ['subject with other line ends', { subject: 'Hello\u2028Bcc: eve@example.com\u0085X: y\u0000' }],
    ['name', { to: address('Ada\r\nBcc: eve@example.com') }],
    ['name with an address', { to: address('"Eve" <eve@example.com>, Ada') }],
    ['address', { to: address('Ada', 'ada@example.com\r\nBcc: eve@example.com') }],
    ['studio name', { from: { name: 'Atelier\nBcc: eve@example.com', address: studio.address } }],
  ])('ACON-3 keeps its headers whatever the %s contains', async (_part, changed) => {
    const { headers, receivers } = await composed(changed);
    const names = headers.map((header) => header.split(':')[0]);
    expect(names).toEqual(['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']);
    expect(receivers).toHaveLength(1);
    expect(receivers).not.toContain('eve@example.com');
  });

  it.each<[string, Partial<Mail>]>([
    ['answer address', { replyTo: address('Ada\r\nBcc: eve@example.com') }],
    ['header', { headers: { 'X-Kind': 'a\r\nBcc: eve@example.com' } }],
  ])('ACON-3 adds only the named header, whatever the %s contains', async (_part, changed) => {
    const { headers, receivers } = await composed(changed);
    expect(headers).toHaveLength(8);
    expect(headers.map((header) => header.split(':')[0])).not.toContain('Bcc');
    expect(receivers).toEqual(['ada@example.com']);
  });
});
