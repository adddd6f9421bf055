import type { QueuedMail } from '@atelier/contracts';
import type { MailRecord } from './mail-record.js';

/** 'ada@lovelace.example' becomes 'a•••@•••.example': enough to distinguish two mails without revealing an address. */
export const maskedAddress = (address: string): string => {
  const [first = ''] = address;
  const topLevel = /\.[a-z0-9-]+$/i.exec(address)?.[0] ?? '';
  return `${first}•••@•••${topLevel}`;
};

/** Neither sent nor given up. */
export const isOpen = ({ status }: MailRecord): boolean => status === 'waiting' || status === 'failed';

export const isRetryable = (mail: MailRecord, now: Date): boolean =>
  isOpen(mail) && (mail.goodUntil == null || mail.goodUntil > now);

/** A mail as staff see it, without its content. */
export const toQueuedMail = (mail: MailRecord, isMasked: boolean): QueuedMail => ({
  id: mail._id,
  kind: mail.kind,
  status: mail.status,
  to: isMasked ? maskedAddress(mail.to.address) : mail.to.address,
  isMasked,
  about: isMasked ? '' : mail.about,
  since: mail.createdAt.toISOString(),
  attempts: mail.attempts,
  lastError: mail.lastError,
  nextAttemptAt: mail.status === 'waiting' ? mail.nextAttemptAt.toISOString() : null,
  endedAt: mail.endedAt?.toISOString() ?? null,
  isRetryable: isRetryable(mail, new Date()),
});
