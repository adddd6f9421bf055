import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const START_MS = 60_000;
const MAX_MEMORY_MB = 512;

/** A task exceeded its time limit. */
export class TaskTimeout extends Error {}

/**
 * One thread for work that would block the event loop. Tasks run one after another, each with a time limit. A thread that
 * exceeds the limit or breaks is terminated, and the next task starts a new one. The thread posts a first message when it is
 * ready, and one answer to each task.
 */
export class WorkThread {
  private worker: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  private readonly file: URL;

  /**
   * A module next to `importer`, named without its extension. It may import packages only: in tests, Node runs its source
   * directly.
   */
  constructor(name: string, importer: string) {
    this.file = new URL(name + importer.slice(importer.lastIndexOf('.')), importer);
  }

  run<Answer>(task: unknown, timeoutMs: number): Promise<Answer> {
    const turn = this.last.then(() => this.answerTo<Answer>(task, timeoutMs));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async answerTo<Answer>(task: unknown, timeoutMs: number): Promise<Answer> {
    const worker = this.worker ?? (await this.start());
    const signal = AbortSignal.timeout(timeoutMs);
    worker.ref();
    try {
      worker.postMessage(task);
      const [answer] = await once(worker, 'message', { signal });
      return answer as Answer;
    } catch (error) {
      this.worker = undefined;
      await worker.terminate();
      throw signal.aborted ? new TaskTimeout(`The task took longer than ${timeoutMs} ms.`) : error;
    } finally {
      worker.unref();
    }
  }

  private async start(): Promise<Worker> {
    const isSource = this.file.pathname.endsWith('.ts');
    const worker = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
      ...(isSource ? { execArgv: [...process.execArgv, '--conditions=atelier-source'] } : {}),
    });
    await once(worker, 'message', { signal: AbortSignal.timeout(START_MS) });
    worker.on('error', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    this.worker = worker;
    return worker;
  }
}
