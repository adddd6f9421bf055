import { type Logger, symbols } from 'pino';

const FLUSH_MS = 200;
const MAX_BUFFERED = 64 * 1024;
const NEEDS_ESCAPING = /["\\]/;

/** Log lines of cached answers: collected as text in the format of all other lines, and written a few times a second. */
export class AccessLog {
  private buffer = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly isOn: boolean;
  private readonly destination: { write(text: string): void };
  private readonly bindings: string;
  private timeMs = 0;
  private time = '';

  constructor(logger: Logger) {
    this.isOn = logger.isLevelEnabled('info');
    // The logger's own stream, so that lines from both are never interleaved.
    this.destination = (logger as unknown as Record<symbol, { write(text: string): void }>)[symbols.streamSym] as {
      write(text: string): void;
    };
    this.bindings = JSON.stringify(logger.bindings()).slice(1, -1);
  }

  /** `path` has neither a query nor tokens. */
  add(requestId: string, method: string, path: string, status: number): void {
    if (!this.isOn) return;
    const url = NEEDS_ESCAPING.test(path) ? JSON.stringify(path).slice(1, -1) : path;
    this.buffer += `{"level":30,"time":"${this.now()}",${this.bindings},"requestId":"${requestId}","method":"${method}","url":"${url}","status":${status},"durationMs":0,"cache":"hit","msg":"request"}\n`;
    if (this.buffer.length > MAX_BUFFERED) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), FLUSH_MS);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.buffer === '') return;
    const lines = this.buffer;
    this.buffer = '';
    this.destination.write(lines);
  }

  private now(): string {
    const nowMs = Date.now();
    if (nowMs !== this.timeMs) {
      this.timeMs = nowMs;
      this.time = new Date(nowMs).toISOString();
    }
    return this.time;
  }
}
