import type { CloudEvent } from '@atelier/contracts';

/** https://opentelemetry.io/docs/specs/semconv/messaging/ */
export const eventAttributes = ({ id, type, subject }: CloudEvent) => ({
  'messaging.system': 'nats',
  'messaging.destination.name': type,
  'messaging.message.id': id,
  'atelier.event.subject': subject,
});
