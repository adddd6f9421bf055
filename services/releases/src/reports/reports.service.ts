import type { Report, ServerReportsInput, VersionHealth } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { ChannelsService } from '../channels/channels.service.js';
import { FailureLog } from './failure-log.js';
import { getHealth } from './health.js';
import { getIncrements } from './minute-counts.js';
import { MinutesRepository, type VersionName } from './minutes.repository.js';
import { Networks } from './networks.js';
import { ReportMetrics } from './report-metrics.js';
import { VersionsInUse } from './versions-in-use.js';

const HEALTH_MS = 24 * 60 * 60_000;

type ServerReport = ServerReportsInput['versions'][number];

/** Counts reports of browsers and servers about the versions in use. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly minutes: MinutesRepository,
    private readonly networks: Networks,
    private readonly inUse: VersionsInUse,
    private readonly channels: ChannelsService,
    private readonly metrics: ReportMetrics,
    private readonly log: FailureLog,
  ) {}

  async countFromBrowser(sent: readonly Report[], address: string): Promise<void> {
    const reports = await this.inUse.only(sent);
    if (reports.length === 0) return;
    const network = await this.networks.getGroup(address);
    const versions = Map.groupBy(reports, ({ remote, version }) => `${remote}/${version}`);
    for (const report of reports) this.metrics.count(report);
    await Promise.all(
      [...versions.values()].map(async (ofVersion) => {
        const [name] = ofVersion;
        if (name === undefined) return;
        const messages = ofVersion.flatMap((report) =>
          report.kind === 'failure' ? this.newMessage(report, report.phase, report.message) : [],
        );
        await this.minutes.add(name, getIncrements(ofVersion, network), messages);
      }),
    );
  }

  async countFromServer(sent: readonly ServerReport[]): Promise<void> {
    for (const report of await this.inUse.only(sent)) await this.countServerReport(report);
  }

  /** Every version with reports in the last 24 hours, newest report first, and the live one. */
  async getHealth(remote: string): Promise<VersionHealth[]> {
    const minutes = await this.minutes.since(remote, new Date(Date.now() - HEALTH_MS));
    const live = await this.channels.liveVersion(remote);
    const versions = new Set([
      ...(live === undefined ? [] : [live]),
      ...minutes.toReversed().map(({ version }) => version),
    ]);
    return [...versions].map((version) => ({
      live: version === live,
      ...getHealth(
        version,
        minutes.filter((minute) => minute.version === version),
      ),
    }));
  }

  private async countServerReport(report: ServerReport): Promise<void> {
    const { renders, failures, isQuarantined, message } = report;
    const counts = { server: failures, crash: Number(isQuarantined) };
    const failed = Object.entries(counts).filter(([, count]) => count > 0);
    for (const [phase, count] of failed) this.metrics.countFailures(report, phase, count);
    const increments = Object.fromEntries(failed.map(([phase, count]) => [`failures.${phase}`, count]));
    const messages = failed.flatMap(([phase]) => this.newMessage(report, phase, message));
    await this.minutes.add(report, { renders, ...increments }, messages);
  }

  private newMessage(name: VersionName, phase: string, message: string) {
    return this.log.isNew(name, phase, message) ? [{ phase, message, at: new Date() }] : [];
  }
}
