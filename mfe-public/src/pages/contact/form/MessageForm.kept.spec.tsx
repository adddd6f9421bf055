import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { desk, fill, focusField, input, resetMessageForm, show, submit } from '../../../testing/messageForm';

beforeEach(resetMessageForm);
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('additional form data', () => {
  it('CON-5 includes the token from the start of the form, and a new token after sending', async () => {
    show();
    await focusField('name');
    await focusField('email');
    fill();
    await submit();
    await focusField('name');
    fill({ message: 'Another message altogether.' });
    await submit();
    expect(desk.sent.map(({ body }) => body.form)).toEqual([{ token: 'begun-first' }, { token: 'begun-second' }]);
  });

  it('CON-5 includes the original token of a draft after a reload', async () => {
    show();
    await focusField('name');
    fill();
    cleanup();
    show();
    await focusField('message');
    await submit();
    expect(desk.sent[0]?.body.form).toEqual({ token: 'begun-first' });
  });

  it('CON-5 includes the honeypot value, and no token if none is available', async () => {
    show();
    fill();
    const honeypot = document.querySelector<HTMLInputElement>('[name=website]');
    expect([honeypot?.tabIndex, honeypot?.closest('[aria-hidden=true]') !== null]).toEqual([-1, true]);
    expect(document.querySelectorAll('[style], label[aria-hidden]')).toHaveLength(0);
    fireEvent.input(honeypot as HTMLInputElement, { target: { value: 'https://robots.example' } });
    await submit();
    expect(desk.sent[0]?.body.form).toEqual({ website: 'https://robots.example' });
  });
});

describe('unsent message', () => {
  it('is announced as saved, and is removed with one click', async () => {
    show();
    fill();
    cleanup();
    show();
    expect(screen.getByText('We kept what you typed.')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start Over' })));
    expect(input('message').value).toBe('');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
    cleanup();
    show();
    expect(input('message').value).toBe('');
  });

  it('is kept for one week, and no longer', () => {
    show();
    fill();
    cleanup();
    const [key = ''] = Object.keys(localStorage).filter((one) => one.includes('draft'));
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - 8 * 24 * 60 * 60 * 1000 }));
    show();
    expect(input('message').value).toBe('');
  });

  it('keeps its idempotency key across a reload if sending fails', async () => {
    desk.answer = async () => {
      throw new Error('offline');
    };
    show();
    fill();
    await submit();
    cleanup();
    desk.answer = async () => ({ success: true });
    show();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send Message' })));
    const [first, second] = desk.sent.map(({ headers }) => headers['Idempotency-Key']);
    expect([desk.sent.length, second]).toEqual([2, first]);
  });

  it('is removed after it is accepted as a plain form post', () => {
    show();
    fill();
    cleanup();
    window.history.replaceState(null, '', '/contact?sent=yes#message-form');
    show('sent=yes');
    expect(input('message').value).toBe('');
    expect(window.location.search).toBe('');
  });

  it('survives a reload of the page', () => {
    show();
    fill({ company: 'Analytical Engines' });
    cleanup();
    show();
    expect([input('name').value, input('company').value]).toEqual(['Ada Lovelace', 'Analytical Engines']);
    expect(screen.getByText('4 of 4 required fields')).toBeTruthy();
  });

  it('is removed after sending', async () => {
    show();
    fill();
    await submit();
    cleanup();
    show();
    expect(input('message').value).toBe('');
  });
});
