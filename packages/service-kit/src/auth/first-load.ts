const WAIT_MS = 2000;

/** Something that is loaded beside the start. A request that needs it waits for the first load, but not for long. */
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

  /** False where it did not complete in time. */
  async wait(): Promise<boolean> {
    if (this.isDone) return true;
    const timeout = Promise.withResolvers<void>();
    const timer = setTimeout(timeout.resolve, WAIT_MS);
    await Promise.race([this.loaded.promise, timeout.promise]);
    clearTimeout(timer);
    return this.isDone;
  }
}
