import { currentActor } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { Channel, ChannelMove } from './channel.js';
import { CHANNEL, CHANNEL_MOVE, type ChannelFields, channelId, REVISION, type Revision } from './channel.schema.js';

const LIVE = 'live';

const toChannel = ({ remote, channel, version, trail, pinned = null }: ChannelFields): Channel => ({
  remote,
  channel,
  version,
  trail,
  pinned,
});

/** By revision, because clocks of replicas differ. Moves from before revisions were recorded come last. */
const LATEST_FIRST = { revision: -1, _id: -1 } as const;

/** Channel targets, their history, and the number of moves so far. */
@Injectable()
export class ChannelsRepository {
  constructor(
    @InjectModel(CHANNEL) private readonly channels: Model<ChannelFields>,
    @InjectModel(CHANNEL_MOVE) private readonly moves: Model<ChannelMove>,
    @InjectModel(REVISION) private readonly revisions: Model<Revision>,
  ) {}

  async find(remote: string, channel: string): Promise<Channel | undefined> {
    const found = await this.channels.findById(channelId(remote, channel)).lean<ChannelFields>();
    return found === null ? undefined : toChannel(found);
  }

  async all(channel: string): Promise<Channel[]> {
    const found = await this.channels.find({ channel }).sort({ _id: 1 }).lean<ChannelFields[]>();
    return found.map(toChannel);
  }

  /** The latest moves of a channel, oldest first. */
  async lastMoves(remote: string, channel: string, limit: number): Promise<ChannelMove[]> {
    const found = await this.moves.find({ remote, channel }).sort(LATEST_FIRST).limit(limit).lean<ChannelMove[]>();
    return found.toReversed();
  }

  /** A page of the moves of a channel, latest first. */
  async pageOfMoves(remote: string, channel: string, { page, limit }: { page: number; limit: number }) {
    const [moves, total] = await Promise.all([
      this.moves
        .find({ remote, channel })
        .sort(LATEST_FIRST)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<(ChannelMove & { _id: Types.ObjectId })[]>(),
      this.moves.countDocuments({ remote, channel }),
    ]);
    return { moves, total };
  }

  /** Writes the channel and its move; returns the new revision. */
  async move(to: Channel, move: ChannelMove): Promise<number> {
    await this.channels.updateOne({ _id: channelId(to.remote, to.channel) }, { $set: to }, { upsert: true });
    const revision = await this.nextRevision();
    await this.moves.create([{ ...move, movedBy: currentActor(), revision }]);
    return revision;
  }

  /** The channel's history stays. */
  async remove({ remote, channel }: Channel): Promise<void> {
    await this.channels.deleteOne({ _id: channelId(remote, channel) });
  }

  /** Starts a new revision of the release set. */
  async nextRevision(): Promise<number> {
    const revision = await this.revisions
      .findOneAndUpdate({ _id: LIVE }, { $inc: { number: 1 } }, { upsert: true, returnDocument: 'after' })
      .lean<Revision>()
      .orFail();
    return revision.number;
  }

  /** Removes a version from the trails. A concurrent move is retried, and sees the result of this transaction. */
  async forgetVersion(remote: string, version: string): Promise<void> {
    await this.channels.updateMany({ remote }, { $pull: { trail: version }, $set: { updatedAt: new Date() } });
  }

  /** A concurrent change of the channel is retried, and sees the result of this transaction. */
  async touch(remote: string, channel: string): Promise<void> {
    await this.channels.updateOne({ _id: channelId(remote, channel) }, { $set: { updatedAt: new Date() } });
  }

  async setPinned(remote: string, channel: string, pinned: NonNullable<Channel['pinned']> | null): Promise<void> {
    await this.channels.updateOne({ _id: channelId(remote, channel) }, { $set: { pinned } });
  }

  async revision(): Promise<number> {
    const revision = await this.revisions.findById(LIVE).lean<Revision>();
    return revision?.number ?? 0;
  }
}
