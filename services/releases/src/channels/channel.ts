import type { AuditActor } from '@atelier/contracts';

/** The version that a remote's channel points to. `trail` holds the versions that rollbacks restore, the next one last. */
export interface Channel {
  remote: string;
  channel: string;
  version: string;
  trail: string[];
  /** Why and since when it must not move; null or absent if it may. */
  pinned?: { reason: string; at: Date; by: AuditActor } | null;
}

/** An append-only entry of a channel's history. */
export interface ChannelMove {
  remote: string;
  channel: string;
  kind: 'promotion' | 'rollback';
  version: string;
  previousVersion: string | null;
  movedAt: Date;
  /** Absent in moves from before this was recorded. */
  movedBy?: AuditActor | null;
  /** Of the release set. Absent in moves from before this was recorded. */
  revision?: number;
}

/** Far more rollbacks than anybody needs; the history itself is kept in full. */
const TRAIL_LENGTH = 100;
const PROVEN_AFTER_MS = 10 * 60_000;

/**
 * Versions that were live for ten minutes and not rolled back, latest first. `moves` are in order, and the last one is still in
 * effect at `now`.
 */
export const provenVersions = (moves: readonly ChannelMove[], now: Date): string[] => {
  const withdrawn = new Set(
    moves.flatMap(({ kind, previousVersion }) => (kind === 'rollback' ? [previousVersion] : [])),
  );
  const proven = moves.filter(({ version, movedAt }, index) => {
    const until = moves[index + 1]?.movedAt ?? now;
    return !withdrawn.has(version) && until.getTime() - movedAt.getTime() >= PROVEN_AFTER_MS;
  });
  return [...new Set(proven.toReversed().map(({ version }) => version))];
};

/** Where a rollback leads. Blocked and removed versions leave the trail, so it can end with the current version. */
const findPreviousPlace = ({ trail, version }: Channel): number => trail.findLastIndex((before) => before !== version);

export const findPrevious = (channel: Channel): string | null => channel.trail[findPreviousPlace(channel)] ?? null;

/** The channel after a promotion: the previously live version is added to the trail. */
export const promoted = (remote: string, channel: string, current: Channel | undefined, version: string): Channel => ({
  remote,
  channel,
  version,
  trail: current === undefined ? [] : [...current.trail, current.version].slice(-TRAIL_LENGTH),
});

/** The channel one step back; undefined if the trail is empty. Later rollbacks skip the version that was rolled back. */
export const getPreviousChannel = (current: Channel): Channel | undefined => {
  const place = findPreviousPlace(current);
  const version = current.trail[place];
  return version === undefined ? undefined : { ...current, version, trail: current.trail.slice(0, place) };
};
