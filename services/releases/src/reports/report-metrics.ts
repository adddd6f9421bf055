import type { Report, VitalName } from '@atelier/contracts';
import { Metrics } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { VersionName } from './minutes.repository.js';
import { VITAL_BUCKETS } from './vital-buckets.js';

const metricName = (name: VitalName): string =>
  name === 'CLS' ? 'atelier_release_cls' : `atelier_release_${name.toLowerCase()}_seconds`;
const getUnit = (name: VitalName): number => (name === 'CLS' ? 1 : 1000);

/** Counts of this process, for Prometheus. */
@Injectable()
export class ReportMetrics {
  private readonly views: Counter;
  private readonly failures: Counter;
  private readonly withdrawnAt: Gauge;
  private readonly vitals: Readonly<Record<VitalName, Histogram>>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    const labelNames = ['remote', 'version'];
    const vital = (name: VitalName) =>
      new Histogram({
        name: metricName(name),
        help: `${name} of page views, as browsers report it.`,
        labelNames,
        buckets: VITAL_BUCKETS[name].map((bound) => bound / getUnit(name)),
        registers,
      });
    this.views = new Counter({
      name: 'atelier_release_views_total',
      help: 'Pages that tried a version of a remote, as browsers report them.',
      labelNames,
      registers,
    });
    this.failures = new Counter({
      name: 'atelier_release_failures_total',
      help: 'Failures of a version of a remote in browsers and on the server, by phase.',
      labelNames: [...labelNames, 'phase'],
      registers,
    });
    this.withdrawnAt = new Gauge({
      name: 'atelier_release_withdrawn_timestamp_seconds',
      help: 'When this process last withdrew a version of a remote by itself.',
      labelNames,
      registers,
    });
    this.vitals = { LCP: vital('LCP'), INP: vital('INP'), CLS: vital('CLS'), blocked: vital('blocked') };
  }

  count(report: Report): void {
    const { remote, version } = report;
    if (report.kind === 'view') this.views.inc({ remote, version });
    else if (report.kind === 'failure') this.countFailures(report, report.phase, 1);
    else this.vitals[report.name].observe({ remote, version }, report.value / getUnit(report.name));
  }

  markWithdrawn({ remote, version }: VersionName): void {
    this.withdrawnAt.setToCurrentTime({ remote, version });
  }

  countFailures({ remote, version }: VersionName, phase: string, count: number): void {
    this.failures.inc({ remote, version, phase }, count);
  }
}
