import { isDeepStrictEqual } from 'node:util';
import type { CloudEvent } from '@atelier/contracts';
import type { Connection, Model, Schema } from 'mongoose';
import type { DerivedState } from './derived-state.js';
import type { Comparison, Shadow } from './shadow.js';

const MARK = '_rebuild_';
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000;

/** Creates an empty collection beside a live one. The name has the time, so that leftovers are recognized. */
export const createCopy = async <Fields>(connection: Connection, live: Schema<Fields>): Promise<Model<Fields>> => {
  const liveName = String(live.get('collection'));
  await dropLeftovers(connection, liveName);
  const name = `${liveName}${MARK}${Date.now()}`;
  const schema = live.clone();
  schema.set('autoCreate', false).set('autoIndex', false);
  const model = connection.model<Fields>(name, schema, name);
  await model.createCollection();
  return model;
};

export const dropCopy = async <Fields>(
  connection: Connection,
  { collection, modelName }: Model<Fields>,
): Promise<void> => {
  await collection.drop().catch(() => false);
  connection.deleteModel(modelName);
};

interface Options {
  /** A live document of a later version than the rebuilt one stays. */
  keepsNewer: boolean;
}

/** A copy of a collection that is built beside it, and takes its place in one step. */
export class ShadowCopy<Fields> implements Shadow {
  private readonly follow: (event: CloudEvent) => Promise<void>;

  private constructor(
    private readonly connection: Connection,
    private readonly state: DerivedState<Fields>,
    private readonly model: Model<Fields>,
    private readonly options: Options,
  ) {
    this.follow = state.follow(model, connection);
  }

  /** Creates an empty copy with the indexes of the collection. */
  static async create<Fields>(
    connection: Connection,
    state: DerivedState<Fields>,
    options: Options,
  ): Promise<ShadowCopy<Fields>> {
    const model = await createCopy(connection, state.schema);
    await model.createIndexes();
    return new ShadowCopy(connection, state, model, options);
  }

  apply(event: CloudEvent): Promise<void> {
    return this.follow(event);
  }

  async complete(): Promise<Comparison> {
    const rebuilt = await this.model.countDocuments();
    // What the service has made of a document since counts as equal.
    const takenOver = await this.takeOver(rebuilt);
    return { rebuilt, different: await this.countDifferences(), takenOver };
  }

  /** Readers find the old collection before this step, and the new one after it. */
  async replaceLive(): Promise<void> {
    await this.model.collection.rename(this.liveName, { dropTarget: true });
  }

  async onReplaced(): Promise<void> {
    await this.state.onReplaced?.(this.connection);
  }

  async drop(): Promise<void> {
    await dropCopy(this.connection, this.model);
  }

  /** The number of rebuilt documents that the live collection lacks, or has otherwise. */
  private async countDifferences(): Promise<number> {
    let different = 0;
    for await (const rebuilt of this.model.collection.find()) {
      const live = await this.live.findOne({ _id: rebuilt._id });
      if (!isDeepStrictEqual(live, rebuilt)) different += 1;
    }
    return different;
  }

  /**
   * Takes over what the log cannot tell: live documents without an event in the replayed period. Returns how many documents
   * came from the live collection alone.
   */
  private async takeOver(rebuilt: number): Promise<number> {
    const { version, takeOver } = this.state;
    const isNewer = { $gt: [`$$new.${version}`, `$${version}`] };
    const steps = [
      ...(takeOver === undefined ? [] : [{ $set: takeOver }]),
      ...(version === undefined || !this.options.keepsNewer
        ? []
        : [{ $replaceWith: { $cond: [isNewer, '$$new', '$$ROOT'] } }]),
    ];
    const whenMatched = steps.length === 0 ? 'keepExisting' : steps;
    const merge = { into: this.model.collection.name, on: '_id', whenMatched, whenNotMatched: 'insert' };
    await this.live.aggregate([{ $merge: merge }]).toArray();
    return (await this.model.countDocuments()) - rebuilt;
  }

  private get liveName(): string {
    return String(this.state.schema.get('collection'));
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
