import { ApiClient, type CallOptions } from '@atelier/web-kit/api/ApiClient';
import type { Platform } from '@atelier/web-kit/platform/Platform';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { fetchWithProgress, type SentBytes } from './fetchWithProgress';

/** The upload progress of the current form; undefined without one. */
export class FormProgress {
  private bytes: SentBytes | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): SentBytes | undefined => this.bytes;

  readonly report = (bytes: SentBytes | undefined): void => {
    this.bytes = bytes;
    for (const listener of this.listeners) listener();
  };
}

export const FormProgressContext = createContext(new FormProgress());

/** The progress of the current form, in percent. */
const useFormProgress = (): number | undefined => {
  const progress = useContext(FormProgressContext);
  const bytes = useSyncExternalStore(progress.subscribe, progress.snapshot);
  return bytes === undefined || bytes.total === 0 ? undefined : Math.floor((100 * bytes.sent) / bytes.total);
};

/** What an editor says while it saves: the progress, or the given words. */
export const useSavingWords = (words: string): string => {
  const sentPercent = useFormProgress();
  // When everything is sent, the server is still processing.
  return sentPercent === undefined || sentPercent === 100 ? words : `Uploading… ${sentPercent}%`;
};

/** The platform with a client that reports the progress of forms; other requests are unchanged. */
export const reportingForms = (platform: Platform, progress: FormProgress): Platform => {
  const { api, session } = platform;
  const forms = new ApiClient(session, '/api', fetchWithProgress(progress.report));
  const send = async <Answer>(method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
    if (!(options.body instanceof FormData)) return api.send<Answer>(method, path, options);
    try {
      return await forms.send<Answer>(method, path, options);
    } finally {
      progress.report(undefined);
    }
  };
  return { ...platform, api: Object.assign(Object.create(api) as ApiClient, { send }) };
};
