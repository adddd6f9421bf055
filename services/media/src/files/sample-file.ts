import type { FileRecord } from './file.js';

/** `path` is below /media, such as `covers/first-post.webp`. What is not said of a picture is not known. */
export interface SampleFile {
  path: string;
  contentType: string;
  bytes: Buffer;
  alt?: string;
  facts?: Pick<FileRecord, 'width' | 'height' | 'blur'>;
}
