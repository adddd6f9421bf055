import type { TermMoveInput } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

type TermKind = TermMoveInput['kind'];

/** Where the posts of a former category or tag went. */
export interface StoredMove extends TermMoveInput {
  /** Such as `tag:Node`. */
  _id: string;
  movedAt: Date;
  movedBy: string | null;
  /** Until then, the next call of the same move is awaited; null if no posts were left. */
  busyUntil?: Date | null;
}

/** Longer than a call takes; a move that was stopped or lost its tab is free after that. */
const BUSY_MS = 60_000;
const MAX_LISTED = 500;

export const TERM_MOVE = 'TermMove';
export const termMoveSchema = new Schema<StoredMove>(
  {
    _id: String,
    kind: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    movedAt: { type: Date, required: true },
    movedBy: { type: String, default: null },
    busyUntil: { type: Date, default: null },
  },
  { collection: 'post_term_moves', versionKey: false, strict: 'throw' },
).index({ kind: 1, to: 1 });

const getBusyUntil = (now: Date): Date => new Date(now.getTime() + BUSY_MS);

const toId = (kind: TermKind, name: string): string => `${kind}:${name}`;

/** The categories and tags that moved; each leads straight to the name that is used now. */
@Injectable()
export class TermMoves {
  constructor(@InjectModel(TERM_MOVE) private readonly moves: Model<StoredMove>) {}

  /** Stores a move in the current transaction; what led to the old name leads to the new one, which leads nowhere. */
  async keep({ kind, from, to }: TermMoveInput, movedBy: string | null): Promise<StoredMove> {
    const now = new Date();
    const move = { _id: toId(kind, from), kind, from, to, movedAt: now, movedBy, busyUntil: getBusyUntil(now) };
    await this.moves.deleteOne({ _id: toId(kind, to) });
    await this.moves.updateMany({ kind, to: from }, { $set: { to } });
    await this.moves.replaceOne({ _id: move._id }, move, { upsert: true });
    return move;
  }

  /** Another move under way that takes posts from one of these names, or brings them to the old one. */
  async findClashing({ kind, from, to }: TermMoveInput): Promise<StoredMove | undefined> {
    const others = { _id: trusted({ $ne: toId(kind, from) }), $or: [{ from: to }, { to: from }] };
    const elsewhere = { _id: toId(kind, from), to: trusted({ $ne: to }) };
    const isBusy = { kind, busyUntil: trusted({ $gt: new Date() }) };
    return (await this.moves.findOne({ ...isBusy, $or: [others, elsewhere] }).lean<StoredMove>()) ?? undefined;
  }

  /** Keeps other moves of these names away until the next call, if posts are left. */
  async noteCall({ _id, to }: StoredMove, remaining: number): Promise<void> {
    const busyUntil = remaining === 0 ? null : getBusyUntil(new Date());
    await this.moves.updateOne({ _id, to }, { $set: { busyUntil } });
  }

  async find(kind: TermKind, from: string): Promise<StoredMove | undefined> {
    return (await this.moves.findById(toId(kind, from)).lean<StoredMove>()) ?? undefined;
  }

  /** The latest ones. */
  list(): Promise<StoredMove[]> {
    return this.moves.find().sort({ movedAt: -1 }).limit(MAX_LISTED).lean<StoredMove[]>();
  }
}
