import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const START_LIMIT_MS = 20_000;
const MAX_MEMORY_MB = 256;
const KEPT_ERROR_LENGTH = 2000;
/** Limit of a render with its API calls, in render limits. A bundle could call the API forever. */
const LIMITS_WITH_CALLS = 9;
/** Variables that a process needs to run; the rest of the environment is private to the shell. */
const PASSED_VARIABLES = ['NODE_ENV', 'TZ', 'SystemRoot'];

type CallApi = (path: string, options?: never) => Promise<unknown>;

interface RenderJob {
  api: CallApi;
  callsUnderWay: number;
  /** Runs while the bundle computes. */
  watch: NodeJS.Timeout | undefined;
  page: PromiseWithResolvers<unknown>;
}

type Message =
  | { isReady: true }
  | { render: number; call: number; path: string; options?: never }
  | { render: number; page?: unknown; error?: string };

interface Options {
  /** Absolute path of the bundle. */
  file: string;
  /** Time limit of a render between two API answers. */
  renderLimitMs: number;
  /** Called when the process ended by itself or exceeded its time; `reason` is for the log. */
  onCrash(reason: string): void;
}

const entryFile = (): string => {
  const here = import.meta.url;
  return fileURLToPath(new URL(`./render-process${here.slice(here.lastIndexOf('.'))}`, here));
};

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const launch = (file: string): ChildProcess => {
  const entry = realpathSync(entryFile());
  const bundle = realpathSync(file);
  const args = [
    `--max-old-space-size=${MAX_MEMORY_MB}`,
    '--max-semi-space-size=2',
    '--disable-warning=ExperimentalWarning',
    '--permission',
    `--allow-fs-read=${entry}`,
    `--allow-fs-read=${dirname(bundle)}`,
    entry,
    pathToFileURL(bundle).href,
  ];
  return spawn(process.execPath, args, { env: environment(), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
};

/**
 * Runs one server bundle in its own process, which can read only the bundle's folder and the variables listed above. A bundle
 * that crashes, blocks or never answers takes down only this process.
 */
export class BundleProcess {
  private readonly child: ChildProcess;
  private readonly ready = Promise.withResolvers<void>();
  private readonly jobs = new Map<number, RenderJob>();
  private lastRender = 0;
  private errors = '';
  private hasEnded = false;

  constructor(private readonly options: Options) {
    this.child = launch(options.file);
    const startWatch = setTimeout(() => this.end(`did not start within ${START_LIMIT_MS} ms`), START_LIMIT_MS);
    this.ready.promise.catch(() => undefined).finally(() => clearTimeout(startWatch));
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.errors = (this.errors + chunk.toString()).slice(-KEPT_ERROR_LENGTH);
    });
    this.child.on('message', (message: Message) => this.receive(message));
    this.child.on('error', (error) => this.end(`could not be started: ${error.message}`));
    this.child.on('close', (code, signal) => this.end(`ended with ${signal ?? code}: ${this.errors.trim()}`));
  }

  /** Resolves when the bundle is imported. */
  get isReady(): Promise<void> {
    return this.ready.promise;
  }

  /** Rejects with the bundle's error, or with the reason if its process ended. */
  async render({ api, ...request }: { api: CallApi }): Promise<unknown> {
    await this.ready.promise;
    this.lastRender += 1;
    const render = this.lastRender;
    const job: RenderJob = { api, callsUnderWay: 0, watch: undefined, page: Promise.withResolvers() };
    this.jobs.set(render, job);
    this.limitTime(job);
    // The process goes on: a slow API is not the bundle's fault.
    const limitMs = LIMITS_WITH_CALLS * this.options.renderLimitMs;
    const wholeWatch = setTimeout(
      () => job.page.reject(new Error(`The server bundle gave no page within ${limitMs} ms, with its API calls.`)),
      limitMs,
    );
    this.child.send({ render, request });
    try {
      return await job.page.promise;
    } finally {
      clearTimeout(wholeWatch);
      clearTimeout(job.watch);
      this.jobs.delete(render);
    }
  }

  /** Lets current renders finish. */
  async stop(): Promise<void> {
    await Promise.allSettled([...this.jobs.values()].map(({ page }) => page.promise));
    this.hasEnded = true;
    this.ready.reject(new Error('The bundle was released.'));
    this.child.kill('SIGKILL');
  }

  private receive(message: Message): void {
    if ('isReady' in message) this.ready.resolve();
    else if ('call' in message) void this.callApi(message);
    else if (message.error === undefined) this.jobs.get(message.render)?.page.resolve(message.page);
    else this.jobs.get(message.render)?.page.reject(new Error(message.error));
  }

  /** The bundle's time limit does not include the API call. */
  private async callApi({ render, call, path, options }: Extract<Message, { call: number }>): Promise<void> {
    const job = this.jobs.get(render);
    if (job === undefined) return;
    job.callsUnderWay += 1;
    clearTimeout(job.watch);
    const outcome = await job.api(path, options).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    );
    job.callsUnderWay -= 1;
    // A render that is over waits for ever, instead of calling for ever.
    if (this.hasEnded || !this.jobs.has(render)) return;
    if (job.callsUnderWay === 0) this.limitTime(job);
    this.child.send({ call, ...outcome });
  }

  private limitTime(job: RenderJob): void {
    const { renderLimitMs } = this.options;
    job.watch = setTimeout(() => this.end(`gave no page within ${renderLimitMs} ms`), renderLimitMs);
  }

  private end(reason: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.child.kill('SIGKILL');
    const error = new Error(`The server bundle ${reason}`);
    this.ready.reject(error);
    for (const { page } of this.jobs.values()) page.reject(error);
    this.options.onCrash(reason);
  }
}
