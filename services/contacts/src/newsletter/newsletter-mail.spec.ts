import { describe, expect, it } from '@jest/globals';
import { confirmationMail, welcomeMail } from './newsletter-mail.js';

const PARTS = {
  subscriber: { email: 'ada@example.com' },
  studio: { name: 'Stone & Sons', address: 'hello@stone.example' },
  publicUrl: 'https://stone.example',
  unsubscribeToken: 'leave',
};

describe('newsletter mails', () => {
  it.each([
    [
      'the confirmation',
      confirmationMail({ ...PARTS, confirmToken: 'come', signature: { text: 'The Stones', color: '#123456' } }),
    ],
    ['the welcome', welcomeMail({ ...PARTS, signature: { text: 'The Stones', color: '#123456' } })],
  ])('NEWS-1 end %s with the signature that staff set', (_mail, { text, html }) => {
    expect(text).toMatch(/-- \nThe Stones\n$/);
    expect(html).toContain('The Stones');
  });

  it('NEWS-1 end with the studio name if no signature is set', () => {
    expect(welcomeMail(PARTS).text).toMatch(/-- \nStone & Sons\nhello@stone\.example\n$/);
  });

  it('NEWS-1 support one-click unsubscribe (RFC 8058)', () => {
    expect(welcomeMail(PARTS).headers).toEqual({
      'List-Unsubscribe': '<https://stone.example/api/contact/newsletter/unsubscribe?token=leave>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });
});
