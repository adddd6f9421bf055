export type { StreamedEvent, StreamedEventType } from '@atelier/contracts/events/streamed-event';
export { SubscriptionRefused } from './connection.js';
export { type ReceivedEvent, type Subscription, subscribe } from './subscribe.js';
