import type { CloudEvent } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';

/** An effect of an event that follows after its handler, such as a written file. */
export interface LaterEffect {
  /** The event's ID and the effect. */
  _id: string;
  effect: string;
  /** What the effect waits for, such as an item, and the position that it must reach, such as a version. */
  of: string;
  position: number;
  expectedAt: Date;
  at: Date | null;
  error: string | null;
}

export const LATER_EFFECT = 'LaterEffect';
/** EventRetention adds the index by which entries expire. */
export const laterEffectSchema = new Schema<LaterEffect>(
  {
    _id: String,
    effect: { type: String, required: true },
    of: { type: String, required: true },
    position: { type: Number, required: true },
    expectedAt: { type: Date, required: true },
    at: { type: Date, default: null },
    error: { type: String, default: null },
  },
  { collection: 'later_effects', versionKey: false, strict: 'throw' },
);
laterEffectSchema.index({ of: 1, at: 1, position: 1 });

/** An effect as the timeline of its event shows it. */
export type EffectFact = Pick<LaterEffect, 'effect' | 'at' | 'error'>;
type FindEffects = (eventId: string) => Promise<EffectFact[]>;

/** Records when effects that follow after a handler have happened, for the timeline of an event. */
@Injectable()
export class LaterEffects {
  private readonly sources: FindEffects[] = [];

  constructor(@InjectModel(LATER_EFFECT) private readonly effects: Model<LaterEffect>) {}

  /** Notes what will follow; once per event, however often it is delivered. Part of the running transaction, if there is one. */
  async expect(
    event: CloudEvent,
    effects: Readonly<Record<string, Pick<LaterEffect, 'of' | 'position'>>>,
  ): Promise<void> {
    const expectedAt = new Date();
    for (const [effect, { of, position }] of Object.entries(effects)) {
      const entry = { effect, of, position, expectedAt, at: null, error: null };
      const _id = `${event.id} ${effect}`;
      await this.effects.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true });
      // Another event of the same version, such as `created` before `published`, may already have caused it.
      const reached = { of, position: trusted({ $gte: position }), at: trusted({ $ne: null }) };
      if ((await this.effects.exists(reached)) !== null)
        await this.effects.updateOne({ _id, at: null }, { $set: { at: new Date() } });
    }
  }

  /** Notes that everything up to this position has followed, or has failed. */
  async reach(of: string, position: number, error: string | null = null): Promise<void> {
    const due = { of, at: null, position: trusted({ $lte: position }) };
    await this.effects.updateMany(due, { $set: { at: new Date(), error } });
  }

  /** What effects still wait for. */
  findWaited(): Promise<string[]> {
    return this.effects.distinct('of', { at: null });
  }

  /** For effects that the service has records of anyway. */
  addSource(find: FindEffects): void {
    this.sources.push(find);
  }

  async find(eventId: string): Promise<EffectFact[]> {
    const noted = this.effects.find({ _id: trusted({ $gt: eventId, $lt: `${eventId}!` }) }).lean<LaterEffect[]>();
    const found = await Promise.all([noted, ...this.sources.map((find) => find(eventId))]);
    return found.flat();
  }
}
