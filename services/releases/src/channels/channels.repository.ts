import type { Channel, ChannelMove } from './channel.js';

/** Where the channels point, how they came there, and the number of moves so far. */
export abstract class ChannelsRepository {
  abstract find(remote: string, channel: string): Promise<Channel | undefined>;
  abstract all(channel: string): Promise<Channel[]>;
  /** Writes the channel and its move, and answers the revision that begins with it. */
  abstract move(to: Channel, move: ChannelMove): Promise<number>;
  abstract revision(): Promise<number>;
}
