import { type ProcessEvents, type ProcessSpec, SupervisedProcess } from './supervised-process.ts';

/** Keeps processes alive, and stops them group by group, the last started first. */
export class Supervisor {
  readonly #events: ProcessEvents;
  readonly #groups: SupervisedProcess[][] = [];
  #stopping: Promise<void> | undefined;

  constructor(events: { log(line: string): void; pidsChanged(pids: Record<string, number>): void }) {
    this.#events = { log: events.log, pidChanged: () => events.pidsChanged(this.pids) };
  }

  get pids(): Record<string, number> {
    const running = this.#groups.flat().flatMap(({ name, pid }) => (pid === undefined ? [] : [[name, pid] as const]));
    return Object.fromEntries(running);
  }

  /** Starts a group in parallel. Resolves when all are ready. If one cannot start, the whole group is stopped. */
  async start(specs: readonly ProcessSpec[]): Promise<void> {
    if (this.#stopping !== undefined) throw new Error('The supervisor is stopping.');
    const group = specs.map((spec) => new SupervisedProcess(spec, this.#events));
    this.#groups.push(group);
    const results = await Promise.allSettled(group.map((process) => process.start()));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure === undefined) return;
    await Promise.all(group.map((process) => process.stop()));
    this.#groups.splice(this.#groups.indexOf(group), 1);
    throw failure.reason;
  }

  /** Ends one process and restarts it, for example with new code. */
  async replace(name: string): Promise<void> {
    await this.#groups
      .flat()
      .find((process) => process.name === name)
      ?.replace();
  }

  /** Stops everything in order; further calls wait for the first. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopInOrder();
    return this.#stopping;
  }

  async #stopInOrder(): Promise<void> {
    for (const group of this.#groups.toReversed()) await Promise.all(group.map((process) => process.stop()));
  }
}
