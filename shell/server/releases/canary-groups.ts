import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { getRoutes, type RemoteRelease, remoteAt } from '@atelier/contracts';
import type { ReleaseFollower } from './release-follower.js';

const BUCKET = /(?:^|;\s*)atelier-bucket=(\d{1,2})(?:;|$)/;
const BUCKETS = 100;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** The version of a remote that a request gets. */
export interface Group {
  isCanary: boolean;
  /** A version that only this browser gets, instead of the live one. */
  preview?: RemoteRelease | undefined;
  /** Headers of the answer that keep the visitor in the group. */
  headers: readonly string[];
}

const EVERYONE: Group = { isCanary: false, headers: [] };

/**
 * Assigns visitors to the group of the canary or of the live version. A cookie keeps them there: it contains only a random
 * number from 0 to 99, and is set only on pages of a remote that has a canary.
 */
export class CanaryGroups {
  private readonly attributes: string;

  constructor(
    private readonly follower: Pick<ReleaseFollower, 'current'>,
    publicUrl: string,
  ) {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/; Max-Age=${WEEK_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  of({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Group {
    const { current } = this.follower;
    if (!Object.values(current.remotes).some(({ canary }) => canary !== undefined)) return EVERYONE;
    const remote = remoteAt(getRoutes(current), url.split('?')[0] ?? '/');
    const percent = current.remotes[remote ?? '']?.canary?.percent;
    if (percent === undefined) return EVERYONE;
    const known = BUCKET.exec(headers.cookie ?? '')?.[1];
    const bucket = known === undefined ? randomInt(BUCKETS) : Number(known);
    const cookie = known === undefined ? ['set-cookie', `atelier-bucket=${bucket}; ${this.attributes}`] : [];
    return { isCanary: bucket < percent, headers: ['vary', 'cookie', ...cookie] };
  }
}
