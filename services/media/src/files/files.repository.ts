import type { FileRecord } from './file.js';

/** What is known of the stored files; their bytes are in object storage. */
export abstract class FilesRepository {
  abstract insert(files: readonly FileRecord[]): Promise<void>;
  abstract isKnown(path: string): Promise<boolean>;
  /** The files among these paths, in any order. */
  abstract withPaths(paths: readonly string[]): Promise<FileRecord[]>;
  abstract withIds(ids: readonly string[]): Promise<FileRecord[]>;
  /** The files that are, or were before they were replaced, at these paths without extension. */
  abstract withStems(stems: readonly string[]): Promise<FileRecord[]>;
  abstract isTrashed(stem: string): Promise<boolean>;
  /** Notes that items began or ceased to show a file, and how many show it now. */
  abstract noteShown(id: string, uses: number, at: Date): Promise<void>;
  /** Collectable files that were stored, and not begun or ceased to be shown, since these times: the oldest first. */
  abstract forgotten(limits: { storedBefore: Date; shownBefore: Date }): AsyncIterable<FileRecord>;
  abstract trashedBefore(limit: Date): AsyncIterable<FileRecord>;
  /** False where it is gone already. */
  abstract delete(id: string): Promise<boolean>;
}
