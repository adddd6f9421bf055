import { LOGGER } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { startOfMinute, type VersionName } from './minutes.repository.js';

/** Anyone can send reports, so the number of distinct failures per minute is limited. */
const MAX_KINDS = 200;

/** Logs each kind of failure at most once a minute. */
@Injectable()
export class FailureLog {
  private minute = 0;
  private readonly seen = new Set<string>();

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Whether it is the first of its kind in this minute. */
  isNew({ remote, version }: VersionName, phase: string, message: string): boolean {
    const minute = startOfMinute(new Date()).getTime();
    if (minute !== this.minute) this.seen.clear();
    this.minute = minute;
    const kind = [remote, version, phase, message].join(' ');
    if (this.seen.has(kind) || this.seen.size >= MAX_KINDS) return false;
    this.seen.add(kind);
    this.logger.warn({ remote, version, phase, failure: message }, 'a version of a remote failed');
    return true;
  }
}
