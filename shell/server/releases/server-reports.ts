import type { RemoteRelease, ServerReportsInput } from '@atelier/contracts';
import type { Logger } from 'pino';

const SEND_INTERVAL_MS = 2000;
const TIMEOUT_MS = 5000;
const MESSAGE_LENGTH = 500;

type VersionReport = ServerReportsInput['versions'][number];
type Named = Pick<RemoteRelease, 'name' | 'version'>;

/** Reports to the registry how versions perform on this server, in batches every two seconds. */
export class ServerReports {
  private readonly waiting = new Map<string, VersionReport>();
  private readonly timer = setInterval(() => void this.send(), SEND_INTERVAL_MS).unref();

  constructor(
    private readonly releasesUrl: string,
    private readonly logger: Logger,
  ) {}

  /** The version rendered a page. */
  rendered(release: Named): void {
    this.getReport(release).renders += 1;
  }

  /** The version failed to render a page that another version then rendered. */
  failed(release: Named, error: unknown): void {
    const report = this.getReport(release);
    report.renders += 1;
    report.failures += 1;
    report.message = error instanceof Error ? error.message : String(error);
  }

  /** This server does not start the version again. */
  quarantined(release: Named, reason: string): void {
    Object.assign(this.getReport(release), { isQuarantined: true, message: reason });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.send();
  }

  private getReport({ name: remote, version }: Named): VersionReport {
    const key = `${remote}/${version}`;
    const known = this.waiting.get(key);
    const report = known ?? { remote, version, renders: 0, failures: 0, isQuarantined: false, message: '' };
    this.waiting.set(key, report);
    return report;
  }

  private async send(): Promise<void> {
    const versions = [...this.waiting.values()];
    if (versions.length === 0) return;
    this.waiting.clear();
    const body = versions.map((one) => ({ ...one, message: one.message.slice(-MESSAGE_LENGTH) }));
    try {
      const answer = await fetch(`${this.releasesUrl}/renders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ versions: body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    } catch (error) {
      this.logger.debug({ err: error }, 'what the server rendered could not be reported');
    }
  }
}
