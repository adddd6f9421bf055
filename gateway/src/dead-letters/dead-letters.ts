import { randomUUID } from 'node:crypto';
import {
  type CloudEvent,
  cloudEvent,
  DEAD_LETTERS_AT_ONCE,
  type DeadLetter,
  type DeadLetterChoice,
} from '@atelier/contracts';
import type { Viewer } from '@atelier/service-kit/auth/viewer';
import { Broker } from '@atelier/service-kit/events/broker';
import type { StoredMsg } from '@nats-io/jetstream';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { type DeadLetterFilter, DeadLetterStream, getAddress } from './dead-letter-stream.js';
import { DeadLetterTrail } from './dead-letter-trail.js';

const NOT_FOUND = 'Dead letter not found.';
/** For the call that takes none. */
const NO_REASON = 'No reason given';
const MESSAGE_ID = 'Nats-Msg-Id';

export interface BatchResult {
  count: number;
  left: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The copy's message ID names the consumer and the number of the original in the event stream. */
const getEventNumber = (message: StoredMsg): number | null => {
  const number = /:(\d+)$/.exec(message.header.get(MESSAGE_ID))?.[1];
  return number === undefined ? null : Number(number);
};

const toDeadLetter = (message: StoredMsg): DeadLetter => {
  const payload = parsed(message.string());
  const envelope = cloudEvent.safeParse(payload);
  return {
    id: String(message.seq),
    ...getAddress(message.subject),
    subject: envelope.success ? (envelope.data as CloudEvent).subject : null,
    error: message.header.get('Atelier-Error'),
    failures: Number(message.header.get('Atelier-Failures') || 0),
    time: message.time.toISOString(),
    event: getEventNumber(message),
    payload,
  };
};

/** Events that consumers gave up on, read from the dead-letter stream. */
@Injectable()
export class DeadLetters {
  constructor(
    @Inject(Broker) private readonly broker: Broker,
    private readonly stream: DeadLetterStream,
    private readonly trail: DeadLetterTrail,
  ) {}

  async page(page: number, limit: number, filter: DeadLetterFilter) {
    const [messages, total] = await Promise.all([
      this.stream.page(filter, (page - 1) * limit, limit),
      this.stream.count(filter),
    ]);
    return { deadLetters: messages.map(toDeadLetter), total };
  }

  /** The dead letters of one event, which are younger than the event. */
  async findForEvent(sequence: number, type: string, storedAt: Date): Promise<DeadLetter[]> {
    const found: DeadLetter[] = [];
    for await (const message of this.stream.latestFirst({ type })) {
      if (message.time < storedAt) break;
      if (getEventNumber(message) === sequence) found.push(toDeadLetter(message));
    }
    return found;
  }

  async replay(id: string, viewer: Viewer): Promise<void> {
    await this.publishAgain(await this.find(id), viewer);
  }

  async replayChosen(choice: DeadLetterChoice, viewer: Viewer): Promise<BatchResult> {
    return this.settle(choice, (message) => this.publishAgain(message, viewer));
  }

  async discardChosen(choice: DeadLetterChoice, reason: string, viewer: Viewer): Promise<BatchResult> {
    return this.settle(choice, (message) => this.discard(message, reason, viewer));
  }

  async delete(id: string, viewer: Viewer): Promise<void> {
    await this.discard(await this.find(id), NO_REASON, viewer);
  }

  /**
   * Publishes the original event again. All of its consumers receive it; those that have already applied it recognize its ID and
   * skip it. The dead letter is deleted only after the broker has confirmed the event.
   */
  private async publishAgain(message: StoredMsg, viewer: Viewer): Promise<void> {
    const address = getAddress(message.subject);
    const client = await this.broker.client();
    // The broker would drop a known message ID.
    await client.publish(address.type, message.data, { msgID: randomUUID() });
    await this.trail.record(viewer, 'replayed', { id: String(message.seq), ...address });
    await this.stream.remove(message);
  }

  private async discard(message: StoredMsg, reason: string, viewer: Viewer): Promise<void> {
    await this.trail.record(viewer, 'given_up', { id: String(message.seq), ...getAddress(message.subject) }, reason);
    await this.stream.remove(message);
  }

  /** The earliest first, in the order in which they happened. A call that fails in between can be repeated. */
  private async settle(choice: DeadLetterChoice, work: (message: StoredMsg) => Promise<void>): Promise<BatchResult> {
    const { messages, left } = await this.chooseEarliest(choice);
    for (const message of messages.reverse()) await work(message);
    return { count: messages.length, left };
  }

  /** As many as one call settles, the latest of them first. */
  private async chooseEarliest({ ids, ...filter }: DeadLetterChoice): Promise<{ messages: StoredMsg[]; left: number }> {
    const chosen = ids === undefined ? this.stream.latestFirst(filter) : this.stream.listByIds(ids, filter);
    const messages: StoredMsg[] = [];
    let left = 0;
    for await (const message of chosen) {
      messages.push(message);
      if (messages.length <= DEAD_LETTERS_AT_ONCE) continue;
      messages.shift();
      left += 1;
    }
    return { messages, left };
  }

  private async find(id: string): Promise<StoredMsg> {
    const message = await this.stream.find(id);
    if (message === null) throw new NotFoundException(NOT_FOUND);
    return message;
  }
}
