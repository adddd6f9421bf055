import type { Platform } from '@atelier/web-kit/platform/Platform';
import type { SentDraft } from '../drafts/drafts.api';
import type { Entry } from '../forms/toFormData';
import { uploadToLibrary } from '../media-picker/mediaFiles.api';

/** Uploads a form's files and replaces them with their library addresses, because drafts hold only text. */
export const withFileAddresses = async (
  platform: Pick<Platform, 'session'>,
  { draft, files = [] }: Entry<object>,
): Promise<SentDraft['values']> => {
  const values: Record<string, unknown> = { ...draft };
  for (const { field, file } of files) {
    const { signal } = new AbortController();
    const { data } = await uploadToLibrary(platform, file, { signal, onProgress: () => undefined });
    const listed = values[field];
    values[field] = Array.isArray(listed) ? [...listed, data.url] : data.url;
  }
  return values;
};
