import { ENVIRONMENT, LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ChannelsService } from '../channels/channels.service.js';
import { browserSample, mustGoBack, type Thresholds } from '../withdrawal/verdict.js';
import { getThresholds } from '../withdrawal/withdrawal-environment.js';
import { CanariesService } from './canaries.service.js';
import type { Canary } from './canary.schema.js';
import { CanaryComparison } from './canary-comparison.js';
import type { CanaryEnvironment } from './canary-environment.js';

const LOOK_INTERVAL_MS = 5000;
const MINUTE_MS = 60_000;

/**
 * Compares automatic canaries with the live version over the same minutes, then advances them, waits for more views, or ends
 * them.
 */
@Injectable()
export class CanaryWatch extends RecurringWork {
  private readonly thresholds: Thresholds;

  constructor(
    private readonly canaries: CanariesService,
    private readonly channels: ChannelsService,
    private readonly comparison: CanaryComparison,
    @Inject(ENVIRONMENT) private readonly environment: CanaryEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ intervalMs: LOOK_INTERVAL_MS, failure: 'canaries could not be looked at', logger });
    this.thresholds = getThresholds(environment);
  }

  protected async work(): Promise<void> {
    const automatic = (await this.canaries.all()).filter((canary) => canary.automatic);
    await this.forEach(
      automatic,
      (canary) => this.lookAt(canary),
      ({ remote, version }) => ({ remote, version }),
    );
  }

  private async lookAt(canary: Canary): Promise<void> {
    const live = await this.channels.liveVersion(canary.remote);
    const { own, others } = await this.comparison.getMinutes(canary, live);
    if (mustGoBack(own, others, this.thresholds)) return this.withdraw(canary, browserSample(own).failed);
    const isLongEnough = Date.now() - canary.startedAt.getTime() >= this.environment.CANARY_STEP_MINUTES * MINUTE_MS;
    if (isLongEnough && browserSample(own).views >= this.environment.CANARY_MIN_VIEWS) await this.advance(canary);
  }

  private async advance(canary: Canary): Promise<void> {
    const { remote, version } = canary;
    const next = this.comparison.getNextStep(canary);
    const state = await (next === undefined ? this.channels.finishCanary(canary) : this.canaries.advance(canary, next));
    if (state !== undefined) this.logger.info({ remote, version, percent: next ?? 100 }, 'a canary went on');
  }

  private async withdraw(canary: Canary, failed: number): Promise<void> {
    const { remote, version, percent } = canary;
    const state = await this.canaries.withdraw(canary, `Withdrawn because it failed; ${failed} views failed`);
    if (state !== undefined) this.logger.error({ remote, version, percent, failed }, 'a canary was withdrawn');
  }
}
