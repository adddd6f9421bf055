import { setTimeout as delay } from 'node:timers/promises';

/** After each write, more is gathered for the next one: fewer and larger writes cost less. */
const PAUSE_MS = 10;

/** Writes what arrives during a write together, by the next write. Each caller waits for its own write, or gets its error. */
export class GroupCommit<Item> {
  private next: { items: Item[]; written: Promise<unknown> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly write: (items: Item[]) => Promise<unknown>) {}

  async add(item: Item): Promise<void> {
    this.next ??= this.startNext();
    this.next.items.push(item);
    await this.next.written;
  }

  private startNext() {
    const items: Item[] = [];
    const written = this.last.then(() => {
      this.next = undefined;
      return this.write(items);
    });
    this.last = written.catch(() => undefined).then(() => delay(PAUSE_MS));
    return { items, written };
  }
}
