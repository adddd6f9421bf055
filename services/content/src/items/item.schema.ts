import { Schema, type SchemaDefinition } from 'mongoose';
import type { Facet } from './item.js';
import type { StoredItem } from './mongo-items.repository.js';

interface Collection {
  name: string;
  fields: SchemaDefinition;
  /** Field that says what visitors see. */
  statusField: string;
  /** Fields that lists filter by, beside the status; one that holds many values is among them. */
  filters: readonly string[];
  /** Names of the sort keys; the first is the lists' own order, which every filter keeps. */
  sorts: readonly [string, ...string[]];
}

export type StatusValues = readonly Facet[];

/**
 * A kind's collection with the indexes that its lists need: each filter and each search answers in the order of the list,
 * without sorting and without reading what it does not show.
 */
export const itemSchema = ({ name, fields, statusField, filters, sorts }: Collection): Schema<StoredItem> => {
  const schema = new Schema<StoredItem>(
    {
      slug: { type: String, required: true },
      formerSlugs: { type: [String], default: [] },
      trashed: { type: Boolean, default: false },
      firstPublishedAt: { type: Date, default: null },
      version: { type: Number, required: true },
      updatedBy: { type: String, default: null },
      sort: { type: Schema.Types.Mixed, default: {} },
      searchTokens: { type: [String], default: [] },
      ...fields,
    },
    { collection: name, versionKey: false, timestamps: true, strict: 'throw', minimize: false },
  );
  const [ownOrder] = sorts;
  schema.index({ slug: 1 }, { unique: true, partialFilterExpression: { trashed: false } });
  schema.index({ formerSlugs: 1 }, { sparse: true });
  for (const sort of sorts) {
    schema.index({ trashed: 1, [statusField]: 1, [`sort.${sort}`]: 1, _id: 1 });
    schema.index({ trashed: 1, [statusField]: 1, searchTokens: 1, [`sort.${sort}`]: 1, _id: 1 });
  }
  for (const filter of filters)
    schema.index({ trashed: 1, [statusField]: 1, [filter]: 1, [`sort.${ownOrder}`]: 1, _id: 1 });
  return schema;
};
