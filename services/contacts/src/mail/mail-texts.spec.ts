import { DEFAULT_STAFF_SETTINGS } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { acknowledgementMail } from './acknowledgement-mail.js';
import { noticeMail } from './notice-mail.js';
import { responseMail } from './response-mail.js';

const studio = { name: 'Atelier', address: 'studio@atelier.local' };
const submission = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Web Development',
  company: null,
  phone: '+4930123456',
  message: 'We need a shop.\n\nSoon.',
  serviceInterest: 'web_development' as const,
  kind: 'message' as const,
  link: null,
  attachment: null,
};
const markup = `<script>alert("1")</script> & <b onclick='x'>`;
const shownMarkup = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;b onclick=&#39;x&#39;&gt;';

describe('response mail', () => {
  const response = { response: 'Dear Ada,\nlet us talk.\n\nOn Tuesday?' };

  it('ACON-3 repeats the subject of the message, in text and in HTML', () => {
    const mail = responseMail({ submission, response, studio, thread: [] });
    expect(mail).toMatchObject({
      subject: 'Re: Web Development',
      to: { name: 'Ada Lovelace', address: 'ada@example.com' },
    });
    expect(mail.text).toBe(
      'Dear Ada,\nlet us talk.\n\nOn Tuesday?\n\n-- \nAtelier\nstudio@atelier.local\n\nYou wrote:\n\n> We need a shop.\n> \n> Soon.\n',
    );
    expect(mail.html).toContain('<p>Dear Ada,<br>\nlet us talk.</p>\n<p>On Tuesday?</p>');
    expect(mail.html).toMatch(
      /studio@atelier\.local<\/p>\n<p>You wrote:<\/p>\n<blockquote[^>]*>\n<p>We need a shop\.<\/p>/,
    );
  });

  it('ACON-3 references the earlier mails of its conversation, or the first and latest of a long one', () => {
    const thread = Array.from({ length: 30 }, (_, at) => `m${at}@mail.example`);
    const { headers = {} } = responseMail({ submission, response, studio, thread });
    expect(headers['In-Reply-To']).toBe('<m29@mail.example>');
    const references = headers.References?.split(' ') ?? [];
    expect([references.length, references[0], references[1]]).toEqual([20, '<m0@mail.example>', '<m11@mail.example>']);
    expect(responseMail({ submission, response, studio, thread: [] }).headers).toEqual({});
  });

  it('ACON-3 shows markup as text', () => {
    const message = { ...submission, message: markup };
    const mail = responseMail({
      submission: message,
      response: { response: markup },
      studio: { ...studio, name: 'A & <B>' },
      thread: [],
    });
    expect(mail.html?.split(shownMarkup)).toHaveLength(3);
    expect(mail.html).toContain('A &amp; &lt;B&gt;');
    expect(mail.html).not.toMatch(/<script|<b /);
  });
});

describe('new message mail to the studio', () => {
  const notice = noticeMail({
    submission: { ...submission, message: markup },
    studio,
    publicUrl: 'https://studio.example',
    color: '#123456',
  });

  it('API-CON names the sender and includes the message, and replies go to the visitor', () => {
    expect(notice).toMatchObject({
      to: studio,
      replyTo: { name: 'Ada Lovelace', address: 'ada@example.com' },
      subject: 'New message: Web Development',
    });
    expect(notice.text).toContain('Name: Ada Lovelace\nEmail: ada@example.com\nPhone: +4930123456\n');
    expect(notice.text).toContain('https://studio.example/admin/contacts');
    expect(notice.text).not.toContain('Company');
    expect(notice.html).toContain('color:#123456');
  });

  it('LEGAL-1 shows the link of an application, and that a file is attached', () => {
    const attachment = { name: 'Ada.pdf', media_type: 'application/pdf', bytes: 3 };
    const application = { ...submission, kind: 'application' as const, link: 'https://ada.example.com', attachment };
    const mail = noticeMail({ submission: application, studio, publicUrl: 'https://studio.example', color: '#123456' });
    expect(mail.subject).toBe('New application');
    expect(mail.text).toContain('Link: https://ada.example.com\nFile: in the inbox\n');
  });

  it('API-CON shows markup as text', () => {
    expect(notice.html).toContain(shownMarkup);
    expect(notice.html).not.toContain('<script');
  });
});

describe('acknowledgement mail to the sender', () => {
  it('API-CON contains nothing that was typed into the form', () => {
    const mail = acknowledgementMail({ submission, studio, text: DEFAULT_STAFF_SETTINGS.mail.acknowledgement });
    expect(mail.to).toEqual({ name: '', address: 'ada@example.com' });
    expect(JSON.stringify(mail)).not.toMatch(/Lovelace|shop|4930123456|Web Development/);
  });

  it('LEGAL-1 does not repeat the promises for inquiries to an applicant', () => {
    const application = { ...submission, kind: 'application' as const };
    const mail = acknowledgementMail({ submission: application, studio, text: 'We answer within 24 hours.' });
    expect(mail.subject).toBe('We received your application');
    expect(mail.text).not.toContain('24 hours');
  });
});
