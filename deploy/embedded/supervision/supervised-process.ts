import { describeExit, type RunningProcess } from '../children/running-process.ts';
import { getMessage } from '../problem.ts';
import { Backoff } from './backoff.ts';

const LIVENESS_EVERY_MS = 5_000;
const MISSES_TO_END = 3;

/** A process that the supervisor keeps alive. `launch` is called again each time it ends. */
export interface ProcessSpec {
  name: string;
  launch(): RunningProcess;
  /** Checked every five seconds. A process that fails three checks in a row is ended and restarted. */
  isLive?(process: RunningProcess): Promise<boolean>;
}

export interface ProcessEvents {
  log(line: string): void;
  /** The process has a new PID, or none. */
  pidChanged(): void;
}

const pauseUnlessAborted = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });

/** One process: started, restarted when it dies, and stopped permanently on request. */
export class SupervisedProcess {
  readonly name: string;
  readonly #spec: ProcessSpec;
  readonly #events: ProcessEvents;
  readonly #livenessEveryMs: number;
  readonly #backoff = new Backoff();
  readonly #halt = new AbortController();
  #current: RunningProcess | undefined;
  /** Set during a requested replacement. */
  #replaced: (() => void) | undefined;
  #guarding: Promise<void> = Promise.resolve();

  constructor(spec: ProcessSpec, events: ProcessEvents, livenessEveryMs = LIVENESS_EVERY_MS) {
    this.#livenessEveryMs = livenessEveryMs;
    this.name = spec.name;
    this.#spec = spec;
    this.#events = events;
  }

  get pid(): number | undefined {
    return this.#current?.pid;
  }

  /** Resolves when the process is ready. A process that fails its first start is abandoned. */
  async start(): Promise<void> {
    const process = this.#launch();
    try {
      await process.ready;
    } catch (error) {
      await process.stop();
      this.#forget();
      throw error;
    }
    this.#guarding = this.#guard(process, performance.now());
  }

  /** Ends the process, so that its guard starts a new one immediately. Resolves when the new one is ready. */
  async replace(): Promise<void> {
    const replaced = new Promise<void>((resolve) => {
      this.#replaced = resolve;
    });
    await this.#current?.stop();
    await Promise.race([replaced, this.#guarding]);
    await this.#current?.ready;
  }

  async stop(): Promise<void> {
    this.#halt.abort();
    await this.#current?.stop();
    await this.#guarding;
    this.#forget();
  }

  #launch(): RunningProcess {
    this.#current = this.#spec.launch();
    this.#events.pidChanged();
    return this.#current;
  }

  #forget(): void {
    this.#current = undefined;
    this.#events.pidChanged();
  }

  async #guard(first: RunningProcess, firstReadyAtMs: number): Promise<void> {
    let process: RunningProcess | undefined = first;
    let readyAtMs: number | undefined = firstReadyAtMs;
    while (process !== undefined) {
      if (readyAtMs !== undefined) void this.#watchLiveness(process);
      const exit = await process.exited;
      if (this.#halt.signal.aborted) return;
      const healthyMs = readyAtMs === undefined ? 0 : performance.now() - readyAtMs;
      if (this.#replaced === undefined) await this.#pause(describeExit(exit), healthyMs);
      process = await this.#launchAgain();
      this.#replaced?.();
      this.#replaced = undefined;
      readyAtMs = process && (await this.#awaitReady(process));
    }
  }

  /** A launch writes files, which a full disk refuses until there is room. Undefined once the process should not run. */
  async #launchAgain(): Promise<RunningProcess | undefined> {
    while (!this.#halt.signal.aborted) {
      try {
        return this.#launch();
      } catch (error) {
        await this.#pause(`could not be started (${getMessage(error)})`, 0);
      }
    }
    return undefined;
  }

  /** A process whose event loop is blocked neither exits nor answers. */
  async #watchLiveness(process: RunningProcess): Promise<void> {
    const ended = new AbortController();
    void process.exited.then(() => ended.abort());
    for (let misses = 0; this.#spec.isLive !== undefined; ) {
      await pauseUnlessAborted(this.#livenessEveryMs, ended.signal);
      if (ended.signal.aborted || this.#halt.signal.aborted) return;
      misses = (await this.#spec.isLive(process)) ? 0 : misses + 1;
      if (misses < MISSES_TO_END) continue;
      this.#events.log(`${this.name} failed ${MISSES_TO_END} checks in a row and is ended`);
      return process.stop(0);
    }
  }

  async #pause(reason: string, healthyMs: number): Promise<void> {
    const delayMs = this.#backoff.next(healthyMs);
    this.#events.log(`${this.name} ${reason}; starting it again in ${delayMs / 1000} s`);
    this.#forget();
    await pauseUnlessAborted(delayMs, this.#halt.signal);
  }

  async #awaitReady(process: RunningProcess): Promise<number | undefined> {
    try {
      await process.ready;
      return performance.now();
    } catch (error) {
      if (!this.#halt.signal.aborted) this.#events.log(getMessage(error));
      await process.stop();
      return undefined;
    }
  }
}
