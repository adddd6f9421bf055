import { channelMoved, findTakenRoute, getRoutes, type ReleaseSet } from '@atelier/contracts';
import { AuditTrail, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { CanariesRepository } from '../canaries/canaries.repository.js';
import type { Canary } from '../canaries/canary.schema.js';
import { requireSeen } from '../publishing.js';
import { isPlatformOffered, toRelease, type VersionRecord } from '../versions/version.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import {
  type Channel,
  type ChannelMove,
  findPrevious,
  getPreviousChannel,
  promoted,
  provenVersions,
} from './channel.js';
import { ChannelsRepository } from './channels.repository.js';

const LIVE = 'live';
const NEXT = 'next';
/** Without them, nobody could visit the site, or undo anything. */
const INDISPENSABLE_ROUTES: ReadonlySet<string> = new Set(['/', '/admin']);
const FALLBACKS = 2;
const MOVES_LOOKED_AT = 50;

/** The current target of a channel, and the revision since when. */
export interface ChannelState {
  channel: Channel;
  revision: number;
}

/** A live version and the move that made it live. */
export interface LiveVersion extends Pick<ChannelMove, 'remote' | 'version' | 'kind' | 'movedAt'> {
  /** The version that a rollback restores. */
  previous: string | null;
}

const requireUnpinned = (channel: Channel | undefined): void => {
  if (channel?.pinned)
    throw new ConflictException(`${channel.remote} is pinned to ${channel.version}: ${channel.pinned.reason}`);
};

@Injectable()
export class ChannelsService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly versions: VersionsRepository,
    private readonly canaries: CanariesRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  async liveVersion(remote: string): Promise<string | undefined> {
    return (await this.channels.find(remote, LIVE))?.version;
  }

  /** The version on the channel that only staff see. */
  async nextVersion(remote: string): Promise<string | undefined> {
    return (await this.channels.find(remote, NEXT))?.version;
  }

  /** Points a channel to a registered version; does nothing if it is already there. `from` is the version that the caller saw. */
  async promote(remote: string, name: string, version: string, from?: string): Promise<ChannelState> {
    return this.transactions.run(() => this.moveTo(remote, name, version, from));
  }

  /** Makes a canary live; undefined if it was stopped or changed since it was read. */
  async finishCanary({ remote, version, startedAt }: Canary): Promise<ChannelState | undefined> {
    return this.transactions.run(async () => {
      const running = await this.canaries.find(remote);
      if (running?.startedAt.getTime() !== startedAt.getTime()) return undefined;
      return this.moveTo(remote, LIVE, version);
    });
  }

  /** Restores the previous version, one step back with each call. `from` is the version that the caller saw. */
  async rollBack(remote: string, name: string, from?: string): Promise<ChannelState> {
    return this.transactions.run(async () => {
      const current = await this.channels.find(remote, name);
      requireUnpinned(current);
      requireSeen(remote, name, current?.version, from);
      return this.stepBack(remote, name);
    });
  }

  /**
   * Takes a version out of the release set: if it is live, the previous one goes live, or the remote is retired if none can; if it
   * is the canary, the canary ends.
   */
  async removeVersion(remote: string, version: string): Promise<{ revision: number; isRetired: boolean }> {
    const current = await this.channels.find(remote, LIVE);
    const live = current?.version === version ? current : undefined;
    const isRetired = live !== undefined && !(await this.canStepBack(live));
    if (isRetired) await this.retire(live);
    else if (live !== undefined) await this.stepBack(remote, LIVE);
    const canary = await this.canaries.find(remote);
    if (canary?.version === version) await this.canaries.remove(remote);
    await this.channels.forgetVersion(remote, version);
    // A fallback may be gone, too, so shells need the new set in any case.
    return { revision: await this.channels.nextRevision(), isRetired };
  }

  /** Rolls back from a failing version; undefined if another one is live by now. */
  async withdraw(remote: string, version: string, reason: string): Promise<ChannelState | undefined> {
    return this.transactions.run(async () => {
      const current = await this.channels.find(remote, LIVE);
      const before = current?.version === version ? getPreviousChannel(current) : undefined;
      if (before === undefined) return undefined;
      await this.requireFreeRoutes(remote, before.version);
      return this.move('rollback', current, before, reason);
    });
  }

  /** The live version of each remote, and since when. */
  async liveVersions(): Promise<LiveVersion[]> {
    const channels = await this.channels.all(LIVE);
    const found = await Promise.all(
      channels.map(async (channel) => {
        const [move] = await this.channels.lastMoves(channel.remote, LIVE, 1);
        return move === undefined ? [] : [{ ...move, previous: findPrevious(channel) }];
      }),
    );
    return found.flat();
  }

  /** The release set: for each remote the live version, the previous one, and the fallbacks. */
  async liveReleases(): Promise<ReleaseSet> {
    // Read before the channels: a concurrent move may then show early and be fetched again, but is never missed.
    const revision = await this.channels.revision();
    const canaries = await this.canaries.all();
    const inUse = await Promise.all((await this.channels.all(LIVE)).map((channel) => this.versionsInUse(channel)));
    const wanted = inUse.flatMap(({ remote, live, previous, fallbacks }) =>
      [live, previous, ...fallbacks].flatMap((version) => (version === null ? [] : [{ remote, version }])),
    );
    const found = await this.versions.findAll([...wanted, ...canaries]);
    const release = (remote: string, version: string | null) => {
      const record = found.find((one) => one.remote === remote && one.version === version);
      return record === undefined || record.blocked ? null : toRelease(record);
    };
    const remotes = inUse.flatMap(({ remote, ...versions }) => {
      const live = release(remote, versions.live);
      const previous = release(remote, versions.previous);
      const fallbacks = versions.fallbacks.flatMap((version) => release(remote, version) ?? []);
      const canary = canaries.find((one) => one.remote === remote);
      const shown = canary && release(remote, canary.version);
      const share = canary && shown ? { canary: { release: shown, percent: canary.percent } } : {};
      return live === null ? [] : [[remote, { live, previous, fallbacks, ...share }] as const];
    });
    return { revision, remotes: Object.fromEntries(remotes) };
  }

  private async moveTo(remote: string, name: string, version: string, from?: string): Promise<ChannelState> {
    await this.requireUsable(remote, version);
    const current = await this.channels.find(remote, name);
    if (current?.version === version) return { channel: current, revision: await this.channels.revision() };
    requireSeen(remote, name, current?.version, from);
    requireUnpinned(current);
    await this.requireFreeRoutes(remote, version);
    return this.move('promotion', current, promoted(remote, name, current, version));
  }

  private async stepBack(remote: string, name: string): Promise<ChannelState> {
    const current = await this.channels.find(remote, name);
    const before = current && getPreviousChannel(current);
    if (before === undefined) throw new ConflictException(`There is no version of ${remote} to go back to.`);
    await this.requireFreeRoutes(remote, before.version);
    return this.move('rollback', current, before);
  }

  /** The remote has no pages until another version goes live. Throws 409 for the home page and the back-office. */
  private async retire(live: Channel): Promise<void> {
    const { remote, version } = live;
    const record = await this.versions.find(remote, version);
    const routes = (record && toRelease(record).pages?.routes) ?? [];
    if (routes.some((route) => INDISPENSABLE_ROUTES.has(route)))
      throw new ConflictException(`There is no version of ${remote} to go back to, and the site needs its pages.`);
    await this.canaries.remove(remote);
    await this.channels.remove(live);
  }

  /** Throws 409 if the live version of a remote must not change. A pin at the same moment sees what the caller writes. */
  async requireUnpinned(remote: string): Promise<void> {
    requireUnpinned(await this.channels.find(remote, LIVE));
    await this.channels.touch(remote, LIVE);
  }

  /** Throws 404 or 409 if a version cannot go live. */
  async requirePromotable(remote: string, version: string): Promise<void> {
    await this.requireUsable(remote, version);
    await this.requireFreeRoutes(remote, version);
  }

  /**
   * A route and the addresses below it belong to one remote: another one would take over its pages. Throws 409 for a version with
   * a route of another live remote.
   */
  async requireRoutesOf(record: VersionRecord): Promise<void> {
    const { remote, version } = record;
    const taken = await this.findTakenRoute(record);
    if (taken !== undefined)
      throw new ConflictException(
        `The route ${taken.route} belongs to ${taken.owner}; ${remote} ${version} cannot have it, or an address below it.`,
      );
  }

  private async findTakenRoute(record: VersionRecord) {
    return findTakenRoute(getRoutes(await this.liveReleases()), record.remote, toRelease(record).pages?.routes ?? []);
  }

  private async canStepBack(live: Channel): Promise<boolean> {
    const previous = findPrevious(live);
    const record = previous === null ? undefined : await this.versions.find(live.remote, previous);
    return record !== undefined && (await this.findTakenRoute(record)) === undefined;
  }

  private async requireUsable(remote: string, version: string): Promise<void> {
    const record = await this.versions.find(remote, version);
    if (record === undefined) throw new NotFoundException(`Version ${version} of ${remote} is not registered.`);
    if (record.blocked)
      throw new ConflictException(`Version ${version} of ${remote} is blocked: ${record.blocked.reason}`);
    if (!isPlatformOffered(record.manifest))
      throw new ConflictException(
        `Version ${version} of ${remote} needs platform ${record.manifest.platform}, which this Atelier does not offer. Update Atelier first.`,
      );
  }

  private async requireFreeRoutes(remote: string, version: string): Promise<void> {
    const record = await this.versions.find(remote, version);
    if (record !== undefined) await this.requireRoutesOf(record);
  }

  private async versionsInUse(channel: Channel) {
    const { remote, version: live } = channel;
    const previous = findPrevious(channel);
    const moves = await this.channels.lastMoves(remote, channel.channel, MOVES_LOOKED_AT);
    const proven = provenVersions(moves, new Date()).filter((version) => version !== live && version !== previous);
    return { remote, live, previous, fallbacks: proven.slice(0, FALLBACKS) };
  }

  private async move(
    kind: ChannelMove['kind'],
    from: Channel | undefined,
    to: Channel,
    note?: string,
  ): Promise<ChannelState> {
    const { remote, channel, version } = to;
    const step = { remote, channel, version, previousVersion: from?.version ?? null };
    // The canary was compared with the previously live version.
    if (channel === LIVE) await this.canaries.remove(remote);
    const revision = await this.channels.move(to, { ...step, kind, movedAt: new Date() });
    const record = await this.versions.find(remote, version);
    const sitemap = (record && toRelease(record).pages?.sitemap) ?? [];
    await this.outbox.add(channelMoved, remote, { ...step, revision, sitemap });
    await this.audit.record({
      action: kind === 'promotion' ? 'promoted' : 'rolled_back',
      resource: 'releases',
      item: { kind: 'channel', id: `${remote}:${channel}`, title: `${remote} (${channel})` },
      before: { release: from?.version },
      after: { release: version },
      note,
    });
    return { channel: to, revision };
  }
}
