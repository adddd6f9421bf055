import { isDuplicateKey } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

/** When a task is next due, for whichever process comes first. */
export interface Turn {
  _id: string;
  nextAt: Date;
}

export const TURN = 'Turn';
export const turnSchema = new Schema<Turn>(
  { _id: String, nextAt: { type: Date, required: true } },
  { collection: 'turns', versionKey: false, strict: 'throw' },
);

/** Only one process does a task in each interval, however many run. */
@Injectable()
export class Turns {
  constructor(@InjectModel(TURN) private readonly turns: Model<Turn>) {}

  /** Returns true if the task is due and no other process took this turn. */
  async take(task: string, now: Date, intervalMs: number): Promise<boolean> {
    const nextAt = new Date(now.getTime() + intervalMs);
    const due = { _id: task, nextAt: trusted({ $lte: now }) };
    try {
      await this.turns.updateOne(due, { $set: { nextAt } }, { upsert: true });
      return true;
    } catch (error) {
      // The task is not due, so the update tried to insert a second record.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
