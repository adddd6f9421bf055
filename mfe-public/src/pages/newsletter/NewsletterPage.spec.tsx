import { NEWSLETTER_CONSENT } from '@atelier/contracts/contacts/newsletter-consent';
import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { ApiError } from '@atelier/web-kit/api/ApiError';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PlatformContext } from '../../data/usePlatform';
import { getLocation } from '../../routing/routes';
import { StudioContext } from '../../studio';
import { renderAddress } from '../../testing/renderAddress';
import { NewsletterPage } from './NewsletterPage';
import { takeForm } from './takeForm';

const TOKEN = 'mailed-once';
const heading = (document: Document) => document.querySelector('h1')?.textContent;
const gone = { status: 410, body: { success: false, message: 'This link is not valid any more.' } };

const sending = (status: number, body: unknown = {}) => {
  const calls: { path: string; body: unknown }[] = [];
  const api = async (path: string, call?: { body: unknown }) => {
    calls.push({ path, body: call?.body });
    return { status, body };
  };
  return { api, calls };
};

describe('newsletter mail link', () => {
  it.each([
    ['confirm', 'One click to go', 'Confirm Subscription'],
    ['unsubscribe', 'Leave the newsletter?', 'Unsubscribe'],
  ])(
    'NEWS-1 to %s shows one button, is hidden from search engines, and leaks no token',
    async (step, title, button) => {
      const page = await renderAddress(`/newsletter/${step}?token=${TOKEN}`, {});
      expect([page.status, heading(page.document)]).toEqual([200, title]);
      const form = page.document.querySelector('main form') as HTMLFormElement;
      expect([form.method, form.getAttribute('action')]).toEqual(['post', `/newsletter/${step}`]);
      expect(form.querySelector<HTMLInputElement>('[name=token]')?.value).toBe(TOKEN);
      expect(form.querySelector('button')?.textContent).toBe(button);
      expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('strict-origin');
      expect(page.head).not.toContain(TOKEN);
    },
  );

  it('shows that it is incomplete', async () => {
    const { document } = await renderAddress('/newsletter/confirm');
    expect(heading(document)).toBe('This link isn’t complete');
    expect(document.querySelector('#email')).not.toBeNull();
  });

  it.each([
    ['confirm', 'done', 'You’re subscribed'],
    ['confirm', 'asked', 'Check your inbox'],
    ['unsubscribe', 'done', 'You’re unsubscribed'],
  ])('to %s shows the state %s', async (step, state, title) => {
    const { document } = await renderAddress(`/newsletter/${step}?state=${state}`);
    expect(heading(document)).toBe(title);
  });
});

describe('newsletter forms without scripts', () => {
  it('NEWS-1 perform the action of the link, and redirect to a page that can be reloaded safely', async () => {
    const { api, calls } = sending(200);
    const confirmed = await takeForm({ step: 'confirm', token: TOKEN }, api);
    const left = await takeForm({ step: 'unsubscribe', token: TOKEN }, api);
    expect([confirmed.location, left.location]).toEqual([
      '/newsletter/confirm?state=done',
      '/newsletter/unsubscribe?state=done',
    ]);
    expect(calls).toEqual([
      { path: '/contact/newsletter/confirm', body: { token: TOKEN } },
      { path: '/contact/newsletter/unsubscribe', body: { token: TOKEN } },
    ]);
  });

  it('NEWS-1 return 410 for an expired link, and offer to send a new one', async () => {
    const answers = { '/contact/newsletter/confirm': gone };
    const { status, document } = await renderAddress('/newsletter/confirm', answers, { step: 'confirm', token: TOKEN });
    expect([status, heading(document)]).toEqual([410, 'This link has expired']);
    expect(document.querySelector('#email')).not.toBeNull();
    const { api, calls } = sending(202);
    const asked = await takeForm({ step: 'confirm', email: 'ada@example.com' }, api);
    expect(asked.location).toBe('/newsletter/confirm?state=asked');
    expect(calls).toEqual([
      { path: '/contact/newsletter', body: { email: 'ada@example.com', source: 'confirm-page' } },
    ]);
  });

  it('show what is wrong with an email address, and keep the input', async () => {
    const body = { message: 'Please check', errors: [{ field: 'email', message: 'Please enter a valid email' }] };
    const answers = { '/contact/newsletter': { status: 400, body } };
    const form = { step: 'confirm', email: 'ada@' };
    const { status, document } = await renderAddress('/newsletter/confirm', answers, form);
    expect(status).toBe(400);
    expect(document.getElementById('email-error')?.textContent).toBe('Please enter a valid email');
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe('ada@');
  });

  it('keep the button if the server fails', async () => {
    const answers = { '/contact/newsletter/unsubscribe': { status: 503 } };
    const form = { step: 'unsubscribe', token: TOKEN };
    const { status, document } = await renderAddress('/newsletter/unsubscribe', answers, form);
    expect(status).toBe(503);
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Something went wrong. Please try again.');
    expect(document.querySelector<HTMLInputElement>('[name=token]')?.value).toBe(TOKEN);
  });
});

describe('newsletter sign-up', () => {
  it('NEWS-1 has a separate page, with the consent text and an invisible honeypot', async () => {
    const { status, document } = await renderAddress('/newsletter');
    expect([status, heading(document)]).toEqual([200, 'The newsletter']);
    const form = document.querySelector('main form') as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/newsletter');
    expect(form.textContent).toContain(NEWSLETTER_CONSENT.text);
    const honeypot = form.querySelector('[name=website]');
    expect([honeypot?.getAttribute('tabindex'), honeypot?.closest('[aria-hidden=true]') !== null]).toEqual([
      '-1',
      true,
    ]);
  });

  it.each([
    [{ email: 'ada@example.com' }, { source: 'footer' }],
    [{ step: 'signup', email: 'ada@example.com', website: '' }, { source: 'signup-page' }],
    [
      { email: 'ada@example.com', website: 'x', token: 'abc' },
      { source: 'footer', form: { token: 'abc', website: 'x' } },
    ],
  ])('NEWS-1 as a plain form %j reports its source', async (form, said) => {
    const { api, calls } = sending(202);
    expect((await takeForm(form as Record<string, string>, api)).location).toBe('/newsletter?state=asked');
    expect(calls).toEqual([{ path: '/contact/newsletter', body: { email: 'ada@example.com', ...said } }]);
  });

  it('NEWS-1 from the footer of any page opens a page that shows the error', async () => {
    const body = { message: 'Please check', errors: [{ field: 'email', message: 'Please enter a valid email' }] };
    const answers = { '/contact/newsletter': { status: 400, body } };
    const { status, document } = await renderAddress('/newsletter', answers, { email: 'ada@' });
    expect([status, document.getElementById('email-error')?.textContent]).toEqual([400, 'Please enter a valid email']);
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe('ada@');
  });

  it('NEWS-1 has a form in the footer', async () => {
    const { document } = await renderAddress('/newsletter');
    const form = document.querySelector('footer form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/newsletter']);
    expect(form?.textContent).toContain(NEWSLETTER_CONSENT.text);
  });
});

describe('newsletter page in the browser', () => {
  const show = (answer: () => Promise<unknown>) => {
    window.history.replaceState(null, '', `/newsletter/confirm?token=${TOKEN}`);
    const platform = { api: { send: answer } } as unknown as Platform;
    render(
      <PlatformContext value={platform}>
        <StudioContext value={DEFAULT_STUDIO}>
          <NewsletterPage location={getLocation('/newsletter/confirm', `token=${TOKEN}`)} />
        </StudioContext>
      </PlatformContext>,
    );
  };

  it('removes the token from the URL, and shows a confirming state', async () => {
    show(() => new Promise(() => undefined));
    expect(window.location.search).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm Subscription' }));
    expect(await screen.findByRole('button', { name: 'Confirming' })).toBeTruthy();
  });

  it('moves focus to the result', async () => {
    show(async () => {
      throw new ApiError('Gone', 'answer', 410, gone.body as never);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm Subscription' }));
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeTruthy());
  });
});
