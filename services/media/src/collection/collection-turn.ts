import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

/** When something is next to be done, by whichever process comes first. */
export interface Turn {
  _id: string;
  nextAt: Date;
}

export const TURN = 'Turn';
export const turnSchema = new Schema<Turn>(
  { _id: String, nextAt: { type: Date, required: true } },
  { collection: 'turns', versionKey: false, strict: 'throw' },
);

const COLLECTION = 'collection';

const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 11000;

/** One process collects in each interval, however many run. */
@Injectable()
export class CollectionTurn {
  constructor(@InjectModel(TURN) private readonly turns: Model<Turn>) {}

  /** True where it is time, and nobody else took this turn. */
  async take(now: Date, intervalMs: number): Promise<boolean> {
    const nextAt = new Date(now.getTime() + intervalMs);
    const due = { _id: COLLECTION, nextAt: trusted({ $lte: now }) };
    try {
      await this.turns.updateOne(due, { $set: { nextAt } }, { upsert: true });
      return true;
    } catch (error) {
      // Not due, so that the update tried to insert a second one.
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
