import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';
import { recovery, replacements, section, table } from '../containers/report-tables.ts';

export interface ClusterFigures {
  description: string;
  madeHere: readonly string[];
  readySeconds: number;
}

export const CLUSTER_REPORT = 'docs/cluster-measured.md';

const LOAD =
  '200 requests a second. A rollout starts a new pod before an old one ends; content, gateway and shell have two.';

/** Writes the run's measurements to docs/cluster-measured.md. */
export const writeClusterReport = ({ description, madeHere, readySeconds }: ClusterFigures): void => {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const made =
    madeHere.length === 0
      ? 'All base images were pulled.'
      : `Base images made from real programs, because they could not be pulled: ${madeHere.join(', ')}.`;
  const lines = [
    '# Kubernetes, measured',
    '',
    'Written by `npm run test:cluster`; its tests are in `deploy/testing/cluster`.',
    '',
    `${cpus().length} cores, ${gigabytes} GB. ${description}. ${made}`,
    '',
    ...table(
      ['From', 'to', 'Seconds'],
      [['an empty namespace', 'every pod is ready, with sample content and first releases', readySeconds]],
    ),
    ...section('cluster-recovery', recovery('Killed pods', 'Pod')),
    ...section('cluster-replacements', replacements(LOAD)),
  ];
  writeFileSync(join(repositoryRoot, CLUSTER_REPORT), lines.join('\n'));
};
