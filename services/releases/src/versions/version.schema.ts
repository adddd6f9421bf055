import { Schema } from 'mongoose';
import type { VersionRecord } from './version.js';

export const VERSION = 'Version';

/** `_id` is remote and version, so nothing can be registered twice. */
export type VersionFields = VersionRecord & { _id: string };

export const versionId = (remote: string, version: string): string => `${remote}/${version}`;

export const versionSchema = new Schema<VersionFields>(
  {
    _id: String,
    remote: { type: String, required: true },
    version: { type: String, required: true },
    manifest: { type: Object, required: true },
    files: { type: [{ _id: false, path: String, bytes: Number, sha384: String }], required: true },
    publishedAt: { type: Date, required: true },
    commit: String,
    signature: { type: Object },
    firstViewBytes: Number,
    publishedBy: { type: Object, default: null },
    blocked: { type: Object, default: null },
  },
  { collection: 'versions', versionKey: false, strict: 'throw', minimize: false },
);
versionSchema.index({ remote: 1, publishedAt: -1, _id: -1 });
