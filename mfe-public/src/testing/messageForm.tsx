import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { Toasts } from '@atelier/web-kit/toasts/Toasts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlatformContext } from '../data/usePlatform';
import { MessageForm } from '../pages/contact/form/MessageForm';
import { StudioContext } from '../studio';

interface Sent {
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

const LABELS = {
  name: /^Name/,
  email: /^Email/,
  company: /^Company/,
  phone: /^Phone/,
  service: /^Service/,
  message: /^Message/,
};
export type Field = keyof typeof LABELS;

/** The server behind the form: what it received, and what it will answer. */
export const desk = {
  sent: [] as Sent[],
  tokens: [] as string[],
  toasts: new Toasts(),
  answer: (async () => ({ success: true })) as () => Promise<unknown>,
};

/** A browser and an inbox without messages. */
export const resetMessageForm = (): void => {
  desk.sent = [];
  desk.tokens = ['begun-first', 'begun-second'];
  desk.toasts = new Toasts();
  desk.answer = async () => ({ success: true });
  localStorage.clear();
};

export const show = (search = '') => {
  const call = async (key: string, sending: Sent) => {
    if (key === 'GET /contact/form-token') return { success: true, data: { token: desk.tokens.shift() } };
    desk.sent.push(sending);
    return desk.answer();
  };
  const platform = { api: { call }, toasts: desk.toasts } as unknown as Platform;
  render(
    <PlatformContext value={platform}>
      <StudioContext value={DEFAULT_STUDIO}>
        <MessageForm search={search} />
      </StudioContext>
    </PlatformContext>,
  );
};

export const input = (field: Field) => screen.getByLabelText<HTMLInputElement>(LABELS[field]);
export const type = (field: Field, value: string) => fireEvent.input(input(field), { target: { value } });
export const focusField = (field: Field) => act(async () => void fireEvent.focus(input(field)));
export const leave = (field: Field) => act(async () => void fireEvent.blur(input(field)));
export const getError = (field: Field) => document.getElementById(`${field}-error`)?.textContent;
export const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Send/ })));

/** Fills in a valid message, except for `fields`. */
export const fill = (fields: Partial<Record<Field, string>> = {}) => {
  const filled = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    service: 'Web Development',
    message: 'We would like to talk about a shop.',
    ...fields,
  };
  for (const [field, value] of Object.entries(filled)) {
    if (field === 'service') fireEvent.change(input('service'), { target: { value } });
    else type(field as Field, value);
  }
};
