import { randomBytes } from 'node:crypto';
import type { Role, StoredFile } from '@atelier/contracts';
import { openStorage, readEnvironment, storageEnvironment } from '@atelier/service-kit';
import {
  type AnswerBody,
  dropDatabase,
  emptyStorage,
  inspectDatabase,
  type StorageKind,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { start } from '../src/index.js';

/** The same square of 8 × 8 pixels. */
const SQUARES = {
  jpg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABgf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCoAUpL/9k=',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWO4m2aMFTEMLQkAs2RdgQI+FBwAAAAASUVORK5CYII=',
  webp: 'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoIAAgAAUAmJaACdLoB+AAF9AAAm//OwbEu145//YO/nAfnAf0UAAAA',
  gif: 'R0lGODlhCAAIAIAAAExpcd1mMyH5BAUAAAAALAAAAAAIAAgAAAIHjI+py+1dAAA7',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAIAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgg4CL9pAQ0GkDIUGUJjBMAANAAAkEDJF4M8W4sikO4=',
};

/** Behind what it says to hold, each format may carry bytes that no reader minds; those of AVIF stand in a box of their own. */
const padding = (kind: keyof typeof SQUARES, bytes: number): Buffer => {
  const filling = randomBytes(bytes);
  if (kind !== 'avif') return filling;
  filling.writeUInt32BE(bytes);
  filling.write('free', 4, 'latin1');
  return filling;
};

/** A picture of this kind and size in bytes. */
export const anImage = (kind: keyof typeof SQUARES = 'png', bytes = 2000): Buffer => {
  const square = Buffer.from(SQUARES[kind], 'base64');
  return Buffer.concat([square, padding(kind, bytes - square.length)]);
};

export type Part = [name: string, content: Buffer | string, filename?: string];

export const toForm = (parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, content, filename = 'picture.png'] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)]), filename);
  }
  return form;
};

/** The media service on real servers. */
export const startMedia = async (kind: StorageKind, extra: NodeJS.ProcessEnv = {}) => {
  const keys = await startKeyServer();
  const place = await emptyStorage(kind);
  const env = serviceTestEnvironment('media', keys.jwksUrl, { ...place.env, ...extra });
  const service = await start(env);
  const storage = openStorage(readEnvironment(storageEnvironment, place.env));
  const send = async (path: string, parts: readonly Part[], as: Role | 'visitor' = 'editor') => {
    const headers = as === 'visitor' ? {} : await keys.headersFor(as);
    const response = await fetch(`${service.url}${path}`, { method: 'POST', headers, body: toForm(parts) });
    return { status: response.status, body: (await response.json()) as AnswerBody & { url?: string } };
  };
  return {
    env,
    keys,
    storage,
    url: service.url,
    service,
    upload: async (parts: readonly Part[], as: Role | 'visitor' = 'editor') => {
      const { status, body } = await send('/upload', parts, as);
      return { status, body, files: body.data as unknown as StoredFile[] };
    },
    send,
    read: (path: string, headers: Record<string, string> = {}) => fetch(`${service.url}${path}`, { headers }),
    objects: async () => {
      const paths: string[] = [];
      for await (const path of storage.list('media/')) paths.push(path);
      return paths.sort();
    },
    records: () =>
      inspectDatabase(env.MONGODB_DATABASE, (database) =>
        database.collection<{ _id: string }>('files').find().toArray(),
      ),
    fileCount: () => inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('files').countDocuments()),
    stop: async () => {
      await service.stop();
      await place.remove();
      await keys.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    },
  };
};
export type Media = Awaited<ReturnType<typeof startMedia>>;
