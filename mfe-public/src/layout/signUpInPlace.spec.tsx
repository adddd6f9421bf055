import { ApiError } from '@atelier/web-kit/api/ApiError';
import type { VisitorPlatform } from '@atelier/web-kit/platform/Platform';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PlatformContext } from '../data/usePlatform';
import { FooterSignup } from './FooterSignup';

const TOKEN = async (): Promise<unknown> => ({ success: true, data: { token: 'begun' } });

const show = (answer: () => Promise<unknown>, call = TOKEN) => {
  const sent: unknown[] = [];
  const api = {
    call,
    send: async (_method: string, path: string, { body }: { body: unknown }) => {
      sent.push([path, body]);
      return answer();
    },
  };
  render(
    <PlatformContext value={{ api } as unknown as VisitorPlatform}>
      <FooterSignup />
    </PlatformContext>,
  );
  return sent;
};

const input = () => screen.getByLabelText<HTMLInputElement>('Where should we send it?');
const signUp = async (email: string) => {
  fireEvent.focus(input());
  await waitFor(() => expect(input().form?.dataset.inPlace).toBe(''));
  fireEvent.input(input(), { target: { value: email } });
  fireEvent.submit(input().form as HTMLFormElement);
};
const said = () => screen.getByRole('status').textContent;
const getTone = () => screen.getByRole('status').dataset.tone;

describe('footer sign-up form', () => {
  it('NEWS-1 submits without leaving the page once it has received focus, and shows the next step', async () => {
    const sent = show(async () => ({ success: true }));
    await signUp('ada@example.com');
    await waitFor(() => expect(said()).toBe('Check your inbox: we’ve emailed you a link.'));
    expect(sent).toEqual([
      ['/contact/newsletter', { email: 'ada@example.com', source: 'footer', form: { token: 'begun' } }],
    ]);
    expect([input().value, getTone()]).toEqual(['', 'success']);
  });

  it('NEWS-1 shows the server’s error for the email address, and focuses the field', async () => {
    const body = { success: false, message: 'Check', errors: [{ field: 'email', message: 'Email is required' }] };
    show(async () => {
      throw new ApiError('Bad', 'answer', 400, body as never);
    });
    await signUp('');
    await waitFor(() => expect(said()).toBe('Email is required'));
    expect([input().ariaInvalid, document.activeElement, getTone()]).toEqual(['true', input(), 'error']);
  });

  it('NEWS-1 says that it is sending while the server is slow, and waits only briefly for a token', async () => {
    const timeouts: unknown[] = [];
    const hangs = new Promise<never>(() => {});
    show(
      () => hangs,
      (...[, options]: unknown[]) => {
        timeouts.push((options as { timeoutMs: number }).timeoutMs);
        return hangs;
      },
    );
    await signUp('ada@example.com');
    await waitFor(() => expect(said()).toBe('Signing you up…'));
    expect(getTone()).toBeUndefined();
    expect(timeouts).toEqual([3000]);
  });

  it('NEWS-1 keeps the email address if the server does not respond', async () => {
    show(async () => {
      throw new Error('offline');
    });
    await signUp('ada@example.com');
    await waitFor(() => expect(said()).toBe('Something went wrong. Please try again.'));
    expect(input().value).toBe('ada@example.com');
  });
});
