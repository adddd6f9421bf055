import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { describe, expect, it } from '@jest/globals';
import { getTexts, renderAddress } from '../../testing/renderAddress';
import { submitMessage } from './form/submitMessage';

const FORM = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: '',
  phone: '',
  service: 'Consulting',
  message: 'Sent from a train, without scripts.',
  subject: '',
};

describe('contact page', () => {
  it('CON-1 shows all contact options of the studio, its hours, and further links', async () => {
    const { document } = await renderAddress('/contact');
    const main = document.querySelector('main') as HTMLElement;
    expect(getTexts(main, '[aria-label="Ways to reach us"] h2')).toEqual(['Email', 'Phone', 'Office']);
    for (const words of [
      'Office Hours',
      'Monday-Friday',
      '9:00 AM-6:00 PM EST',
      'Closed',
      '24/7 emergency support for existing clients',
      'Follow Us',
      'Need urgent help?',
      'Come by',
    ])
      expect(main.textContent).toContain(words);
    expect(getTexts(main, '[aria-label="The studio in numbers"] dd [aria-hidden]')).toEqual([
      '250',
      '98%',
      '24h',
      '5 star',
    ]);
    const call = main.querySelector('[aria-labelledby="closing-call"]') as HTMLElement;
    expect([...call.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/projects',
      '#message-form',
    ]);
  });

  it('CON-1 lists the holidays from the settings, and none if there are none', async () => {
    const details = { ...DEFAULT_STUDIO.details, holidays: [{ name: 'Founders’ Day', date: 'May 5' }] };
    const open = (given: object) =>
      renderAddress('/contact', {
        '/studio': { status: 200, body: { success: true, data: { ...DEFAULT_STUDIO, details: given } } },
      });
    const { document } = await open(details);
    const sections = [...document.querySelectorAll('aside section')];
    const holidays = sections.find((section) => getTexts(section, 'h2')[0] === 'Holidays') as ParentNode;
    expect(getTexts(holidays, 'dt, dd')).toEqual(['Founders’ Day', 'May 5']);
    const { holidays: _older, ...older } = details;
    expect((await open(older)).document.body.textContent).not.toContain('Holidays');
  });

  it('contains the whole form in its HTML, prefilled from the link to the page', async () => {
    const { document } = await renderAddress('/contact?service=UI/UX+Design&subject=Inquiry+about+a+shop');
    const form = document.querySelector<HTMLFormElement>('#message-form form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/contact']);
    expect(document.querySelector<HTMLSelectElement>('#service')?.value).toBe('UI/UX Design');
    expect(document.querySelector<HTMLInputElement>('input[name="subject"]')?.value).toBe('Inquiry about a shop');
  });
});

describe('message posted without scripts', () => {
  it('SVC-5 CON-3 keeps the subject from the service page, in addition to the label, even after a rejection', async () => {
    const link = '/contact?service=Rescue&subject=Inquiry+about+Rescue&category=custom_software';
    const { document } = await renderAddress(link);
    expect(document.querySelector<HTMLSelectElement>('#service')?.value).toBe('Custom Software Development');
    const subject = document.querySelector<HTMLInputElement>('input[name="subject"]')?.value ?? '';
    const refused = await renderAddress('/contact', {}, { ...FORM, subject, message: '' });
    expect(refused.document.querySelector<HTMLInputElement>('input[name="subject"]')?.value).toBe(subject);
    const bodies: unknown[] = [];
    await submitMessage({ ...FORM, subject }, async (_path, call) => {
      bodies.push(call?.body);
      return { status: 201, body: {} };
    });
    expect(bodies).toMatchObject([{ subject: 'Inquiry about Rescue', serviceType: 'consulting' }]);
  });

  it('CON-2 shows the form again with its errors and the input', async () => {
    const { status, document } = await renderAddress('/contact', {}, { ...FORM, name: 'A', service: '' });
    expect(status).toBe(400);
    expect(document.getElementById('name-error')?.textContent).toBe('Name must be at least 2 characters');
    expect(document.getElementById('service-error')?.textContent).toBe('Please select a service');
    expect(document.querySelector('textarea')?.textContent).toBe(FORM.message);
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe(FORM.email);
  });

  it('CON-3 is sent in the same way as by the form, and once for the same content', async () => {
    const calls: { path: string; body: unknown; headers?: Record<string, string> }[] = [];
    const api = async (path: string, call?: { method: string; body: unknown; headers?: Record<string, string> }) => {
      calls.push({ path, body: call?.body, ...(call?.headers ? { headers: call.headers } : {}) });
      return { status: 201, body: {} };
    };
    const outcome = await submitMessage(FORM, api);
    await submitMessage(FORM, api);
    expect(outcome).toMatchObject({ status: 200, location: '/contact?sent=yes#message-form' });
    expect(calls[0]).toMatchObject({
      path: '/contact',
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'Consulting',
        message: FORM.message,
        serviceType: 'consulting',
      },
    });
    expect(calls[1]?.headers).toEqual(calls[0]?.headers);
    expect(calls[0]?.headers?.['idempotency-key']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('CON-4 redirects to the thank-you message on success, and reports a failure', async () => {
    const sent = await renderAddress('/contact', { '/contact': { status: 201, body: {} } }, FORM);
    expect(sent.location).toBe('/contact?sent=yes#message-form');
    const thanks = await renderAddress('/contact?sent=yes');
    expect(thanks.document.body.textContent).toContain('Message sent successfully!');
    const failed = await renderAddress('/contact', { '/contact': { status: 503 } }, FORM);
    expect(failed.status).toBe(503);
    expect(failed.document.body.textContent).toContain('Failed to send message');
    expect(failed.document.querySelector('textarea')?.textContent).toBe(FORM.message);
  });
});
