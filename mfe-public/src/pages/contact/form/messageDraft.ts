import type { ContactMessage } from '@atelier/contracts/contacts/contact-message';
import { type MessageValues, messageValues } from './messageValues';

const DRAFT_KEY = 'atelier:message-draft';
const ATTEMPT_KEY = 'atelier:message-attempt';

/** Storage that is switched off is no reason to refuse a message. */
const read = (key: string): Record<string, unknown> | undefined => {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Record<string, unknown>);
  } catch {
    return undefined;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};

/** What was typed in this tab before a reload. */
export const readDraft = (): MessageValues => messageValues(read(DRAFT_KEY) ?? {});

/** The subject belongs to the link that brought it, not to the draft. */
export const keepDraft = (values: MessageValues): void => write(DRAFT_KEY, { ...values, subject: '' });

export const forgetDraft = (): void => {
  write(DRAFT_KEY, undefined);
  write(ATTEMPT_KEY, undefined);
};

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of this message: the same until its content changes, so that however often it is tried it arrives once. */
export const attemptKey = (message: ContactMessage): string => {
  const content = JSON.stringify(message);
  const last = read(ATTEMPT_KEY);
  if (last?.content === content && typeof last.key === 'string') return last.key;
  const key = newKey();
  write(ATTEMPT_KEY, { content, key });
  return key;
};
