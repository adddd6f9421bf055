import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';

/** What is known of one kind's collection as a whole. */
interface KindState {
  _id: string;
  /** Grows with every write: what was remembered of lists at another revision is out of date. */
  revision: number;
  /** Which rules the derived fields of its items follow. */
  derivation: number;
}

export const KIND_STATE = 'KindState';
export const kindStateSchema = new Schema<KindState>(
  { _id: String, revision: { type: Number, default: 0 }, derivation: { type: Number, default: 0 } },
  { collection: 'kind_states', versionKey: false, strict: 'throw' },
);

@Injectable()
export class ItemState {
  constructor(@InjectModel(KIND_STATE) private readonly states: Model<KindState>) {}

  /** Called in the transaction of every write. */
  async grow(kind: string): Promise<void> {
    await this.states.updateOne({ _id: kind }, { $inc: { revision: 1 } }, { upsert: true });
  }

  /** As the majority has it: no list is remembered by a revision that is ahead of what lists read. */
  async revision(kind: string): Promise<number> {
    const state = await this.states.findById(kind, { revision: 1 }).readConcern('majority').lean<KindState>();
    return state?.revision ?? 0;
  }

  async derivation(kind: string): Promise<number> {
    const state = await this.states.findById(kind, { derivation: 1 }).lean<KindState>();
    return state?.derivation ?? 0;
  }

  async setDerivation(kind: string, derivation: number): Promise<void> {
    await this.states.updateOne({ _id: kind }, { $set: { derivation }, $inc: { revision: 1 } }, { upsert: true });
  }
}
