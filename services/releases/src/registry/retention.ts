import type { VersionState } from '@atelier/contracts';

const LAST_VERSIONS_KEPT = 10;

const IN_USE: readonly (readonly [VersionState, string])[] = [
  ['live', 'It is live.'],
  ['previous', 'A rollback would bring it back.'],
  ['canary', 'It is shown to a share of the visitors.'],
  ['next', 'It is on the channel next.'],
  ['fallback', 'It is served when newer versions fail.'],
];

/** Why a version cannot be removed, or null if it can; `place` counts from the newest, which is 0. */
export const getRetentionReason = (states: readonly VersionState[], place: number): string | null => {
  const [, reason] = IN_USE.find(([state]) => states.includes(state)) ?? [];
  if (reason !== undefined) return reason;
  return place < LAST_VERSIONS_KEPT ? `It is among the last ${LAST_VERSIONS_KEPT} versions.` : null;
};
