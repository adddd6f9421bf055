import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod';
import type { ObjectStorage } from '../storage/object-storage.js';
import { type ArchivedEvent, archivedEvent } from './archived-event.js';

const FOLDER = 'events/';
const ARCHIVE = /^events\/(\d{4}-\d{2}-\d{2})\.jsonl\.gz$/;

const toPath = (day: string): string => `${FOLDER}${day}.jsonl.gz`;

/** The last line of an archive, without which it is not complete. */
const ending = z.object({ end: z.object({ day: z.string(), events: z.number(), sha256: z.string() }) });

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Events by the day in UTC on which they reached the stream: an object of compressed lines for each, with a hash of them. */
export class EventArchive {
  private readonly storage: ObjectStorage;

  constructor(storage: ObjectStorage) {
    this.storage = storage;
  }

  /** The archived days, earliest first. */
  async days(): Promise<string[]> {
    const days: string[] = [];
    for await (const path of this.storage.list(FOLDER)) days.push(ARCHIVE.exec(path)?.[1] ?? '');
    return days.filter((day) => day !== '').sort();
  }

  /** Returns the number of events. A failure leaves no archive. */
  async write(day: string, events: AsyncIterable<ArchivedEvent>): Promise<number> {
    let count = 0;
    const hash = createHash('sha256');
    const lines = async function* () {
      for await (const event of events) {
        const line = `${JSON.stringify(event)}\n`;
        hash.update(line);
        count += 1;
        yield line;
      }
      yield `${JSON.stringify({ end: { day, events: count, sha256: hash.digest('hex') } })}\n`;
    };
    const compressed = createGzip();
    await Promise.all([
      pipeline(Readable.from(lines()), compressed),
      this.storage.put(toPath(day), compressed, 'application/gzip'),
    ]);
    return count;
  }

  /** The events of a day, in order. Throws if the archive is missing or damaged; what it said before is then not to be trusted. */
  async *read(day: string): AsyncGenerator<ArchivedEvent> {
    const object = await this.storage.get(toPath(day));
    if (object === undefined) throw new Error(`There is no archive of ${day}.`);
    const hash = createHash('sha256');
    let count = 0;
    for await (const line of readLines(object.body, day)) {
      const content = parseLine(line);
      const event = archivedEvent.safeParse(content);
      if (!event.success) return checkEnding(content, { day, events: count, sha256: hash.digest('hex') });
      hash.update(`${line}\n`);
      count += 1;
      yield event.data;
    }
    throw damaged(day);
  }

  async remove(day: string): Promise<void> {
    await this.storage.remove(toPath(day));
  }
}

const damaged = (day: string, cause?: unknown) =>
  new Error(`The archive of ${day} is damaged, or not complete.`, { cause });

const checkEnding = (content: unknown, found: z.infer<typeof ending>['end']): void => {
  const { data } = ending.safeParse(content);
  if (data?.end.day !== found.day || data.end.events !== found.events || data.end.sha256 !== found.sha256)
    throw damaged(found.day);
};

/** Breaking off in between closes the object, too. */
async function* readLines(body: Readable, day: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  const reading = pipeline(body, text).catch(() => undefined);
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw damaged(day, error);
  } finally {
    text.destroy();
    await reading;
  }
}
