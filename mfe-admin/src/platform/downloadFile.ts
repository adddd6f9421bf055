import type { TokenSource } from '@atelier/web-kit/api/ApiClient';
import { errorOfAnswer } from '@atelier/web-kit/api/ApiError';

const TIMEOUT_MS = 60_000;

const request = (session: TokenSource, path: string) =>
  fetch(`/api${path}`, {
    credentials: 'include',
    headers: { authorization: `Bearer ${session.token() ?? ''}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

const save = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** Fetches a file that only staff may have and hands it to the browser under `name`. Throws an ApiError with the status. */
export const downloadFile = async (session: TokenSource, path: string, name: string): Promise<void> => {
  const first = await request(session, path);
  const response = first.status === 401 && (await session.renew()) ? await request(session, path) : first;
  if (response.status === 401) session.expired();
  if (!response.ok) throw errorOfAnswer(response.status, undefined);
  save(await response.blob(), name);
};
