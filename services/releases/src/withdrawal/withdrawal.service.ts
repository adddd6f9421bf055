import { ENVIRONMENT, LOGGER, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { ChannelsService, type LiveVersion } from '../channels/channels.service.js';
import type { MinuteCounts } from '../reports/minute-counts.js';
import { MinutesRepository, startOfMinute } from '../reports/minutes.repository.js';
import { ReportMetrics } from '../reports/report-metrics.js';
import { FailingNotices } from './failing-notices.js';
import { getMainFailure } from './main-failure.js';
import { browserSample, isFailing, mustGoBack, serverSample, type Thresholds } from './verdict.js';
import { getThresholds, type WithdrawalEnvironment } from './withdrawal-environment.js';

const LOOK_INTERVAL_MS = 5000;
const MINUTE_MS = 60_000;
/** Only recent reports count. */
const WINDOW_MS = 10 * MINUTE_MS;
/** How far back to look for the previous version if it was not used at the same time. */
const BASELINE_MS = 60 * MINUTE_MS;

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

const latest = (...times: Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

/** Checks every live version: notifies staff of a failing one, and withdraws one that was promoted recently. */
@Injectable()
export class WithdrawalService extends RecurringWork {
  private readonly thresholds: Thresholds;
  private readonly watchMs: number;

  constructor(
    private readonly channels: ChannelsService,
    private readonly minutes: MinutesRepository,
    private readonly notices: FailingNotices,
    private readonly metrics: ReportMetrics,
    @Inject(ENVIRONMENT) environment: WithdrawalEnvironment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ intervalMs: LOOK_INTERVAL_MS, failure: 'live versions could not be looked at', logger });
    this.thresholds = getThresholds(environment);
    this.watchMs = environment.WITHDRAW_WATCH_MINUTES * MINUTE_MS;
  }

  protected async work(): Promise<void> {
    await this.forEach(
      await this.channels.liveVersions(),
      (live) => this.lookAt(live),
      ({ remote, version }) => ({ remote, version }),
    );
  }

  private async lookAt(live: LiveVersion): Promise<void> {
    const now = new Date();
    const all = await this.minutes.since(live.remote, new Date(now.getTime() - WINDOW_MS - BASELINE_MS));
    // Networks are distinguishable for one day only: across midnight, one would count as two.
    const since = startOfMinute(latest(new Date(now.getTime() - WINDOW_MS), live.movedAt, startOfDay(now)));
    const version = all.filter((minute) => minute.version === live.version && minute.minute >= since);
    const isWatched = live.kind === 'promotion' && now.getTime() - live.movedAt.getTime() < this.watchMs;
    const before = this.getBaseline(all, isWatched ? live.previous : null, live, since);
    if (isFailing(version, before, this.thresholds)) await this.notices.tell(live, getMainFailure(version));
    if (isWatched && live.previous !== null && mustGoBack(version, before, this.thresholds))
      await this.withdraw(live, version);
  }

  /**
   * The previous version over the same minutes if it was used enough, otherwise over the last hour. Without one, the live
   * version's own earlier minutes.
   */
  private getBaseline(all: readonly MinuteCounts[], previous: string | null, { version }: LiveVersion, since: Date) {
    const own = all.filter((minute) => minute.version === (previous ?? version));
    const sameTime = previous === null ? [] : own.filter(({ minute }) => minute >= since);
    const isEnough = [browserSample(sameTime), serverSample(sameTime)].some(
      ({ views }) => views >= this.thresholds.minViews,
    );
    return isEnough ? sameTime : own.filter(({ minute }) => minute < since || previous !== null);
  }

  private async withdraw({ remote, version }: LiveVersion, minutes: readonly MinuteCounts[]): Promise<void> {
    const { views, failed } = browserSample(minutes);
    const { phase, message } = getMainFailure(minutes);
    const share = views === 0 ? '' : `; ${failed} of ${views} views failed`;
    const reason = `Withdrawn because it failed (${message === '' ? phase : `${phase}: ${message}`})${share}`;
    const state = await this.channels.withdraw(remote, version, reason);
    if (state === undefined) return;
    this.metrics.markWithdrawn({ remote, version });
    this.logger.error(
      { remote, version, views, failed, phase, failure: message, now: state.channel.version },
      'a version was withdrawn',
    );
  }
}
