const WAIT_MS = 2000;

/** Loads something in parallel with startup. A request that needs it waits for the first load, but only briefly. */
export class FirstLoad {
  private readonly loaded = Promise.withResolvers<void>();
  private isDone = false;

  get isComplete(): boolean {
    return this.isDone;
  }

  complete(): void {
    this.isDone = true;
    this.loaded.resolve();
  }

  /** Returns false if the load did not complete in time. */
  async wait(withinMs = WAIT_MS): Promise<boolean> {
    if (this.isDone) return true;
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, withinMs);
    await Promise.race([this.loaded.promise, timeout.promise]);
    clearTimeout(timer);
    return this.isDone;
  }
}
