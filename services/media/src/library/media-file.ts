import type { FileUse, MediaFile } from '@atelier/contracts';
import { type FileRecord, toStoredFile } from '../files/file.js';
import type { Reference } from '../references/reference.schema.js';

export const toMediaFile = (record: FileRecord): MediaFile => {
  const { name, folder, alt, tags, focalPoint, typeface, uploadedBy, uses, version, updatedBy } = record;
  return {
    ...toStoredFile(record),
    name,
    folder,
    alt,
    tags,
    focalPoint,
    typeface,
    uploadedBy,
    uploadedAt: record.storedAt.toISOString(),
    uses,
    trashedAt: record.trashedAt?.toISOString() ?? null,
    version,
    updatedBy,
    updatedAt: record.updatedAt.toISOString(),
  };
};

export const toFileUse = ({ _id, title, path }: Reference): FileUse => {
  const [kind = '', id = ''] = _id.split(':');
  return { kind: kind as FileUse['kind'], id, title: title ?? null, path: path ?? null };
};
