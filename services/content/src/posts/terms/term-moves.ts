import type { TermMoveInput } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

type TermKind = TermMoveInput['kind'];

/** Where the posts of a former category or tag went. */
export interface StoredMove extends TermMoveInput {
  /** Such as `tag:Node`. */
  _id: string;
  movedAt: Date;
  movedBy: string | null;
}

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
  },
  { collection: 'post_term_moves', versionKey: false, strict: 'throw' },
).index({ kind: 1, to: 1 });

const toId = (kind: TermKind, name: string): string => `${kind}:${name}`;

/** The categories and tags that moved; each leads straight to the name that is used now. */
@Injectable()
export class TermMoves {
  constructor(@InjectModel(TERM_MOVE) private readonly moves: Model<StoredMove>) {}

  /** Stores a move in the current transaction; what led to the old name leads to the new one, which leads nowhere. */
  async keep({ kind, from, to }: TermMoveInput, movedBy: string | null): Promise<StoredMove> {
    const move = { _id: toId(kind, from), kind, from, to, movedAt: new Date(), movedBy };
    await this.moves.deleteOne({ _id: toId(kind, to) });
    await this.moves.updateMany({ kind, to: from }, { $set: { to } });
    await this.moves.replaceOne({ _id: move._id }, move, { upsert: true });
    return move;
  }

  async find(kind: TermKind, from: string): Promise<StoredMove | undefined> {
    return (await this.moves.findById(toId(kind, from)).lean<StoredMove>()) ?? undefined;
  }

  /** The latest ones. */
  list(): Promise<StoredMove[]> {
    return this.moves.find().sort({ movedAt: -1 }).limit(MAX_LISTED).lean<StoredMove[]>();
  }
}
