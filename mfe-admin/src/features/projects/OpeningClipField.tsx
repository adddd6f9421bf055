import { LibraryFileField } from '../../media-picker/LibraryFileField';
import type { ProjectFormProps } from './ProjectFormProps';

/** A short clip that plays silently over the featured image, which stays its poster. */
export function OpeningClipField({ form }: ProjectFormProps) {
  return (
    <LibraryFileField
      control={form.control}
      name="opening_clip"
      label="Opening clip"
      sort="clip"
      hint="Optional. Plays without sound in place of the featured image, which visitors see first"
    />
  );
}
