import type { Report } from '@atelier/contracts';
import { getBucket } from './vital-buckets.js';

export interface FailureMessage {
  phase: string;
  message: string;
  at: Date;
}

/** Views and failures by phase of one network. */
export type NetworkCounts = { views?: number } & Record<string, number>;

/** The reports about one version of a remote in one minute. Missing counts are absent. */
export interface MinuteCounts {
  remote: string;
  version: string;
  minute: Date;
  views?: number;
  failures?: Record<string, number>;
  /** By name and bucket. */
  vitals?: Record<string, Record<string, number>>;
  /** Those that name a page, by page, name and bucket. */
  pageVitals?: Record<string, Record<string, Record<string, number>>>;
  networks?: Record<string, NetworkCounts>;
  /** Pages that a server rendered or failed to render with it. */
  renders?: number;
  messages?: FailureMessage[];
}

export type Increments = Record<string, number>;

const getFields = (report: Report, network: string): string[] => {
  if (report.kind === 'view') return ['views', `networks.${network}.views`];
  if (report.kind === 'failure') return [`failures.${report.phase}`, `networks.${network}.${report.phase}`];
  const bucket = `${report.name}.${getBucket(report.name, report.value)}`;
  return [`vitals.${bucket}`, ...(report.page === undefined ? [] : [`pageVitals.${report.page}.${bucket}`])];
};

/** Converts the reports about one version to increments of its minute. */
export const getIncrements = (reports: readonly Report[], network: string): Increments => {
  const increments: Increments = {};
  for (const field of reports.flatMap((report) => getFields(report, network)))
    increments[field] = (increments[field] ?? 0) + 1;
  return increments;
};
