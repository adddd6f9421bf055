import { Schema } from 'mongoose';
import type { UploadRecord } from './upload.js';

export const UPLOAD = 'Upload';

/** `_id` is the object's path, so no path can be reserved twice. */
export type UploadFields = UploadRecord & { _id: string };

export const uploadSchema = new Schema<UploadFields>(
  {
    _id: String,
    remote: { type: String, required: true },
    version: { type: String, required: true },
    path: { type: String, required: true },
    sha384: { type: String, required: true },
    bytes: { type: Number, default: null },
  },
  { collection: 'uploads', versionKey: false, timestamps: true, strict: 'throw' },
);
export const UPLOADER = 'Uploader';

/** An uploader of files of a version; `_id` contains both. */
export interface UploaderFields {
  _id: string;
}

export const uploaderSchema = new Schema<UploaderFields>(
  { _id: String },
  { collection: 'uploaders', versionKey: false, timestamps: true, strict: 'throw' },
);

uploadSchema.index({ remote: 1, version: 1 });
