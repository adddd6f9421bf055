import { isDeepStrictEqual } from 'node:util';
import type { Connection, Model } from 'mongoose';
import type { DerivedState } from './derived-state.js';

const MARK = '_rebuild_';
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000;

/** A copy of a collection that is built beside it, and takes its place in one step. */
export class ShadowCopy<Fields> {
  private constructor(
    private readonly connection: Connection,
    private readonly state: DerivedState<Fields>,
    private readonly liveName: string,
    readonly model: Model<Fields>,
  ) {}

  /** Creates an empty copy with the indexes of the collection. The name has the time, so that leftovers are recognized. */
  static async create<Fields>(connection: Connection, state: DerivedState<Fields>): Promise<ShadowCopy<Fields>> {
    const liveName = String(state.schema.get('collection'));
    await dropLeftovers(connection, liveName);
    const name = `${liveName}${MARK}${Date.now()}`;
    const schema = state.schema.clone();
    schema.set('autoCreate', false).set('autoIndex', false);
    const model = connection.model<Fields>(name, schema, name);
    await model.createCollection();
    await model.createIndexes();
    return new ShadowCopy(connection, state, liveName, model);
  }

  /** The number of rebuilt documents that the live collection lacks, or has otherwise. */
  async countDifferences(): Promise<number> {
    let different = 0;
    for await (const rebuilt of this.model.collection.find()) {
      const live = await this.live.findOne({ _id: rebuilt._id });
      if (!isDeepStrictEqual(live, rebuilt)) different += 1;
    }
    return different;
  }

  /**
   * Takes over what the log cannot tell: live documents without an event in the replayed period. With `keepsNewer`, a live
   * document of a later version wins too. Returns how many documents came from the live collection alone.
   */
  async takeOver({ keepsNewer }: { keepsNewer: boolean }): Promise<number> {
    const { version, takeOver } = this.state;
    const rebuilt = await this.model.countDocuments();
    const isNewer = { $gt: [`$$new.${version}`, `$${version}`] };
    const steps = [
      ...(takeOver === undefined ? [] : [{ $set: takeOver }]),
      ...(version === undefined || !keepsNewer ? [] : [{ $replaceWith: { $cond: [isNewer, '$$new', '$$ROOT'] } }]),
    ];
    const whenMatched = steps.length === 0 ? 'keepExisting' : steps;
    const merge = { into: this.model.collection.name, on: '_id', whenMatched, whenNotMatched: 'insert' };
    await this.live.aggregate([{ $merge: merge }]).toArray();
    return (await this.model.countDocuments()) - rebuilt;
  }

  /** Readers find the old collection before this step, and the new one after it. */
  async replaceLive(): Promise<void> {
    await this.model.collection.rename(this.liveName, { dropTarget: true });
  }

  async drop(): Promise<void> {
    await this.model.collection.drop().catch(() => false);
    this.connection.deleteModel(this.model.modelName);
  }

  private get live() {
    return this.connection.collection(this.liveName);
  }
}

/** A rebuild that was killed leaves its copy behind. A younger one may still be running. */
const dropLeftovers = async (connection: Connection, liveName: string): Promise<void> => {
  const prefix = `${liveName}${MARK}`;
  for (const { name } of await connection.listCollections())
    if (name.startsWith(prefix) && Number(name.slice(prefix.length)) < Date.now() - LEFTOVER_AFTER_MS)
      await connection.dropCollection(name);
};
