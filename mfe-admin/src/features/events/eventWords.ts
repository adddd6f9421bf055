import type { EventEffect } from '@atelier/contracts';
import type { StatusColor } from '../../layout/Status';

/** `atelier.content.post.published.v1` becomes 'Post published'. */
export const eventLabel = (type: string): string => {
  const [, , entity = '', verb = ''] = type.split('.');
  const words = `${entity} ${verb}`.replaceAll('_', ' ').replace(/^api /, 'API ').trim();
  return words === '' ? type : words.charAt(0).toUpperCase() + words.slice(1);
};

export const STREAM_LABELS: Readonly<Record<string, string>> = {
  ATELIER_EVENTS: 'Events',
  ATELIER_DEAD_LETTERS: 'Failed events',
  ATELIER_PUBLIC: 'Events for NATS subscribers',
  ATELIER_LIMITS: 'Rate limit counters',
};

interface Words {
  label: string;
  color: StatusColor;
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
