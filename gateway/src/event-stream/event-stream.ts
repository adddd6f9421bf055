import { Readable } from 'node:stream';
import type { TokenClaims } from '@atelier/contracts';

/** The source pauses when more than this is unread. */
const HIGH_WATER_BYTES = 64 * 1024;
const HEARTBEAT_MS = 15_000;
/** A reader that leaves data unread for this long is disconnected. */
const SLOW_AFTER_MS = 15_000;
/** How long an EventSource waits before it reconnects. */
const RETRY_MS = 2000;

/** The event stream of one subscriber, with backpressure. */
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
  /** Since when data has been waiting for the reader. */
  private unreadSinceMs: number | undefined;
  private proceed: (() => void) | undefined;

  constructor(
    readonly viewer: TokenClaims,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isOpen(): boolean {
    return !this.hasEnded && !this.body.destroyed;
  }

  /** Sends the headers with the first bytes. An ID without data only sets the position to resume from. */
  begin(id: string): void {
    this.push(`retry: ${RETRY_MS}\nid: ${id}\n\n`);
  }

  /** Resolves when there is room for the next event, or when the stream has ended. */
  async write(id: string, data: object): Promise<void> {
    if (!this.isOpen || this.push(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.unreadSinceMs = this.now();
    this.proceed = resolve;
    await promise;
  }

  /** Called every second: keeps the connection alive and disconnects a reader that does not read. */
  keepAlive(): void {
    const now = this.now();
    if (this.unreadSinceMs !== undefined) {
      if (now - this.unreadSinceMs > SLOW_AFTER_MS) this.body.destroy(new Error('The subscriber reads too slowly.'));
    } else if (now - this.lastWriteMs > HEARTBEAT_MS) this.push(':\n\n');
  }

  /** Sends what is already written, then ends the stream. */
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
