import type { MediaFile, QueryOfCall } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import type { SentBytes } from '../platform/fetchWithProgress';
import { sendForm } from '../platform/sendForm';

export const mediaFilesAddress = (query: QueryOfCall<'GET /media-files'>) => getAddress('GET /media-files', { query });

export interface Upload {
  signal: AbortSignal;
  onProgress: (bytes: SentBytes) => void;
}

/** Uploads one file to the library. */
export const uploadToLibrary = (platform: Pick<Platform, 'session'>, file: File, upload: Upload) => {
  const body = new FormData();
  body.append('file', file);
  return sendForm(platform, 'POST /media-files', { body, ...upload });
};

export type Shown = Pick<MediaFile, 'url' | 'variants' | 'width' | 'height' | 'focalPoint' | 'contentType'>;
