import { releasesInUse } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { ChannelsService } from '../channels/channels.service.js';
import type { VersionName } from './minutes.repository.js';

const KNOWN_FOR_MS = 5000;
/** An unknown version may have just gone live, or be made up. */
const ASK_AGAIN_AFTER_MS = 50;

const getKey = ({ remote, version }: VersionName): string => `${remote}/${version}`;

/** By remote and version: the chunks of a version, of which some are pages. */
type Chunks = ReadonlyMap<string, ReadonlySet<string>>;

/** The versions in the release set; reports about others do not count. */
@Injectable()
export class VersionsInUse {
  private chunks: Promise<Chunks> = Promise.resolve(new Map());
  private askedAtMs = 0;

  constructor(private readonly channels: ChannelsService) {}

  /** A page that its version does not have is left out. */
  async only<Named extends VersionName & { page?: string | undefined }>(named: readonly Named[]): Promise<Named[]> {
    const known = await this.chunksOfLast(KNOWN_FOR_MS);
    const all = named.every((one) => known.has(getKey(one))) ? known : await this.chunksOfLast(ASK_AGAIN_AFTER_MS);
    return named.flatMap((one) => {
      const chunks = all.get(getKey(one));
      if (chunks === undefined) return [];
      return [one.page === undefined || chunks.has(one.page) ? one : { ...one, page: undefined }];
    });
  }

  private chunksOfLast(ageMs: number): Promise<Chunks> {
    if (Date.now() - this.askedAtMs <= ageMs) return this.chunks;
    this.askedAtMs = Date.now();
    this.chunks = this.load();
    this.chunks.catch(() => {
      this.askedAtMs = 0;
    });
    return this.chunks;
  }

  private async load(): Promise<Chunks> {
    const set = await this.channels.liveReleases();
    return new Map(
      Object.keys(set.remotes).flatMap((remote) =>
        releasesInUse(set, remote).map(
          ({ version, preload }) => [getKey({ remote, version }), new Set(Object.keys(preload))] as const,
        ),
      ),
    );
  }
}
