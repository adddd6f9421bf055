import type { ContactMessage } from '@atelier/contracts/contacts/contact-message';
import { type MessageValues, messageValues } from './messageValues';

const DRAFT_KEY = 'atelier:message-draft';
const ATTEMPT_KEY = 'atelier:message-attempt';
const TOKEN_KEY = 'atelier:message-begun';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Drafts expire, because other people may use this browser. */
const KEPT_MS = 7 * DAY_MS;

interface Kept {
  at: number;
  value: unknown;
}

/** The message is sent even if the browser's storage is turned off. */
const read = (key: string): Record<string, unknown> | undefined => {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(key) ?? '{"at":0}') as Kept;
    return Date.now() - at > KEPT_MS ? undefined : (value as Record<string, unknown>);
  } catch {
    return undefined;
  }
};
const write = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), value } satisfies Kept));
  } catch {
    return;
  }
};

/** The draft that is stored in this browser. */
export const readDraft = (): MessageValues => messageValues(read(DRAFT_KEY) ?? {});

/** The subject comes from the link and is not part of the draft. */
export const keepDraft = (values: MessageValues): void => write(DRAFT_KEY, { ...values, subject: '' });

export const forgetDraft = (): void => {
  for (const key of [DRAFT_KEY, ATTEMPT_KEY, TOKEN_KEY]) write(key, undefined);
};

/** The server's token for the draft's start, kept so that a draft restored after a reload does not look like instant typing. */
export const readBegun = (): string | undefined => {
  const token = read(TOKEN_KEY)?.token;
  return typeof token === 'string' ? token : undefined;
};
export const keepBegun = (token: string | undefined): void =>
  write(TOKEN_KEY, token === undefined ? undefined : { token });

/** The idempotency key of this message. It stays the same until the content changes, so that retries are stored once. */
export const attemptKey = (message: ContactMessage): string => {
  const content = JSON.stringify(message);
  const last = read(ATTEMPT_KEY);
  if (last?.content === content && typeof last.key === 'string') return last.key;
  // Without TLS, browsers have no crypto.randomUUID.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  write(ATTEMPT_KEY, { content, key });
  return key;
};
