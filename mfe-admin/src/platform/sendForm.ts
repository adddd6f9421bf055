import type { AnswerOfCall } from '@atelier/contracts';
import { ApiClient, UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { type CallKey, getPlace } from '@atelier/web-kit/api/calls';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { fetchWithProgress, type SentBytes } from './fetchWithProgress';

interface Sending {
  params?: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal;
  onProgress: (bytes: SentBytes) => void;
}

/** Sends a form like the API client (token, one renewal, the catalog's messages) and reports the upload progress. */
export const sendForm = <Key extends CallKey>(
  { session }: Pick<Platform, 'session'>,
  key: Key,
  { params, body, signal, onProgress }: Sending,
): Promise<AnswerOfCall<Key>> => {
  const [method, path] = getPlace(key, { params });
  const client = new ApiClient(session, '/api', fetchWithProgress(onProgress));
  return client.send(method, path, { body, timeoutMs: UPLOAD_TIMEOUT_MS, ...(signal === undefined ? {} : { signal }) });
};
