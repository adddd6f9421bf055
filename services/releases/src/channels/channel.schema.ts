import { Schema } from 'mongoose';
import type { Channel, ChannelMove } from './channel.js';

export const CHANNEL = 'Channel';
export const CHANNEL_MOVE = 'ChannelMove';
export const REVISION = 'Revision';

export type ChannelFields = Channel & { _id: string };

export const channelId = (remote: string, channel: string): string => `${remote}/${channel}`;

export const channelSchema = new Schema<ChannelFields>(
  {
    _id: String,
    remote: { type: String, required: true },
    channel: { type: String, required: true },
    version: { type: String, required: true },
    trail: { type: [String], required: true },
    pinned: { type: Object, default: null },
  },
  { collection: 'channels', versionKey: false, timestamps: true, strict: 'throw' },
);

export const channelMoveSchema = new Schema<ChannelMove>(
  {
    remote: { type: String, required: true },
    channel: { type: String, required: true },
    kind: { type: String, enum: ['promotion', 'rollback'], required: true },
    version: { type: String, required: true },
    previousVersion: { type: String, default: null },
    movedAt: { type: Date, required: true },
    movedBy: { type: Object, default: null },
    revision: Number,
  },
  { collection: 'channel_moves', versionKey: false, strict: 'throw' },
);
channelMoveSchema.index({ remote: 1, channel: 1, revision: 1, _id: 1 });

/** One document with a number that increases with each move of any channel. */
export interface Revision {
  _id: 'live';
  number: number;
}

export const revisionSchema = new Schema<Revision>(
  { _id: String, number: { type: Number, required: true } },
  { collection: 'revisions', versionKey: false, strict: 'throw' },
);
