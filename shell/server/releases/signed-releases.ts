import type { ReleaseSet, RemoteRelease } from '@atelier/contracts';
import { isSigned } from '@atelier/release-kit/release-signing';
import type { Logger } from 'pino';

type RemoteVersions = ReleaseSet['remotes'][string];

/** Decides which releases are served: those that are what their publisher signed. */
export class SignedReleases {
  constructor(
    private readonly logger: Pick<Logger, 'error'>,
    /** The public keys whose signature every release needs; undefined: releases without a signature are accepted, too. */
    private readonly signers?: readonly string[] | undefined,
  ) {}

  isServed(release: RemoteRelease): boolean {
    const { name: remote, version, signature } = release;
    const isAccepted = signature === undefined || isSigned(release, signature);
    const isBySigner = this.signers === undefined || this.signers.includes(signature?.publicKey ?? '');
    if (isAccepted && isBySigner) return true;
    this.logger.error({ remote, version }, 'a release is not what its publisher signed; it is not served');
    return false;
  }

  /** The set without other releases: the previous version replaces one that is not served. */
  among(set: ReleaseSet): ReleaseSet {
    const served = Object.entries(set.remotes).flatMap(([remote, versions]) => {
      const left = this.versionsServed(versions);
      return left === undefined ? [] : [[remote, left] as const];
    });
    return { ...set, remotes: Object.fromEntries(served) };
  }

  private versionsServed({ live, previous, fallbacks = [], canary }: RemoteVersions): RemoteVersions | undefined {
    const all = [live, ...(previous === null ? [] : [previous]), ...fallbacks];
    const [first, second = null, ...others] = all.filter((release) => this.isServed(release));
    if (first === undefined) return undefined;
    const share = canary !== undefined && this.isServed(canary.release) ? { canary } : {};
    return { live: first, previous: second, fallbacks: others, ...share };
  }
}
