import {
  type RemoteRelease,
  registeredVersionAnswer,
  releasesInUse,
  remoteName,
  remoteVersion,
} from '@atelier/contracts';
import { LRUCache } from 'lru-cache';
import type { ReleaseFollower } from './release-follower.js';
import type { SignedReleases } from './signed-releases.js';

const MAX_VERSIONS = 200;
/** How long to wait before asking again for an unregistered version. */
const UNKNOWN_MS = 5000;
const TIMEOUT_MS = 5000;
const FILE = /^([^/]+)\/([^/]+)\/(.+)$/;

/** SHA-384 in base64 by path. */
type Digests = ReadonlyMap<string, string>;

const computeDigests = ({ files }: RemoteRelease): Digests => new Map(files.map(({ path, sha384 }) => [path, sha384]));

/** Registered files and their digests: from the release set for versions in use, from the registry for others. */
export class RegisteredFiles {
  private readonly versions = new LRUCache<string, Promise<Digests | undefined>>({ max: MAX_VERSIONS });

  constructor(
    private readonly follower: Pick<ReleaseFollower, 'current'>,
    private readonly releasesUrl: string,
    private readonly signed: SignedReleases,
  ) {}

  /** The digest of a file such as `mfe-public/1.2.3/main.js`; undefined if no registered version has it. */
  async computeDigest(file: string): Promise<string | undefined> {
    const [, remote = '', version = '', path = ''] = FILE.exec(file) ?? [];
    if (!remoteName.safeParse(remote).success || !remoteVersion.safeParse(version).success) return undefined;
    const release = releasesInUse(this.follower.current, remote).find((one) => one.version === version);
    if (release) return release.files.find((one) => one.path === path)?.sha384;
    return (await this.digestsOfVersion(remote, version))?.get(path);
  }

  /** Asks the registry again about a version that was deleted. */
  forget(remote: string, version: string): void {
    this.versions.delete(`${remote}/${version}`);
  }

  private digestsOfVersion(remote: string, version: string): Promise<Digests | undefined> {
    const key = `${remote}/${version}`;
    const known = this.versions.get(key);
    if (known !== undefined) return known;
    const loading = this.load(remote, version);
    this.versions.set(key, loading);
    loading.then(
      (digests) => digests ?? this.versions.set(key, loading, { ttl: UNKNOWN_MS }),
      () => this.versions.delete(key),
    );
    return loading;
  }

  private async load(remote: string, version: string): Promise<Digests | undefined> {
    const answer = await fetch(`${this.releasesUrl}/releases/${remote}/versions/${version}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    const { data } = registeredVersionAnswer.parse(await answer.json());
    return this.signed.isServed(data) ? computeDigests(data) : undefined;
  }
}
