import type { VersionRecord } from './version.js';

/** Registered versions: they are added and read, never changed. */
export abstract class VersionsRepository {
  /** False where this version is registered already. */
  abstract insert(version: VersionRecord): Promise<boolean>;
  abstract find(remote: string, version: string): Promise<VersionRecord | undefined>;
  abstract findAll(wanted: readonly { remote: string; version: string }[]): Promise<VersionRecord[]>;
  /** Newest first. */
  abstract ofRemote(remote: string): Promise<Pick<VersionRecord, 'version' | 'publishedAt'>[]>;
}
