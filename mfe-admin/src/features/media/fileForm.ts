import type { FocalPoint, MediaFile, MediaFilePatch } from '@atelier/contracts';
import { mediaFilePatch } from '@atelier/contracts/media/file-description';
import * as z from 'zod';

/** The dialog's values as form controls hold them. */
export interface FileFormValues {
  name: string;
  alt: string;
  tags: string[];
  focalPoint: FocalPoint | null;
}

export const formOfFile = ({ name, alt, tags, focalPoint }: MediaFile): FileFormValues => ({
  name,
  alt,
  tags,
  focalPoint,
});

/** The contract's rules and messages. */
export const fileForm = z
  .custom<FileFormValues>()
  .transform((values): MediaFilePatch => values)
  .pipe(mediaFilePatch);
