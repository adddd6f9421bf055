import { FAILURE_PHASES } from '@atelier/contracts/releases/report-kinds';
import { LOGGER } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { startOfMinute, type VersionName } from './minutes.repository.js';

/** Anyone can send reports, so the number of distinct failures per minute is limited. */
const MAX_KINDS = 200;
const BROWSER_PHASES: ReadonlySet<string> = new Set(FAILURE_PHASES);

/** Logs each kind of failure at most once a minute. */
@Injectable()
export class FailureLog {
  private minute = 0;
  private readonly seenByBrowsers = new Set<string>();
  private readonly seenByServers = new Set<string>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Whether it is the first of its kind in this minute. */
  isNew({ remote, version }: VersionName, phase: string, message: string): boolean {
    const minute = startOfMinute(new Date()).getTime();
    if (minute !== this.minute) for (const seen of [this.seenByBrowsers, this.seenByServers]) seen.clear();
    this.minute = minute;
    // Made-up reports must not hide those of the platform's own servers.
    const seen = BROWSER_PHASES.has(phase) ? this.seenByBrowsers : this.seenByServers;
    const kind = [remote, version, phase, message].join(' ');
    if (seen.has(kind) || seen.size >= MAX_KINDS) return false;
    seen.add(kind);
    this.logger.warn({ remote, version, phase, failure: message }, 'a version of a remote failed');
    return true;
  }
}
