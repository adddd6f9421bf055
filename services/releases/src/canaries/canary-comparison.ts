import type { RunningCanary } from '@atelier/contracts';
import { ENVIRONMENT } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MinuteCounts } from '../reports/minute-counts.js';
import { MinutesRepository, startOfMinute } from '../reports/minutes.repository.js';
import { browserSample } from '../withdrawal/verdict.js';
import type { Canary } from './canary.schema.js';
import type { CanaryEnvironment } from './canary-environment.js';

const EVERYONE_PERCENT = 100;

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

/** A canary's reports beside those of the live version. */
@Injectable()
export class CanaryComparison {
  constructor(
    private readonly minutes: MinutesRepository,
    @Inject(ENVIRONMENT) private readonly environment: CanaryEnvironment,
  ) {}

  /** The minutes of both versions since the start of the share. Networks are distinguishable for one day only. */
  async getMinutes(
    { remote, version, startedAt }: Canary,
    live: string | undefined,
  ): Promise<{ own: MinuteCounts[]; others: MinuteCounts[] }> {
    const all = await this.minutes.since(remote, startOfMinute(latest(startedAt, startOfDay(new Date()))));
    return {
      own: all.filter((minute) => minute.version === version),
      others: all.filter((minute) => minute.version === live),
    };
  }

  /** The share after this one; undefined if everyone follows. */
  getNextStep({ percent }: Canary): number | undefined {
    return this.environment.CANARY_STEPS.find((step) => step > percent);
  }

  /** The canary as staff see it. */
  async describe(canary: Canary, live: string | undefined): Promise<RunningCanary> {
    const { version, percent, automatic, startedAt } = canary;
    const { own, others } = await this.getMinutes(canary, live);
    return {
      version,
      percent,
      automatic,
      since: startedAt.toISOString(),
      canary: browserSample(own),
      live: browserSample(others),
      minViews: this.environment.CANARY_MIN_VIEWS,
      minMinutes: this.environment.CANARY_STEP_MINUTES,
      nextPercent: this.getNextStep(canary) ?? EVERYONE_PERCENT,
    };
  }
}
