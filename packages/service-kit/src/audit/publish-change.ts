import { type AuditItem, changeRecorded } from '@atelier/contracts';
import type { Broker } from '../events/broker.js';
import { toEvent } from '../events/to-event.js';
import { type AuditedChange, toChangeRecorded } from './audited-change.js';

interface EventsCommand {
  action: 'replayed' | 'restored';
  item: AuditItem;
  from: string;
  to?: string | undefined;
}

/** Records a change in the audit trail without an outbox. `source` is the publisher's address. */
export const publishChange = async (broker: Broker, source: string, change: AuditedChange): Promise<void> => {
  const event = toEvent(changeRecorded, change.item.id, toChangeRecorded(change), source);
  const client = await broker.client();
  await client.publish(event.type, JSON.stringify(event), { msgID: event.id });
};

/** Records that events of a period were replayed or restored by `npm run events`, which nobody signs in to. */
export const publishCommand = (broker: Broker, { action, item, from, to }: EventsCommand): Promise<void> => {
  const note = `Command line: events since ${from}${to === undefined ? '' : `, before ${to}`}`;
  return publishChange(broker, '/command-line', { action, resource: 'events', item, note });
};
