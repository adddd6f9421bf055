import { type Model, Schema, type SchemaDefinition } from 'mongoose';

/** A stored item; its fields depend on its kind. */
export type StoredItem = Record<string, unknown>;

/** Earlier than any scheduled time, so that unscheduled items stay out of the schedule's index. */
export const NO_TIME = new Date(0);

interface Collection {
  name: string;
  fields: SchemaDefinition;
  /** The field that controls visibility. */
  statusField: string;
  /** Fields that lists filter by, in addition to the status, including the one with multiple values. */
  filters: readonly string[];
  /** Names of the sort keys. */
  sorts: readonly string[];
}

/**
 * A kind's collection with the indexes that its lists need: each filter and each search returns every order without sorting,
 * and without reading items that it does not show.
 */
export const itemSchema = ({ name, fields, statusField, filters, sorts }: Collection): Schema<StoredItem> => {
  const schema = new Schema<StoredItem>(
    {
      slug: { type: String, required: true },
      formerSlugs: { type: [String], default: [] },
      trashed: { type: Boolean, default: false },
      firstPublishedAt: { type: Date, default: null },
      publishAt: { type: Date, default: null },
      unpublishAt: { type: Date, default: null },
      version: { type: Number, required: true },
      updatedBy: { type: String, default: null },
      createdById: { type: String, default: null },
      sort: { type: Schema.Types.Mixed, default: {} },
      searchTokens: { type: [String], default: [] },
      shows: { type: [String], default: [] },
      derivation: { type: Number, default: 0 },
      ...fields,
    },
    { collection: name, versionKey: false, timestamps: true, strict: 'throw', minimize: false, autoIndex: false },
  );
  schema.index({ slug: 1 }, { unique: true, partialFilterExpression: { trashed: false } });
  schema.index({ slug: 1, trashed: 1, updatedAt: -1 });
  schema.index({ formerSlugs: 1, trashed: 1, updatedAt: -1 });
  schema.index({ shows: 1 });
  schema.index({ derivation: 1 });
  schema.index({ updatedAt: -1 }, { partialFilterExpression: { trashed: true } });
  for (const moment of ['publishAt', 'unpublishAt'])
    schema.index({ [moment]: 1 }, { partialFilterExpression: { [moment]: { $gt: NO_TIME } } });
  for (const sort of sorts) {
    schema.index({ trashed: 1, [statusField]: 1, [`sort.${sort}`]: 1 });
    for (const filter of ['searchTokens', ...filters])
      schema.index({ trashed: 1, [statusField]: 1, [filter]: 1, [`sort.${sort}`]: 1 });
  }
  return schema;
};

/** Creates all indexes in one command: separately they take seconds in a new collection. */
export const makeIndexes = async ({ schema, collection }: Model<StoredItem>): Promise<void> => {
  const specifications = schema.indexes().map(([key, { unique, partialFilterExpression }]) => ({
    key: key as Record<string, 1 | -1>,
    ...(unique === undefined ? {} : { unique: true }),
    ...(partialFilterExpression === undefined ? {} : { partialFilterExpression }),
  }));
  await collection.createIndexes(specifications);
};
