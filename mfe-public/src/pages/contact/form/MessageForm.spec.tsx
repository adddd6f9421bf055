import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  desk,
  type Field,
  fill,
  getError,
  input,
  leave,
  resetMessageForm,
  show,
  submit,
  type,
} from '../../../testing/messageForm';
import { BANNER_MS, ERROR_TOAST_MS, NOT_SENT, SUCCESS_TOAST_MS } from '../texts';

beforeEach(resetMessageForm);
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('form validation', () => {
  it.each<[Field, string, string]>([
    ['name', '', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['name', 'Ada 2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['email', '', 'Email is required'],
    ['email', 'ada', 'Please enter a valid email'],
    ['email', `${'a'.repeat(243)}@example.com`, 'Email is too long'],
    ['company', 'x'.repeat(101), 'Company name is too long'],
    ['phone', '0123', 'Please enter a valid phone number'],
    ['phone', '12345678901234567', 'Please enter a valid phone number'],
    ['service', '', 'Please select a service'],
    ['message', '', 'Message is required'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(1001), 'Message must be less than 1000 characters'],
  ])('CON-2 rejects %s %j with "%s"', async (field, value, message) => {
    show();
    fill({ [field]: value });
    await leave(field);
    expect(getError(field)).toBe(value === '' ? '' : message);
    await submit();
    expect(getError(field)).toBe(message);
    expect(input(field).getAttribute('aria-invalid')).toBe('true');
    expect(desk.sent).toHaveLength(0);
  });

  it('CON-2 shows no error for an empty or first edited field, and removes an error once the value is valid', async () => {
    show();
    await leave('message');
    expect(getError('message')).toBe('');
    type('message', 'Too short');
    expect(getError('message')).toBe('');
    await leave('message');
    expect(getError('message')).toBe('Message must be at least 10 characters');
    await act(async () => void type('message', 'Long enough now.'));
    expect(getError('message')).toBe('');
  });

  it('CON-2 moves focus to the first invalid field', async () => {
    show();
    fill({ email: 'ada', message: '' });
    await submit();
    expect(document.activeElement).toBe(input('email'));
    expect(screen.getByText('2 fields need another look.')).toBeTruthy();
  });

  it('CON-2 counts the characters of the message and the valid required fields', () => {
    show();
    expect(screen.getByText('0/1000')).toBeTruthy();
    expect(screen.getByText('0 of 4 required fields')).toBeTruthy();
    fill({ message: 'Twelve chars', company: 'Analytical Engines' });
    expect(screen.getByText('12/1000')).toBeTruthy();
    expect(screen.getByText('4 of 4 required fields')).toBeTruthy();
    type('name', '   ');
    expect(screen.getByText('3 of 4 required fields')).toBeTruthy();
    type('email', 'ada@');
    type('message', 'Short');
    expect(screen.getByText('1 of 4 required fields')).toBeTruthy();
  });
});

describe('form submission', () => {
  it('CON-3 trims values, completes the phone number, omits blank fields, and maps the service', async () => {
    show();
    fill({ name: ' Ada Lovelace ', company: '   ', phone: '5551234567', service: 'Enterprise Solutions' });
    await submit();
    expect(desk.sent[0]?.body).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Enterprise Solutions',
      message: 'We would like to talk about a shop.',
      serviceType: 'custom-software',
      phone: '+15551234567',
    });
  });

  it('CON-3 prefills service and subject from the link', async () => {
    show('service=Mobile+Development&subject=Inquiry+about+Mobile+Development');
    expect(input('service').value).toBe('Mobile App Development');
    fill({ service: 'Mobile App Development' });
    await submit();
    expect(desk.sent[0]?.body).toMatchObject({
      subject: 'Inquiry about Mobile Development',
      serviceType: 'mobile-app',
    });
  });

  it('sends the same message with the same key on every attempt, and a different message with a different key', async () => {
    desk.answer = async () => {
      throw new Error('offline');
    };
    show();
    fill();
    await submit();
    await submit();
    fill({ message: 'Something else this time.' });
    await submit();
    const keys = desk.sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('form after submission', () => {
  it('CON-4 keeps focus on the button during and after sending', async () => {
    show();
    fill();
    screen.getByRole('button').focus();
    await submit();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Message' }));
  });

  it('CON-4 reports an unsent message beside the button until Try Again sends it', async () => {
    jest.useFakeTimers();
    const { answer } = desk;
    desk.answer = async () => {
      throw new Error('offline');
    };
    show();
    fill();
    await submit();
    act(() => jest.advanceTimersByTime(10 * BANNER_MS));
    expect(screen.getByText(NOT_SENT)).toBeTruthy();
    desk.answer = answer;
    screen.getByRole('button', { name: 'Try Again' }).focus();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    expect(desk.sent).toHaveLength(2);
    expect(screen.queryByText(NOT_SENT)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send Message' }));
  });

  it('CON-4 disables the button and shows a sending state during sending', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    desk.answer = () => new Promise((resolve) => (arrive = resolve));
    show();
    expect(screen.getByRole('button').textContent).toBe('Send Message');
    fill();
    await submit();
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.textContent, button.ariaDisabled]).toEqual(['Sending Message', 'true']);
    await submit();
    await act(async () => arrive({}));
    await waitFor(() => expect(button.ariaDisabled).toBe('false'));
    expect(desk.sent).toHaveLength(1);
  });

  it('CON-4 keeps what was typed while the message was on its way', async () => {
    let arrive: (value: unknown) => void = () => undefined;
    desk.answer = () => new Promise((resolve) => (arrive = resolve));
    show();
    fill();
    await submit();
    type('message', 'We would like to talk about a shop. And about a blog.');
    await act(async () => arrive({}));
    await waitFor(() => expect(screen.getByText('Message sent successfully!')).toBeTruthy());
    expect(input('message').value).toBe('We would like to talk about a shop. And about a blog.');
    expect(localStorage.getItem('atelier:message-draft')).toContain('And about a blog.');
  });

  it('CON-4 confirms with a toast for 4 s and a banner for 5 s, and clears the form', async () => {
    jest.useFakeTimers();
    show();
    fill();
    await submit();
    const texts = () => desk.toasts.snapshot().map(({ text, tone, place }) => [text, tone, place]);
    expect(texts()).toEqual([['Thank you! Your message has been sent successfully.', 'success', 'bottom-right']]);
    expect(screen.getByText('Message sent successfully!')).toBeTruthy();
    expect(screen.getByText("Thank you for reaching out. We'll get back to you within 24 hours.")).toBeTruthy();
    expect([input('name').value, input('message').value, input('service').value]).toEqual(['', '', '']);
    act(() => jest.advanceTimersByTime(SUCCESS_TOAST_MS));
    expect(texts()).toEqual([]);
    expect(screen.queryByText('Message sent successfully!')).not.toBeNull();
    act(() => jest.advanceTimersByTime(BANNER_MS - SUCCESS_TOAST_MS));
    expect(screen.queryByText('Message sent successfully!')).toBeNull();
  });

  it.each([
    ['the specified words', new Error('offline'), 'Failed to send message. Please try again.'],
    [
      "the server's words",
      Object.assign(new Error('x'), { name: 'ApiError', serverMessage: 'The inbox is full.' }),
      'The inbox is full.',
    ],
  ])('CON-4 reports a failure with %s for 5 s, and keeps the input', async (_what, error, text) => {
    jest.useFakeTimers();
    desk.answer = async () => {
      throw error;
    };
    show();
    fill();
    await submit();
    expect(desk.toasts.snapshot()).toMatchObject([{ text, tone: 'error', place: 'bottom-right' }]);
    expect(screen.getByText('Failed to send message')).toBeTruthy();
    expect(screen.getByText('Something went wrong. Please try again or contact us directly.')).toBeTruthy();
    expect(input('message').value).toBe('We would like to talk about a shop.');
    act(() => jest.advanceTimersByTime(ERROR_TOAST_MS));
    expect(desk.toasts.snapshot()).toEqual([]);
    expect(screen.queryByText('Failed to send message')).toBeNull();
  });
});
