import { webhookEventLabel } from '@atelier/contracts/webhooks/webhook-events';

const MOST_SHOWN = 2;

/** The first events by name, and how many more there are. */
export const summarizeEvents = (types: readonly string[]): string => {
  const shown = types.slice(0, MOST_SHOWN).map(webhookEventLabel).join(', ');
  return types.length > MOST_SHOWN ? `${shown} and ${types.length - MOST_SHOWN} more` : shown;
};
