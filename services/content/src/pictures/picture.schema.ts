import { Schema } from 'mongoose';
import type { Picture } from './picture.js';

export const PICTURE = 'Picture';

export type StoredPicture = Omit<Picture, 'id'> & { _id: string };

export const pictureSchema = new Schema<StoredPicture>(
  {
    _id: String,
    stems: { type: [String], required: true },
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    blur: { type: String, default: null },
    alt: { type: String, default: '' },
    focalPoint: { type: new Schema({ x: Number, y: Number }, { _id: false }), default: null },
    version: { type: Number, default: 0 },
  },
  { collection: 'pictures', versionKey: false, strict: 'throw', minimize: false },
);
pictureSchema.index({ stems: 1 });
