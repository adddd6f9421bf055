import type { ReleaseMove, RemoteSummary, VersionEntry } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { CanariesRepository } from '../canaries/canaries.repository.js';
import { CanaryComparison } from '../canaries/canary-comparison.js';
import { findPrevious } from '../channels/channel.js';
import { ChannelsRepository } from '../channels/channels.repository.js';
import { ChannelsService } from '../channels/channels.service.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { getRetentionReason } from './retention.js';
import { versionStates } from './version-states.js';

const LIVE = 'live';
const MOVES_LOOKED_AT = 50;

/** The registry as staff see it: the live version of each remote, its versions, and its history. */
@Injectable()
export class RegistryService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly versionRecords: VersionsRepository,
    private readonly releases: ChannelsService,
    private readonly canaries: CanariesRepository,
    private readonly comparison: CanaryComparison,
  ) {}

  async remotes(): Promise<RemoteSummary[]> {
    const counts = await this.versionRecords.countByRemote();
    return Promise.all(
      counts.map(async (count) => {
        const live = await this.getLive(count.remote);
        return { ...count, live, canary: await this.getCanary(count.remote, live?.version) };
      }),
    );
  }

  /** Newest first. */
  async versions(remote: string): Promise<VersionEntry[]> {
    const versions = await this.versionRecords.ofRemote(remote);
    const moves = await this.channels.lastMoves(remote, LIVE, MOVES_LOOKED_AT);
    const inUse = (await this.releases.liveReleases()).remotes[remote];
    const getStates = versionStates({ ...inUse, next: await this.releases.nextVersion(remote) }, moves);
    return versions.map((version, place) => {
      const states = getStates(version.version);
      const publishedAt = version.publishedAt.toISOString();
      return {
        ...version,
        publishedAt,
        live: states.includes('live'),
        states,
        keptBecause: getRetentionReason(states, place),
      };
    });
  }

  async moves(remote: string, at: { page: number; limit: number }): Promise<{ moves: ReleaseMove[]; total: number }> {
    const { moves, total } = await this.channels.pageOfMoves(remote, LIVE, at);
    const told = moves.map(({ _id, kind, version, previousVersion, movedAt, movedBy = null }) => {
      return { id: String(_id), kind, version, previousVersion, movedAt: movedAt.toISOString(), by: movedBy };
    });
    return { moves: told, total };
  }

  private async getCanary(remote: string, live: string | undefined): Promise<RemoteSummary['canary']> {
    const canary = await this.canaries.find(remote);
    return canary === undefined ? null : this.comparison.describe(canary, live);
  }

  private async getLive(remote: string): Promise<RemoteSummary['live']> {
    const channel = await this.channels.find(remote, LIVE);
    if (channel === undefined) return null;
    const [last] = await this.channels.lastMoves(remote, LIVE, 1);
    return {
      version: channel.version,
      previousVersion: findPrevious(channel),
      since: last?.movedAt.toISOString() ?? null,
      by: last?.movedBy ?? null,
      pinnedBecause: channel.pinned?.reason ?? null,
    };
  }
}
