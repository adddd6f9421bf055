import type { MediaFile, MediaFilePatch, QueryOfCall } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { mediaFilesAddress, type Upload } from '../../media-picker/mediaFiles.api';
import { sendForm } from '../../platform/sendForm';
import { withVersion } from '../../resource-page/versions';
import type { MediaListState } from './mediaListState';

export const FILES_PER_PAGE = 24;

type Query = QueryOfCall<'GET /media-files'>;

const getFilter = (choice: string): string | undefined => (choice === 'all' ? undefined : choice);
const getUsed = (shown: string): Query['used'] => {
  if (shown === 'used') return 'yes';
  return shown === 'unused' ? 'no' : undefined;
};

/** The address of the list call. The state comes from the page's address unchecked; the server validates it. */
export const mediaListAddress = ({ page, search, tag, type, shown, sort }: Omit<MediaListState, 'view'>) =>
  mediaFilesAddress({
    page,
    limit: FILES_PER_PAGE,
    search: search || undefined,
    tag: getFilter(tag),
    type: getFilter(type) as Query['type'],
    used: getUsed(shown),
    trashed: shown === 'trash' ? 'true' : undefined,
    sort: sort as Query['sort'],
  });

/** The loaded version of a file; a change is rejected if someone else saved first. */
type Loaded = Pick<MediaFile, 'id' | 'version'>;

export const readFile = (api: ApiClient, id: string) => api.call('GET /media-files/{id}', { params: { id } });

export const describeFile = (api: ApiClient, { id, version }: Loaded, body: MediaFilePatch) =>
  api.call('PATCH /media-files/{id}', { params: { id }, body, headers: withVersion(version) });

export const trashFile = (api: ApiClient, id: string, isForced = false) =>
  api.call('DELETE /media-files/{id}', { params: { id }, query: { force: isForced ? 'true' : undefined } });

export const restoreFile = (api: ApiClient, id: string) =>
  api.call('POST /media-files/{id}/restore', { params: { id } });

export const replaceFile = (platform: Pick<Platform, 'session'>, id: string, file: File, upload: Upload) => {
  const body = new FormData();
  body.append('file', file);
  return sendForm(platform, 'POST /media-files/{id}/replace', { params: { id }, body, ...upload });
};
