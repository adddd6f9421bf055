import type { FileRecord } from './file.js';

/** What is known of the stored files; their bytes are in object storage. */
export abstract class FilesRepository {
  abstract insert(files: readonly FileRecord[]): Promise<void>;
  abstract isKnown(path: string): Promise<boolean>;
}
