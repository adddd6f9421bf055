import type { MediaType } from '@atelier/contracts';
import { InvalidInput, type UploadedFile } from '@atelier/service-kit';

/** Requires a form to have files; throws 400 with the name of the field if it has none. */
export const withFiles = <File extends UploadedFile<MediaType>>(
  files: readonly File[],
  field: string,
): readonly [File, ...File[]] => {
  const [first, ...others] = files;
  if (first === undefined) throw new InvalidInput([{ field, message: 'At least one file is required' }]);
  return [first, ...others];
};
