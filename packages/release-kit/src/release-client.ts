import { typeOfBuildFile } from '@atelier/contracts/releases/file-types';
import {
  type ChannelName,
  CONTENT_DIGEST_HEADER,
  type ReleaseFile,
  type ReleaseSet,
  type RemoteManifest,
  type RemoteRelease,
  type VersionInput,
} from '@atelier/contracts/releases/http';
import type { VersionEntry } from '@atelier/contracts/releases/version-entry';
import { getMessage, Problem } from './problem.js';
import { signRelease } from './release-signing.js';

const ANSWER_WITHIN_MS = 60_000;

interface Answer {
  status: number;
  body: {
    success?: boolean;
    message?: string;
    requestId?: string;
    errors?: { field: string; message: string }[];
    data?: unknown;
  };
}

const describe = ({ status, body }: Answer): string => {
  const issues = (body.errors ?? []).map(({ field, message }) => `\n  ${field}: ${message}`).join('');
  const request = body.requestId === undefined ? '' : ` (request ${body.requestId})`;
  return `${status} ${body.message ?? 'without a message'}${request}${issues}`;
};

/** The origin in ATELIER_URL. Throws a Problem if it is not the address of a site. */
export const parseSiteUrl = (url = ''): string => {
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new Problem('Set ATELIER_URL to the address of an Atelier, such as https://studio.example.');
};

/** Headers with the release key or the token that it was exchanged for. */
export type Credentials = Record<string, string>;

/** Client for the releases API of a running Atelier. */
export class ReleaseClient {
  readonly #base: string;
  readonly #credentials: Credentials;
  readonly #releaseKey: string | undefined;

  /** `base` is the URL of /releases, at a gateway or at the service. With a release key, versions are signed. */
  constructor(base: string, credentials: Credentials, releaseKey = credentials['x-api-key']) {
    this.#base = base;
    this.#credentials = credentials;
    this.#releaseKey = releaseKey;
  }

  /** The live set, without remotes that have no release. */
  async liveSet(): Promise<ReleaseSet> {
    return (await this.#expectOk('GET', '/live')).data as ReleaseSet;
  }

  async versions(remote: string): Promise<VersionEntry[]> {
    return (await this.#expectOk('GET', `/${remote}/versions`)).data as VersionEntry[];
  }

  /** The files of a published version. */
  async filesOf(remote: string, version: string): Promise<readonly ReleaseFile[]> {
    return ((await this.#expectOk('GET', `/${remote}/versions/${version}`)).data as RemoteRelease).files;
  }

  async upload({ name, version }: RemoteManifest, { path, sha384 }: ReleaseFile, body: Buffer): Promise<void> {
    await this.#expectOk('PUT', `/${name}/versions/${version}/files/${path}`, {
      body: new Uint8Array(body),
      headers: { 'content-type': typeOfBuildFile(path) ?? 'application/octet-stream', [CONTENT_DIGEST_HEADER]: sha384 },
    });
  }

  async register(remote: string, input: VersionInput): Promise<void> {
    const { manifest, files, commit } = input;
    const signature = this.#releaseKey && signRelease(this.#releaseKey, { ...manifest, files, commit });
    await this.#expectOk('POST', `/${remote}/versions`, this.#json(signature ? { ...input, signature } : input));
  }

  async promote(remote: string, version: string, channel: ChannelName = 'live'): Promise<void> {
    await this.#expectOk('PUT', `/${remote}/channels/${channel}`, this.#json({ version }));
  }

  /** Returns the version that is live again. With `from`, fails if another version is live by now. */
  async rollback(remote: string, from?: string): Promise<string> {
    const query = from === undefined ? '' : `?${new URLSearchParams({ from })}`;
    const { data } = await this.#expectOk('POST', `/${remote}/channels/live/rollback${query}`);
    return (data as { version: string }).version;
  }

  /** Shows a version to a share of the visitors, or changes the share. */
  async startCanary(remote: string, canary: { version: string; percent: number; automatic: boolean }): Promise<void> {
    await this.#expectOk('PUT', `/${remote}/canary`, this.#json(canary));
  }

  async stopCanary(remote: string): Promise<void> {
    await this.#expectOk('DELETE', `/${remote}/canary`);
  }

  #json(value: unknown): RequestInit {
    return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
  }

  async #expectOk(method: string, path: string, init: RequestInit = {}): Promise<Answer['body']> {
    const answer = await this.#ask(method, path, init);
    if (answer.status < 300 && answer.body.success === true) return answer.body;
    if (answer.status < 300) throw new Problem(`The server at ${this.#base} is not an Atelier. Check the address.`);
    throw new Problem(`${method} ${this.#base}${path} was answered ${describe(answer)}`);
  }

  async #ask(method: string, path: string, init: RequestInit): Promise<Answer> {
    const headers = { ...(init.headers as Record<string, string>), ...this.#credentials };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    try {
      const response = await fetch(`${this.#base}${path}`, { ...init, method, headers, signal });
      const body = (await response.json().catch(() => ({}))) as Answer['body'];
      return { status: response.status, body };
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      throw new Problem(`Atelier does not answer at ${this.#base} (${getMessage(cause)}). Is it running?`);
    }
  }
}
