import { type ImportItem, type PictureFile, placePictures, type Redirect } from '@atelier/content-import';
import { pathOfItem } from '@atelier/contracts/content/content-types';
import type { PageDraft } from '@atelier/contracts/content/page';
import type { PostDraft } from '@atelier/contracts/content/post';
import { MAX_PAGE_SIZE } from '@atelier/contracts/http/pagination';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { ApiError } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { uploadToLibrary } from '../../media-picker/mediaFiles.api';
import { readAllPages } from '../../platform/readAllPages';

/** An item of the export, with the call that creates it. */
export type ForeignDraft =
  | { kind: 'post'; item: ImportItem<PostDraft> }
  | { kind: 'page'; item: ImportItem<PageDraft> };

export const findTimeZone = async (api: ApiClient): Promise<string> =>
  (await api.get(getAddress('GET /studio'))).data.timeZone;

/** Slugs of the items that exist, such as `post/glue-that-holds`. */
export const findExisting = async (api: ApiClient): Promise<Set<string>> => {
  const existing = new Set<string>();
  const query = { status: 'all', limit: MAX_PAGE_SIZE } as const;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await api.get(getAddress('GET /blog', { query: { ...query, page } }));
    for (const { slug } of data) existing.add(`post/${slug}`);
    pages = pagination.totalPages;
  }
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await api.get(getAddress('GET /pages', { query: { ...query, page } }));
    for (const { slug } of data) existing.add(`page/${slug}`);
    pages = pagination.totalPages;
  }
  return existing;
};

/** The paths that are redirected already. */
export const findRedirected = async (api: ApiClient): Promise<Set<string>> => {
  const redirects = await readAllPages((page, limit) =>
    api.get(getAddress('GET /seo/redirects', { query: { page, limit } })),
  );
  return new Set(redirects.map(({ from }) => from));
};

export const addressOf = ({ kind, item }: ForeignDraft): string => pathOfItem(kind, item.draft.slug);

/** Fails for a path that somebody has redirected in the meantime. */
export const createRedirect = (api: ApiClient, redirect: Redirect) =>
  api.call('PUT /seo/redirects', { body: { ...redirect, mustBeNew: true } });

/** Bytes of a picture; fails with its name if it is damaged, as one of an archive may be. */
const readBytes = ({ path, read }: PictureFile): Promise<Blob> =>
  read().catch(() => {
    throw new ApiError(`The picture ${path} is damaged`, 'answer');
  });

const noProgress = (): void => undefined;

/** Uploads pictures when an item first needs them, each once. */
export class PictureUploads {
  private readonly addresses = new Map<number, string>();

  constructor(
    private readonly platform: Pick<Platform, 'session'>,
    private readonly files: readonly PictureFile[],
    private readonly signal: AbortSignal,
  ) {}

  find(index: number): string | undefined {
    return this.addresses.get(index);
  }

  async upload(index: number): Promise<void> {
    const picture = this.files[index];
    if (picture === undefined || this.addresses.has(index)) return;
    const name = picture.path.split('/').at(-1) ?? 'picture';
    const file = new File([await readBytes(picture)], name);
    const { data } = await uploadToLibrary(this.platform, file, { signal: this.signal, onProgress: noProgress });
    this.addresses.set(index, data.url);
  }
}

/** Creates an item with its pictures. A picture that the library refuses fails the item: nothing is lost unnoticed. */
export const createItem = async (api: ApiClient, uploads: PictureUploads, draft: ForeignDraft): Promise<void> => {
  for (const index of draft.item.pictures) await uploads.upload(index);
  const find = (index: number) => uploads.find(index);
  if (draft.kind === 'post') await api.call('POST /blog', { body: placePictures(draft.item.draft, find) });
  else await api.call('POST /pages', { body: placePictures(draft.item.draft, find) });
};
