import type { FileRecord } from './file.js';

/** `path` is below /media, such as `covers/first-post.webp`. Missing facts about a picture are unknown. */
export interface SampleFile {
  path: string;
  contentType: string;
  bytes: Buffer;
  alt?: string;
  facts?: Pick<FileRecord, 'width' | 'height' | 'blur'>;
}
