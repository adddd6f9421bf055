import type { DeadLetterChoice } from '@atelier/contracts';
import { Broker } from '@atelier/service-kit/events/broker';
import { DEAD_LETTER_PREFIX, DEAD_LETTER_STREAM } from '@atelier/service-kit/events/streams';
import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common';

export type DeadLetterFilter = Omit<DeadLetterChoice, 'ids'>;

const SUBJECT = new RegExp(`^${DEAD_LETTER_PREFIX}\\.([^.]+)\\.(.+)$`);
/** How many messages are asked for at a time. */
const BATCH_SIZE = 50;

/** The subject contains the consumer and the type, so both are known even if the message cannot be parsed. */
export const getAddress = (subject: string): { consumer: string; type: string } => {
  const [, consumer = 'unknown', type = subject] = SUBJECT.exec(subject) ?? [];
  return { consumer, type };
};

const isWanted = (subject: string, filter: DeadLetterFilter): boolean => {
  const { consumer, type } = getAddress(subject);
  return (filter.consumer ?? consumer) === consumer && (filter.type ?? type) === type;
};

/** Reads and removes messages of the dead-letter stream by number: the gateway has no consumer there. */
@Injectable()
export class DeadLetterStream {
  constructor(@Inject(Broker) private readonly broker: Broker) {}

  async find(id: string): Promise<StoredMsg | null> {
    return (await this.manager()).streams.getMessage(DEAD_LETTER_STREAM, { seq: Number(id) });
  }

  /** The matching messages, latest first. */
  async *latestFirst(filter: DeadLetterFilter): AsyncGenerator<StoredMsg> {
    yield* this.read(await this.listSequences(), filter);
  }

  /** The matching messages among these, latest first. */
  listByIds(ids: readonly string[], filter: DeadLetterFilter): AsyncGenerator<StoredMsg> {
    const numbers = [...new Set(ids.map(Number))].sort((one, other) => other - one);
    return this.read(numbers, filter);
  }

  /** One page of the matching messages, latest first. Without a filter, pages before it are not read. */
  async page(filter: DeadLetterFilter, skip: number, count: number): Promise<StoredMsg[]> {
    const { streams } = await this.manager();
    const isFiltered = Object.values(filter).some((value) => value !== undefined);
    if (!isFiltered) {
      const numbers = (await this.listSequences()).slice(skip, skip + count);
      const messages = await Promise.all(numbers.map((seq) => streams.getMessage(DEAD_LETTER_STREAM, { seq })));
      return messages.filter((message) => message !== null);
    }
    const found: StoredMsg[] = [];
    let passed = 0;
    for await (const message of this.latestFirst(filter)) {
      passed += 1;
      if (passed > skip) found.push(message);
      if (found.length === count) break;
    }
    return found;
  }

  async count(filter: DeadLetterFilter): Promise<number> {
    const { streams } = await this.manager();
    const { state } = await streams.info(DEAD_LETTER_STREAM, { subjects_filter: '>' });
    return Object.entries(state.subjects ?? {})
      .filter(([subject]) => isWanted(subject, filter))
      .reduce((sum, [_subject, count]) => sum + count, 0);
  }

  /** Somebody else may have removed it meanwhile. */
  async remove({ seq }: StoredMsg): Promise<void> {
    try {
      await (await this.manager()).streams.deleteMessage(DEAD_LETTER_STREAM, seq);
    } catch (error) {
      if ((await this.find(String(seq))) !== null) throw error;
    }
  }

  private async *read(numbers: readonly number[], filter: DeadLetterFilter): AsyncGenerator<StoredMsg> {
    const { streams } = await this.manager();
    for (let start = 0; start < numbers.length; start += BATCH_SIZE) {
      const batch = numbers.slice(start, start + BATCH_SIZE);
      const messages = await Promise.all(batch.map((seq) => streams.getMessage(DEAD_LETTER_STREAM, { seq })));
      for (const message of messages) if (message !== null && isWanted(message.subject, filter)) yield message;
    }
  }

  private async manager(): Promise<JetStreamManager> {
    if (!this.broker.isConnected) throw new ServiceUnavailableException('The event broker cannot be reached.');
    return this.broker.manager();
  }

  /** The numbers between the ends of the stream, without those of removed messages. */
  private async listSequences(): Promise<number[]> {
    const { streams } = await this.manager();
    const { state } = await streams.info(DEAD_LETTER_STREAM, { deleted_details: true });
    const removed = new Set(state.deleted ?? []);
    const numbers: number[] = [];
    for (let number = state.last_seq; number >= state.first_seq; number -= 1)
      if (number > 0 && !removed.has(number)) numbers.push(number);
    return numbers;
  }
}
