import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { RecurringWork } from './recurring-work.js';

const INTERVAL_MS = 1000;

class Counting extends RecurringWork {
  turns = 0;
  finish: () => void = () => undefined;

  constructor(
    private readonly outcome: 'done' | 'failed' | 'held' = 'done',
    logger = pino({ level: 'silent' }),
    firstAfterMs?: number,
  ) {
    super({
      intervalMs: INTERVAL_MS,
      failure: 'not counted',
      logger,
      ...(firstAfterMs === undefined ? {} : { firstAfterMs }),
    });
  }

  protected async work(): Promise<void> {
    this.turns += 1;
    if (this.outcome === 'failed') throw new Error('no numbers left');
    if (this.outcome === 'held')
      await new Promise<void>((resolve) => {
        this.finish = resolve;
      });
  }
}

const LAST = 5;

/** Goes through numbers: the second one fails, the third one has been done by another process. */
class Listing extends RecurringWork {
  readonly seen: number[] = [];
  done: number | undefined;

  constructor(
    logger = pino({ level: 'silent' }),
    private readonly closesAt = LAST + 1,
  ) {
    super({ intervalMs: INTERVAL_MS, failure: 'not listed', logger });
  }

  protected async work(): Promise<void> {
    const numbers = Array.from({ length: LAST }, (_, index) => index + 1);
    this.done = await this.forEach(
      numbers,
      (number) => this.see(number),
      (number) => ({ number }),
    );
  }

  private async see(number: number): Promise<boolean> {
    this.seen.push(number);
    if (number === this.closesAt) void this.beforeApplicationShutdown();
    if (number === 2) throw new Error('two is broken');
    return number !== 3;
  }
}

describe('recurring background work', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('runs at every interval, and earlier the first time if configured', async () => {
    const work = new Counting('done', undefined, 100);
    work.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(99);
    expect(work.turns).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(work.turns).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * INTERVAL_MS);
    expect(work.turns).toBe(3);
    await work.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(work.turns).toBe(3);
  });

  it('never runs twice at the same time', async () => {
    const work = new Counting('held');
    work.nudge();
    work.nudge();
    expect(work.turns).toBe(1);
    work.finish();
    await jest.advanceTimersByTimeAsync(0);
    work.nudge();
    expect(work.turns).toBe(2);
    work.finish();
    await work.beforeApplicationShutdown();
  });

  it('logs a failure and retries', async () => {
    const logger = pino({ level: 'silent' });
    const warn = jest.spyOn(logger, 'warn');
    const work = new Counting('failed', logger);
    work.nudge();
    await jest.advanceTimersByTimeAsync(0);
    work.nudge();
    await jest.advanceTimersByTimeAsync(0);
    expect(work.turns).toBe(2);
    expect(warn).toHaveBeenCalledWith({ err: new Error('no numbers left') }, 'not counted');
  });

  it('finishes before the process ends, and does not start afterwards', async () => {
    const work = new Counting('held');
    work.nudge();
    let hasEnded = false;
    const ending = work.beforeApplicationShutdown().then(() => {
      hasEnded = true;
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(hasEnded).toBe(false);
    work.finish();
    await ending;
    work.nudge();
    expect(work.turns).toBe(1);
  });

  it('goes on after an item that failed, logs it by name, and counts only what was done', async () => {
    const logger = pino({ level: 'silent' });
    const warn = jest.spyOn(logger, 'warn');
    const work = new Listing(logger);
    work.nudge();
    await jest.advanceTimersByTimeAsync(0);
    expect(work.seen).toEqual([1, 2, 3, 4, 5]);
    expect(work.done).toBe(3);
    expect(warn.mock.calls).toEqual([[{ err: new Error('two is broken'), number: 2 }, 'not listed']]);
  });

  it('leaves the other items for the next start when the process ends', async () => {
    const work = new Listing(undefined, 4);
    work.nudge();
    await jest.advanceTimersByTimeAsync(0);
    expect(work.seen).toEqual([1, 2, 3, 4]);
  });
});
