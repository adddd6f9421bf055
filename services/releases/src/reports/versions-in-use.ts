import { releasesInUse } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { ChannelsService } from '../channels/channels.service.js';
import type { VersionName } from './minutes.repository.js';

const KNOWN_FOR_MS = 5000;
/** An unknown version may have just gone live, or be made up. */
const ASK_AGAIN_AFTER_MS = 50;

const getKey = ({ remote, version }: VersionName): string => `${remote}/${version}`;

/** The versions in the release set; reports about others do not count. */
@Injectable()
export class VersionsInUse {
  private keys: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  private askedAtMs = 0;

  constructor(private readonly channels: ChannelsService) {}

  async only<Named extends VersionName>(named: readonly Named[]): Promise<Named[]> {
    const known = await this.keysOfLast(KNOWN_FOR_MS);
    const keys = named.every((one) => known.has(getKey(one))) ? known : await this.keysOfLast(ASK_AGAIN_AFTER_MS);
    return named.filter((one) => keys.has(getKey(one)));
  }

  private keysOfLast(ageMs: number): Promise<ReadonlySet<string>> {
    if (Date.now() - this.askedAtMs <= ageMs) return this.keys;
    this.askedAtMs = Date.now();
    this.keys = this.load();
    this.keys.catch(() => {
      this.askedAtMs = 0;
    });
    return this.keys;
  }

  private async load(): Promise<ReadonlySet<string>> {
    const set = await this.channels.liveReleases();
    return new Set(
      Object.keys(set.remotes).flatMap((remote) =>
        releasesInUse(set, remote).map(({ version }) => getKey({ remote, version })),
      ),
    );
  }
}
