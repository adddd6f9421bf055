import { deadLetterKept } from '@atelier/contracts';
import type { JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Broker } from './broker.js';
import { DEAD_LETTER_PREFIX } from './streams.js';
import { toEvent } from './to-event.js';

interface FailedDelivery {
  message: JsMsg;
  consumer: string;
  error: unknown;
  failures: number;
}

const MAX_ERROR_LENGTH = 500;

const getReason = ({ consumer, error, failures }: FailedDelivery) => {
  const reason = headers();
  const text = error instanceof Error ? error.message : String(error);
  reason.set('Atelier-Consumer', consumer);
  reason.set('Atelier-Error', text.replaceAll(/\s+/g, ' ').slice(0, MAX_ERROR_LENGTH));
  reason.set('Atelier-Failures', String(failures));
  return reason;
};

/** Copies an event that its consumer gives up, since advisories carry no payload, and announces the copy to staff. */
export const storeDeadLetter = async (broker: Broker, failed: FailedDelivery): Promise<void> => {
  const { message, consumer, failures } = failed;
  const type = message.subject;
  const client = await broker.client();
  const msgID = `${consumer}:${message.seq}`;
  await client.publish(`${DEAD_LETTER_PREFIX}.${consumer}.${type}`, message.data, {
    msgID,
    headers: getReason(failed),
  });
  // A consumer that cannot read these announcements would announce them endlessly.
  if (type === deadLetterKept.type) return;
  const event = toEvent(deadLetterKept, consumer, { consumer, type, failures }, `/services/${consumer}`);
  await client.publish(event.type, JSON.stringify(event), { msgID: `dead-letter:${msgID}` });
};
