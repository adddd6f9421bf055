import type { UploadRule } from '@atelier/contracts/http/operation';
import { uploadRefusal } from '@atelier/contracts/media/upload';

/** Why files are rejected, in the server's words; undefined if accepted. `held` is the number already chosen. */
export const refusalOfFiles = (
  files: readonly File[],
  { maxFiles, maxBytes, types }: Pick<UploadRule, 'maxFiles' | 'maxBytes' | 'types'>,
  held = 0,
): string | undefined => {
  if (files.length > maxFiles) return uploadRefusal.tooMany;
  if (files.length + held > maxFiles) return uploadRefusal.moreThan(maxFiles);
  if (files.some(({ type }) => !types.includes(type))) return uploadRefusal.wrongType(types);
  return files.some(({ size }) => size > maxBytes) ? uploadRefusal.tooLarge(maxBytes) : undefined;
};
