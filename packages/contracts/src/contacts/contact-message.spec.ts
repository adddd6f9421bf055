import { describe, expect, it } from '@jest/globals';
import {
  CONTACT_SERVICES,
  type ContactForm,
  contactForm,
  contactMessage,
  getInterest,
  messageOfForm,
  normalisePhone,
} from './contact-message.js';

const filledForm = (fields: Partial<ContactForm> = {}): ContactForm => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  service: 'Web Development',
  message: 'We would like to talk about a shop.',
  ...fields,
});

const refusals = (fields: Record<string, unknown>) => {
  const parsed = contactForm.safeParse({ ...filledForm(), ...fields });
  return parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('contact form validation', () => {
  it.each([
    ['name', 'Name is required', ''],
    ['name', 'Name is required', '   '],
    ['name', 'Name is required', undefined],
    ['name', 'Name must be at least 2 characters', 'A'],
    ['name', 'Name must be less than 100 characters', 'x'.repeat(101)],
    ['name', 'Name can only contain letters, spaces, hyphens, and apostrophes', 'Ada 2'],
    ['name', 'Name can only contain letters, spaces, hyphens, and apostrophes', 'Ada\r\nBcc'],
    ['email', 'Email is required', ''],
    ['email', 'Please enter a valid email', 'ada'],
    ['email', 'Please enter a valid email', 'ada@localhost'],
    ['email', 'Please enter a valid email', 'ada@example.com\r\nBcc: eve@example.com'],
    ['email', 'Please enter a valid email', 'ada\u0000@example.com'],
    ['email', 'Email is too long', `${'a'.repeat(243)}@example.com`],
    ['company', 'Company name is too long', 'x'.repeat(101)],
    ['phone', 'Please enter a valid phone number', '0123456789'],
    ['phone', 'Please enter a valid phone number', '+12345678901234567'],
    ['phone', 'Please enter a valid phone number', '1234567890123456'],
    ['phone', 'Please enter a valid phone number', '555 CALL NOW'],
    ['phone', 'Please enter a valid phone number', '555 1234 +1'],
    ['phone', 'Please enter a valid phone number', 5551234],
    ['service', 'Please select a service', ''],
    ['message', 'Message is required', ''],
    ['message', 'Message must be at least 10 characters', 'Too short'],
    ['message', 'Message must be less than 1000 characters', 'x'.repeat(1001)],
  ])('CON-2 reports an invalid %s with a single message: %s', (field, message, value) => {
    expect(refusals({ [field]: value })).toEqual([[field, message]]);
  });

  it.each([
    ['accents, hyphens, apostrophes and periods', 'name', "Seán O'Brien-Núñez Jr."],
    ['two letters', 'name', 'Al'],
    ['100 letters', 'name', 'x'.repeat(100)],
    ['254 characters', 'email', `${'a'.repeat(242)}@example.com`],
    ['nothing', 'company', ''],
    ['100 characters', 'company', 'x'.repeat(100)],
    ['nothing', 'phone', ''],
    ['a leading plus', 'phone', '+4930123456'],
    ['16 digits behind a plus', 'phone', '+1234567890123456'],
    ['15 digits, which +1 makes 16', 'phone', '123456789012345'],
    ["the studio's own number", 'phone', '+1 (212) 555-0142'],
    ['dots and slashes', 'phone', '30/123.456'],
    ['10 characters', 'message', '1234567890'],
    ['1000 characters', 'message', 'x'.repeat(1000)],
  ])('CON-2 accepts %s as %s', (_what, field, value) => {
    expect(refusals({ [field]: value })).toEqual([]);
  });
});

describe('contact form message', () => {
  it('CON-3 has trimmed values and omits blank ones', () => {
    const sent = messageOfForm(
      filledForm({ name: ' Ada Lovelace ', email: ' ada@example.com ', message: '  We need a shop.  ', company: '  ' }),
    );
    expect(sent).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Web Development',
      message: 'We need a shop.',
      serviceType: 'web-development',
    });
  });

  it.each([
    ['(555) 123-4567', '+15551234567'],
    ['+49 30 123456', '+4930123456'],
    ['', ''],
    ['none', ''],
  ])('CON-3 normalizes the phone number %j to %j', (typed, sent) => {
    expect(normalisePhone(typed)).toBe(sent);
  });

  it.each([
    ['5551234567', '+15551234567'],
    ['55512345', '+155512345'],
    ['5551234', undefined],
  ])('CON-3 contains the phone number %s as %s, from ten characters on', (phone, sent) => {
    expect(messageOfForm(filledForm({ phone })).phone).toBe(sent);
  });

  it.each([
    ['+1 (212) 555-0142', '+12125550142'],
    ['(212) 555-0142', '+12125550142'],
    ['123456789012345', '+1123456789012345'],
    ['+1234567890123456', '+1234567890123456'],
  ])('CON-3 contains the phone number %s as %s, which the server accepts', (phone, sent) => {
    expect(contactMessage.parse(messageOfForm(filledForm({ phone }))).phone).toBe(sent);
  });

  it.each(['+1 (212) 555-0142', '+12125550142'])('CON-5 stores the phone number %s without punctuation', (phone) => {
    expect(contactMessage.parse({ ...messageOfForm(filledForm()), phone }).phone).toBe('+12125550142');
  });

  it('CON-5 rejects a phone number of 17 digits', () => {
    const sent = { ...messageOfForm(filledForm()), phone: '+12345678901234567' };
    expect(contactMessage.safeParse(sent).error?.issues).toMatchObject([
      { message: 'Please enter a valid phone number' },
    ]);
  });

  it('CON-3 has the chosen service as its subject, unless a service page sets one', () => {
    expect(messageOfForm(filledForm({ service: 'Consulting' })).subject).toBe('Consulting');
    expect(messageOfForm(filledForm(), ' Inquiry about Web Development ').subject).toBe(
      'Inquiry about Web Development',
    );
  });

  it.each([
    ['Custom Software Development', 'custom-software', 'custom_software'],
    ['Mobile App Development', 'mobile-app', 'mobile_development'],
    ['Web Development', 'web-development', 'web_development'],
    ['UI/UX Design', 'ui-ux-design', 'ui_ux_design'],
    ['Enterprise Solutions', 'custom-software', 'enterprise_solutions'],
    ['Consulting', 'consulting', 'consultation'],
    ['Other', 'consulting', 'other'],
  ])('CON-3 maps %s to %s and the interest %s', (service, serviceType, interest) => {
    const sent = messageOfForm(filledForm({ service }));
    expect(sent.serviceType).toBe(serviceType);
    expect(getInterest(sent)).toBe(interest);
  });

  it('CON-3 maps every service that the form offers', () => {
    expect(CONTACT_SERVICES).toHaveLength(7);
  });

  it.each([
    ['web-development', 'web_development'],
    ['mobile-app', 'mobile_development'],
    ['custom-software', 'custom_software'],
    ['ui-ux-design', 'ui_ux_design'],
    ['consulting', 'consultation'],
  ] as const)(
    'CON-3 derives the interest from the service type %s if the subject names no service',
    (serviceType, interest) => {
      expect(getInterest({ subject: 'Inquiry about something else', serviceType })).toBe(interest);
    },
  );
});
