import { randomUUID } from 'node:crypto';
import { type CloudEvent, cloudEvent, type DeadLetter } from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit/auth/viewer';
import { Broker } from '@atelier/service-kit/events/broker';
import { DEAD_LETTER_PREFIX, DEAD_LETTER_STREAM } from '@atelier/service-kit/events/streams';
import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import { Inject, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { DeadLetterTrail } from './dead-letter-trail.js';

const SUBJECT = new RegExp(`^${DEAD_LETTER_PREFIX}\\.([^.]+)\\.(.+)$`);
const NOT_FOUND = 'Dead letter not found.';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The subject contains the consumer and the type, so both are known even if the message cannot be parsed. */
const getAddress = ({ subject }: StoredMsg): { consumer: string; type: string } => {
  const [, consumer = 'unknown', type = subject] = SUBJECT.exec(subject) ?? [];
  return { consumer, type };
};

const toDeadLetter = (message: StoredMsg): DeadLetter => {
  const payload = parsed(message.string());
  const envelope = cloudEvent.safeParse(payload);
  return {
    id: String(message.seq),
    ...getAddress(message),
    subject: envelope.success ? (envelope.data as CloudEvent).subject : null,
    error: message.header.get('Atelier-Error'),
    failures: Number(message.header.get('Atelier-Failures') || 0),
    time: message.time.toISOString(),
    payload,
  };
};

/** Sequence numbers in the stream, newest first, without deleted ones. */
const toNumbers = (first: number, last: number, taken: ReadonlySet<number>, skip: number, count: number): number[] => {
  const numbers: number[] = [];
  let passed = 0;
  for (let number = last; number >= first && numbers.length < count; number -= 1) {
    if (taken.has(number)) continue;
    if (passed >= skip) numbers.push(number);
    passed += 1;
  }
  return numbers;
};

/** Events that consumers gave up on, read from the dead-letter stream. */
@Injectable()
export class DeadLetters {
  constructor(
    @Inject(Broker) private readonly broker: Broker,
    private readonly trail: DeadLetterTrail,
  ) {}

  async page(page: number, limit: number): Promise<{ deadLetters: DeadLetter[]; total: number }> {
    const manager = await this.manager();
    const { state } = await manager.streams.info(DEAD_LETTER_STREAM, { deleted_details: true });
    const taken = new Set(state.deleted ?? []);
    const numbers = toNumbers(state.first_seq, state.last_seq, taken, (page - 1) * limit, limit);
    const messages = await Promise.all(numbers.map((seq) => manager.streams.getMessage(DEAD_LETTER_STREAM, { seq })));
    return { deadLetters: messages.filter((message) => message !== null).map(toDeadLetter), total: state.messages };
  }

  /**
   * Publishes the original event again. All of its consumers receive it; those that have already applied it recognize its ID and
   * skip it. The dead letter is deleted only after the broker has confirmed the event.
   */
  async replay(id: string, viewer: Viewer): Promise<void> {
    const manager = await this.manager();
    const message = await this.find(manager, id);
    const client = await this.broker.client();
    // The broker would drop a known message ID.
    await client.publish(getAddress(message).type, message.data, { msgID: randomUUID() });
    await this.trail.record(viewer, 'replayed', { id, ...getAddress(message) });
    await manager.streams.deleteMessage(DEAD_LETTER_STREAM, message.seq);
  }

  async delete(id: string, viewer: Viewer): Promise<void> {
    const manager = await this.manager();
    const message = await this.find(manager, id);
    await this.trail.record(viewer, 'given_up', { id, ...getAddress(message) });
    await manager.streams.deleteMessage(DEAD_LETTER_STREAM, message.seq);
  }

  private async manager(): Promise<JetStreamManager> {
    if (!this.broker.isConnected) throw new ServiceUnavailableException('The event broker cannot be reached.');
    return this.broker.manager();
  }

  private async find(manager: JetStreamManager, id: string): Promise<StoredMsg> {
    const message = await manager.streams.getMessage(DEAD_LETTER_STREAM, { seq: Number(id) });
    if (message === null) throw new NotFoundException(NOT_FOUND);
    return message;
  }
}
