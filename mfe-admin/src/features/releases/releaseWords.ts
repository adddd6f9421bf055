import type { AuditActor, VersionState } from '@atelier/contracts';
import type { StatusColor } from '../../layout/Status';
import { formatBytes } from '../../numbers/numbers';
import type { ReleaseChanges } from './releaseChanges';

export const actorName = (actor: AuditActor | null): string => actor?.name ?? 'Not recorded';

export const STATE_LABELS: Readonly<Record<VersionState, string>> = {
  live: 'Live',
  previous: 'Previous',
  canary: 'Canary',
  next: 'Next',
  fallback: 'Fallback',
  proven: 'Proven',
  rolled_back: 'Rolled back',
};
export const STATE_COLORS: Readonly<Record<VersionState, StatusColor>> = {
  live: 'success',
  previous: 'processing',
  canary: 'processing',
  next: 'processing',
  fallback: 'processing',
  proven: 'default',
  rolled_back: 'warning',
};

const MOVE_LABELS: Readonly<Record<string, string>> = { promotion: 'Made live', rollback: 'Rolled back' };

export const moveLabel = (kind: string): string => MOVE_LABELS[kind] ?? kind.replaceAll(/[_-]/g, ' ');

const signed = (value: number, words: string): string => `${value > 0 ? '+' : '−'}${words}`;

/** '+3 KB', '−12 KB', 'no change'. */
export const sizeChange = (bytes: number): string =>
  bytes === 0 ? 'no change' : signed(bytes, formatBytes(Math.abs(bytes)));

/** '84 KB', or '84 KB (+2 KB)' if the earlier size is known. */
export const firstViewSize = (bytes: number, before: number | null | undefined): string =>
  before == null ? formatBytes(bytes) : `${formatBytes(bytes)} (${sizeChange(bytes - before)})`;

/** '+2', '−1', 'no change'. */
export const countChange = (count: number): string =>
  count === 0 ? 'no change' : signed(count, String(Math.abs(count)));

const SHORT_COMMIT = 7;

const shortCommit = (commit: string): string => commit.slice(0, SHORT_COMMIT);

/** '0a1b2c3…4d5e6f7', as Git shows a range; the later commit alone if the earlier one is unknown or the same. */
export const commitRange = (before: string | null | undefined, after: string): string =>
  before == null || before === after ? shortCommit(after) : `${shortCommit(before)}…${shortCommit(after)}`;

/** '3 changed, 1 added', or 'No file differs'. */
export const fileChanges = ({ changed, added, removed }: ReleaseChanges['files']): string => {
  const parts = [
    [changed, 'changed'],
    [added, 'added'],
    [removed, 'removed'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length === 0 ? 'No file differs' : told.join(', ');
};
