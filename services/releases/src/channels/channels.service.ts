import { channelMoved, type ReleaseSet } from '@atelier/contracts';
import { AuditTrail, Outbox, Transactions } from '@atelier/service-kit';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { toRelease } from '../versions/version.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { type Channel, type ChannelMove, previousOf, promoted, provenVersions, steppedBack } from './channel.js';
import { ChannelsRepository } from './channels.repository.js';

const LIVE = 'live';
const FALLBACKS = 2;
const MOVES_LOOKED_AT = 50;

/** A channel where it points now, and the revision since when. */
export interface ChannelState {
  channel: Channel;
  revision: number;
}

@Injectable()
export class ChannelsService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly versions: VersionsRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly transactions: Transactions,
  ) {}

  async liveVersion(remote: string): Promise<string | undefined> {
    return (await this.channels.find(remote, LIVE))?.version;
  }

  /** Points a channel to a registered version. One that is there already stays, without a move. */
  async promote(remote: string, name: string, version: string): Promise<ChannelState> {
    if ((await this.versions.find(remote, version)) === undefined)
      throw new NotFoundException(`Version ${version} of ${remote} is not registered.`);
    return this.transactions.run(async () => {
      const current = await this.channels.find(remote, name);
      if (current?.version === version) return { channel: current, revision: await this.channels.revision() };
      return this.move('promotion', current, promoted(remote, name, current, version));
    });
  }

  /** Points a channel to the version before; again, and it goes one step further back. */
  async rollBack(remote: string, name: string): Promise<ChannelState> {
    return this.transactions.run(async () => {
      const current = await this.channels.find(remote, name);
      const before = current && steppedBack(current);
      if (before === undefined) throw new ConflictException(`There is no version of ${remote} to go back to.`);
      return this.move('rollback', current, before);
    });
  }

  /** What is served: of each remote the live version, the one before, and those to fall back on. */
  async liveReleases(): Promise<ReleaseSet> {
    // Read before the channels: a move meanwhile may then show early, and is asked for again, but never stays unseen.
    const revision = await this.channels.revision();
    const inUse = await Promise.all((await this.channels.all(LIVE)).map((channel) => this.versionsInUse(channel)));
    const wanted = inUse.flatMap(({ remote, live, previous, fallbacks }) =>
      [live, previous, ...fallbacks].flatMap((version) => (version === null ? [] : [{ remote, version }])),
    );
    const found = await this.versions.findAll(wanted);
    const release = (remote: string, version: string | null) => {
      const record = found.find((one) => one.remote === remote && one.version === version);
      return record === undefined ? null : toRelease(record);
    };
    const remotes = inUse.flatMap(({ remote, ...versions }) => {
      const live = release(remote, versions.live);
      const previous = release(remote, versions.previous);
      const fallbacks = versions.fallbacks.flatMap((version) => release(remote, version) ?? []);
      return live === null ? [] : [[remote, { live, previous, fallbacks }] as const];
    });
    return { revision, remotes: Object.fromEntries(remotes) };
  }

  private async versionsInUse(channel: Channel) {
    const { remote, version: live } = channel;
    const previous = previousOf(channel);
    const moves = await this.channels.lastMoves(remote, channel.channel, MOVES_LOOKED_AT);
    const proven = provenVersions(moves, new Date()).filter((version) => version !== live && version !== previous);
    return { remote, live, previous, fallbacks: proven.slice(0, FALLBACKS) };
  }

  private async move(kind: ChannelMove['kind'], from: Channel | undefined, to: Channel): Promise<ChannelState> {
    const { remote, channel, version } = to;
    const step = { remote, channel, version, previousVersion: from?.version ?? null };
    const revision = await this.channels.move(to, { ...step, kind, movedAt: new Date() });
    await this.outbox.add(channelMoved, remote, step);
    await this.audit.record({
      action: kind === 'promotion' ? 'promoted' : 'rolled_back',
      resource: 'releases',
      item: { kind: 'channel', id: `${remote}:${channel}`, title: `${remote} (${channel})` },
      before: { release: from?.version },
      after: { release: version },
    });
    return { channel: to, revision };
  }
}
