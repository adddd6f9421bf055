import type { MediaFile } from '@atelier/contracts';
import type { UploadRule } from '@atelier/contracts/http/operation';
import { LIBRARY_PICTURE_UPLOAD, uploadRefusal } from '@atelier/contracts/media/upload';
import { isApiError } from '@atelier/web-kit/api/ApiError';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { refusalOfFiles } from '../forms/refusalOfFiles';
import { usePlatform } from '../platform/usePlatform';
import { failureMessage } from '../resource-page/settleFailure';
import { uploadToLibrary } from './mediaFiles.api';

const AT_ONCE = 2;

/** `refused` means that the file breaks a rule, so a retry would not help. */
type UploadState = 'waiting' | 'sending' | 'stored' | 'refused' | 'failed' | 'cancelled';

export interface UploadEntry {
  key: number;
  file: File;
  state: UploadState;
  percent: number;
  message?: string;
}

/** Whether the server rejected the file itself; the server's check is final, because it reads the file's content. */
const isRefusal = (error: unknown): boolean => isApiError(error) && [400, 413, 415].includes(error.status);

type Change = (entries: readonly UploadEntry[]) => readonly UploadEntry[];

const changed =
  (key: number, changes: Partial<UploadEntry>): Change =>
  (entries) =>
    entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry));

const isOver = ({ state }: UploadEntry): boolean => state !== 'waiting' && state !== 'sending';

let lastKey = 0;
const toEntry = (file: File, rule: UploadRule): UploadEntry => {
  lastKey += 1;
  const message = refusalOfFiles([file], rule);
  const rest = message === undefined ? { state: 'waiting' as const } : { state: 'refused' as const, message };
  return { key: lastKey, file, percent: 0, ...rest };
};

/** Uploads files to the library, a few at a time, each with its own progress, result, and retry. */
export const useUploads = (onStored: (file: MediaFile) => void, rule: UploadRule = LIBRARY_PICTURE_UPLOAD) => {
  const platform = usePlatform();
  const [entries, dispatch] = useReducer((list: readonly UploadEntry[], change: Change) => change(list), []);
  const running = useRef(new Map<number, AbortController>());
  const tellStored = useEffectEvent(onStored);

  const send = useEffectEvent(async ({ key, file }: UploadEntry) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    dispatch(changed(key, { state: 'sending', percent: 0 }));
    try {
      const { data } = await uploadToLibrary(platform, file, {
        signal: stop.signal,
        onProgress: ({ sent, total }) => dispatch(changed(key, { percent: Math.floor((100 * sent) / total) })),
      });
      dispatch(changed(key, { state: 'stored', percent: 100 }));
      tellStored(data);
    } catch (error) {
      const message = failureMessage(error) || uploadRefusal.failed;
      const state = isRefusal(error) ? 'refused' : 'failed';
      dispatch(changed(key, stop.signal.aborted ? { state: 'cancelled' } : { state, message }));
    } finally {
      running.current.delete(key);
    }
  });

  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    const next = entries.filter(({ state, key }) => state === 'waiting' && !running.current.has(key));
    for (const entry of next.slice(0, Math.max(0, free))) void send(entry);
  }, [entries]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const pending = entries.filter((entry) => !isOver(entry)).length;
  return {
    entries,
    add: (files: readonly File[]) => dispatch((list) => [...list, ...files.map((file) => toEntry(file, rule))]),
    cancel: (key: number) => {
      running.current.get(key)?.abort();
      dispatch((list) =>
        list.map((one) => (one.key === key && one.state === 'waiting' ? { ...one, state: 'cancelled' } : one)),
      );
    },
    retry: (key: number) => dispatch(changed(key, { state: 'waiting', percent: 0 })),
    clear: () => dispatch((list) => list.filter((entry) => !isOver(entry))),
    isBusy: pending > 0,
    pending,
    failed: entries.filter(({ state }) => state === 'failed').length,
  };
};

export type Uploads = ReturnType<typeof useUploads>;
