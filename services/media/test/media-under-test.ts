import { randomBytes } from 'node:crypto';
import type { Role } from '@atelier/contracts';
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

const SIGNATURES = {
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: Buffer.from('RIFF....WEBPVP8 '),
  gif: Buffer.from('GIF89a'),
  avif: Buffer.from('\0\0\0\x1cftypavif', 'latin1'),
};

/** Bytes that begin as an image of this kind does. */
export const anImage = (kind: keyof typeof SIGNATURES = 'png', bytes = 2000): Buffer =>
  Buffer.concat([SIGNATURES[kind], randomBytes(bytes - SIGNATURES[kind].length)]);

export type Part = [name: string, content: Buffer | string, filename?: string];

export const formOf = (parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, content, filename = 'picture.png'] of parts) {
    if (typeof content === 'string') form.append(name, content);
    else form.append(name, new Blob([new Uint8Array(content)]), filename);
  }
  return form;
};

/** The media service on real servers. */
export const startMedia = async (kind: StorageKind) => {
  const keys = await startKeyServer();
  const place = await emptyStorage(kind);
  const env = serviceTestEnvironment('media', keys.jwksUrl, place.env);
  const service = await start(env);
  const storage = openStorage(readEnvironment(storageEnvironment, place.env));
  return {
    env,
    keys,
    storage,
    url: service.url,
    upload: async (parts: readonly Part[], as: Role | 'visitor' = 'editor') => {
      const headers = as === 'visitor' ? {} : await keys.headersFor(as);
      const response = await fetch(`${service.url}/upload`, { method: 'POST', headers, body: formOf(parts) });
      const body = (await response.json()) as AnswerBody & { url?: string };
      return { status: response.status, body, files: body.data as unknown as { path: string; url: string }[] };
    },
    read: (path: string, headers: Record<string, string> = {}) => fetch(`${service.url}${path}`, { headers }),
    objects: async () => {
      const paths: string[] = [];
      for await (const path of storage.list('media/')) paths.push(path);
      return paths.sort();
    },
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
