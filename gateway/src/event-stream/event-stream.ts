import { Readable } from 'node:stream';
import type { TokenClaims } from '@atelier/contracts';

/** Beyond this much that nobody reads, the source waits. */
const HIGH_WATER_BYTES = 64 * 1024;
const HEARTBEAT_MS = 15_000;
/** A reader that has taken nothing for so long, although something was there, is disconnected. */
const SLOW_AFTER_MS = 15_000;
/** When an EventSource comes back after the stream has ended. */
const RETRY_MS = 2000;

/** What one subscriber is sent, no faster than it is read. */
export class EventStream {
  readonly body = new Readable({
    highWaterMark: HIGH_WATER_BYTES,
    read: () => this.flow(),
    destroy: (error, done) => {
      this.flow();
      done(error);
    },
  });
  private hasEnded = false;
  private lastWriteMs = 0;
  /** Since when the reader has had something to take. */
  private unreadSinceMs: number | undefined;
  private proceed: (() => void) | undefined;

  constructor(
    readonly viewer: TokenClaims,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isOpen(): boolean {
    return !this.hasEnded && !this.body.destroyed;
  }

  /** Headers leave with the first bytes. An ID without data only says where to go on. */
  begin(id: string): void {
    this.push(`retry: ${RETRY_MS}\nid: ${id}\n\n`);
  }

  /** Resolves when there is room for the next event, or the stream is over. */
  async write(id: string, data: object): Promise<void> {
    if (!this.isOpen || this.push(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.unreadSinceMs = this.now();
    this.proceed = resolve;
    await promise;
  }

  /** Called every second: shows that the connection lives, and disconnects who does not read. */
  keepAlive(): void {
    const now = this.now();
    if (this.unreadSinceMs !== undefined) {
      if (now - this.unreadSinceMs > SLOW_AFTER_MS) this.body.destroy(new Error('The subscriber reads too slowly.'));
    } else if (now - this.lastWriteMs > HEARTBEAT_MS) this.push(':\n\n');
  }

  /** What is written is still sent; nothing follows. */
  end(): void {
    if (!this.isOpen) return;
    this.flow();
    this.hasEnded = true;
    this.unreadSinceMs = this.now();
    this.body.push(null);
  }

  private push(text: string): boolean {
    this.lastWriteMs = this.now();
    return this.body.push(text);
  }

  private flow(): void {
    if (!this.hasEnded) this.unreadSinceMs = undefined;
    this.proceed?.();
    this.proceed = undefined;
  }
}
