import type { EventEffect } from '@atelier/contracts';

const NUMBER = new Intl.NumberFormat('en-US');
const DECIMAL = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const GIGABYTE = MEGABYTE * KILOBYTE;

export const formatCount = (count: number): string => NUMBER.format(count);

export const formatBytes = (bytes: number): string => {
  if (bytes >= GIGABYTE) return `${DECIMAL.format(bytes / GIGABYTE)} GB`;
  if (bytes >= MEGABYTE) return `${DECIMAL.format(bytes / MEGABYTE)} MB`;
  return `${DECIMAL.format(bytes / KILOBYTE)} KB`;
};

/** Such as '12 ms', '3.4 s', or '2.5 h'. */
export const formatDuration = (ms: number): string => {
  if (ms < SECOND_MS) return `${Math.round(ms)} ms`;
  if (ms < MINUTE_MS) return `${DECIMAL.format(ms / SECOND_MS)} s`;
  if (ms < HOUR_MS) return `${DECIMAL.format(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) return `${DECIMAL.format(ms / HOUR_MS)} h`;
  return `${DECIMAL.format(ms / DAY_MS)} days`;
};

/** `atelier.content.post.published.v1` becomes 'Post published'. */
export const eventLabel = (type: string): string => {
  const [, , entity = '', verb = ''] = type.split('.');
  const words = `${entity} ${verb}`.replaceAll('_', ' ').replace(/^api /, 'API ').trim();
  return words === '' ? type : words.charAt(0).toUpperCase() + words.slice(1);
};

export const STREAM_LABELS: Readonly<Record<string, string>> = {
  ATELIER_EVENTS: 'Events',
  ATELIER_DEAD_LETTERS: 'Failed events',
};

interface Words {
  label: string;
  color: string;
  hint?: string;
}

export const EFFECT_WORDS: Readonly<Record<EventEffect['state'], Words>> = {
  applied: { label: 'Applied', color: 'success' },
  handled: { label: 'Handled', color: 'success', hint: 'This consumer keeps no record of single events.' },
  in_progress: { label: 'In progress', color: 'processing', hint: 'Being handled, or waiting for a retry.' },
  waiting: { label: 'Waiting', color: 'warning', hint: 'The consumer has not received it yet.' },
  given_up: { label: 'Failed', color: 'error' },
  unknown: { label: 'Unknown', color: 'default', hint: 'The service did not answer.' },
};

export const formatAttempts = (attempts: number): string => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);
