import { PUBLIC_EVENTS } from '../events/public-events.js';

/** What 'Send test event' sends. */
export const TEST_EVENT_TYPE = 'atelier.webhooks.test.sent.v1';

export const webhookEventLabel = (type: string): string =>
  type === TEST_EVENT_TYPE ? 'Test event' : (PUBLIC_EVENTS.find((event) => event.type === type)?.label ?? type);
